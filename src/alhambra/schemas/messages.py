"""What clients are told of a game before it is played, so that they need to know none of its kinds."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta


class FieldDeclaration(TypedDict):
    """A field of an action."""

    name: Annotated[str, Meta(description="what it is called")]
    form: Annotated[Literal["name", "names", "number", "cell"], Meta(description="what it holds")]
    place: NotRequired[
        Annotated[
            Literal["hand", "display", "cell"],
            Meta(
                description="where the named things lie: in the hand, in the display, or in the palace on the cell "
                "that the action names; absent if it is to be seen by their names"
            ),
        ]
    ]


class ActionDeclaration(TypedDict):
    """How players choose the actions of a kind."""

    chosen: Annotated[
        Literal["touch", "purchase", "aside", "button", "decline"],
        Meta(
            description="by touching what its fields name; likewise, as a purchase on the market; likewise, for a tile "
            "that is put aside and not laid; by a button; by a button, doing without what is offered"
        ),
    ]
    fields: Annotated[list[FieldDeclaration], Meta(description="its fields in the order of the notation")]


class GameDeclaration(TypedDict):
    """What a client must know of a game with all its modules to let people play it."""

    game: Annotated[str, Meta(description="the name of the game")]
    actions: Annotated[dict[str, ActionDeclaration], Meta(description="by kind how each action is chosen")]
    decisions: Annotated[
        dict[str, list[str]], Meta(description="by kind of decision the kinds of action that it is between, if known")
    ]
    quiet: Annotated[list[str], Meta(description="the kinds of events that no log tells, as all see them")]
    quiet_at_tables: Annotated[
        list[str], Meta(description="the kinds of events that the log of a table leaves out, but not a replay")
    ]
    clauses: Annotated[list[str], Meta(description="what the names of its clauses begin with")]
    module_clauses: Annotated[
        dict[str, list[str]], Meta(description="by module what the names of its clauses begin with")
    ]
