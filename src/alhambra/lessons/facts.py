"""Facts that the texts of lessons rely on, read from what the learner sees."""

from collections.abc import Callable
from typing import Any

from alhambra.lessons.lesson import LEARNER, Fact
from alhambra.protocol import Game

View = dict[str, Any]


def seen(name: str, holds: Callable[[View], bool]) -> Fact:
    """A fact about the learner's view."""

    def holds_in(game: Game) -> bool:
        view: Any = game.view(LEARNER)
        return holds(view)

    return Fact(name, holds_in)


def holding(*cards: str) -> Fact:
    """The learner holds these cards."""
    return seen(f"holds {', '.join(cards)}", lambda view: set(cards) <= set(view["hand"]))


def lacking(*cards: str) -> Fact:
    """The learner holds none of these cards."""
    return seen(f"lacks {', '.join(cards)}", lambda view: not set(cards) & set(view["hand"]))


def displayed(*cards: str) -> Fact:
    """These cards are in the display."""
    return seen(f"display has {', '.join(cards)}", lambda view: set(cards) <= set(view["display"]))


def for_sale(tile: str, currency: str) -> Fact:
    """A tile is on the market field of a currency."""

    def holds(view: View) -> bool:
        return any(
            (field["tile"] or {}).get("tile") == tile for field in view["market"] if field["currency"] == currency
        )

    return seen(f"{tile} costs {currency}", holds)


def built(tile: str) -> Fact:
    """A tile is in the learner's palace."""
    return seen(f"{tile} is built", lambda view: tile in [piece["tile"] for piece in view["seats"][LEARNER]["palace"]])


def in_reserve(tile: str) -> Fact:
    """A tile is in the learner's reserve."""
    return seen(
        f"{tile} is in the reserve", lambda view: tile in [one["tile"] for one in view["seats"][LEARNER]["reserve"]]
    )


def to_place(tile: str) -> Fact:
    """The learner must place a tile now."""
    return seen(f"{tile} is new", lambda view: tile in [new["tile"] for new in view["new_tiles"]] and asked(view))


def deciding(kind: str) -> Fact:
    """The learner must make a decision of this kind."""
    return seen(f"decides {kind}", lambda view: asked(view) and view["decision"]["kind"] == kind)


def waiting() -> Fact:
    """The learner has nothing to decide, as the lesson is over."""
    return seen("waits", lambda view: not asked(view))


def scored(count: int) -> Fact:
    """This many scorings are over."""
    return seen(f"{count} scorings are over", lambda view: view["scorings_done"] == count)


def asked(view: View) -> bool:
    """Whether the learner must decide."""
    return view["decision"] is not None and view["decision"]["seat"] == LEARNER


def scored_at_least(count: int) -> Fact:
    """This many scorings are over, or more."""
    return seen(f"{count} scorings or more are over", lambda view: view["scorings_done"] >= count)


def is_over() -> Fact:
    """The game is over."""
    return seen("the game is over", lambda view: view["is_over"])


def gone(tile: str) -> Fact:
    """A tile is no longer on the market."""
    return seen(
        f"{tile} is not for sale",
        lambda view: all((field["tile"] or {}).get("tile") != tile for field in view["market"]),
    )
