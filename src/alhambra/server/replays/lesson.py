"""The tutorial game: a game with a fixed seed, against two bots of the lowest level.

The server stores nothing: the learner's actions determine the whole game, so it can be continued
anywhere.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from alhambra.bots import Window, make_bot
from alhambra.games import new_game
from alhambra.protocol import Action, AlhambraError, Game, GameConfig, Randomness
from alhambra.protocol.messages import EventMessage
from alhambra.server.tables.table import is_revealing

CONFIG: Final = GameConfig("alhambra", 3)
LEARNER: Final = 0
SEED: Final = "first game 300"
_TEACHER: Final = "apprentice"
_MOST_ACTIONS: Final = 400
_CACHED_LESSONS: Final = 128

# The opening: what the learner is asked to do, and what the bots play in between.
SCRIPT: Final = (
    "0: take dirham_4+gulden_1",
    "1: buy seraglio_6_es gulden_6",
    "1: take dirham_6",
    "1: place seraglio_6_es 0,1",
    "2: buy garden_8_sw gulden_3+gulden_5",
    "2: buy seraglio_7_w dukat_8",
    "2: place garden_8_sw -1,0",
    "2: place seraglio_7_w 0,1",
    "0: buy garden_10_n dirham_4+dirham_6",
    "0: take gulden_6",
    "0: place garden_10_n 0,-1",
    "1: take dirham_8",
    "2: take dukat_5",
    "0: buy arcades_6_sw gulden_8",
    "0: reserve arcades_6_sw",
    "1: take dukat_8",
    "2: take gulden_9",
    "0: build arcades_6_sw 0,1",
)
_READER: Final = new_game(CONFIG, SEED).action_set


class NoLesson(AlhambraError):
    """The actions are not a valid course of the lesson."""


class Lesson(NamedTuple):
    """The game after some actions of the learner and the bots' replies."""

    game: Game
    calls: tuple[list[EventMessage], ...]  # the events of the set-up and of each action
    undoable: int  # how many of the learner's last actions have revealed nothing


class Lessons:
    """A cache of lessons by the learner's actions."""

    def __init__(self) -> None:
        self._cached: OrderedDict[tuple[str, ...], Lesson] = OrderedDict()

    def after(self, actions: Sequence[Mapping[str, Any]]) -> Lesson:
        """Return the lesson after these actions of the learner.

        Raises IllegalAction for an action that is not legal, NoLesson if there are too many.
        """
        if len(actions) > _MOST_ACTIONS:
            raise NoLesson("lesson-too-long", most=_MOST_ACTIONS)
        return self._after(tuple([_READER.from_json(action).notation() for action in actions]))

    def _after(self, done: tuple[str, ...]) -> Lesson:
        if done in self._cached:
            self._cached.move_to_end(done)
            return self._cached[done]
        lesson = _played(self._after(done[:-1]), done[-1]) if done else _new_lesson()
        self._cached[done] = lesson
        while len(self._cached) > _CACHED_LESSONS:
            self._cached.popitem(last=False)
        return lesson


def _new_lesson() -> Lesson:
    game = new_game(CONFIG, SEED)
    return _with_replies(game, [game.events_for(LEARNER)], 0)


def _played(before: Lesson, action: str) -> Lesson:
    game = before.game.copy()
    chosen = game.action_set.parse(action)
    game.play(chosen, seat=LEARNER)
    is_known = not is_revealing(before.game, chosen, game)
    return _with_replies(game, [*before.calls, game.events_for(LEARNER)], before.undoable + 1 if is_known else 0)


def _with_replies(game: Game, calls: list[list[EventMessage]], undoable: int) -> Lesson:
    """Let the bots play until the learner has to choose again."""
    while (decision := game.decision) is not None and decision.seat != LEARNER:
        scripted = _scripted(game)
        game.play(game.action_set.parse(scripted) if scripted is not None else _chosen(game, decision.seat))
        calls.append(game.events_for(LEARNER))
        undoable = 0
    return Lesson(game, tuple(calls), undoable)


def _scripted(game: Game) -> str | None:
    """Return the next action of the script, if the game has followed it so far."""
    if game.at >= len(SCRIPT) or [entry.line() for entry in game.entries()] != list(SCRIPT[: game.at]):
        return None
    return SCRIPT[game.at].partition(": ")[2]


def _chosen(game: Game, seat: int) -> Action:
    """Return what a bot chooses; seeded by the position, so that it is always the same."""
    bot = make_bot(_TEACHER, Randomness(f"{SEED} {game.at}"))
    return bot.choose(Window(game, seat))


def lesson_message(lesson: Lesson, since: int) -> dict[str, Any]:
    """Return what the learner sees, with the calls from number ``since`` on and the scripted action."""
    game = lesson.game
    scripted = _scripted(game)
    offers: Iterable[Action] = game.legal_actions(seat=LEARNER) if game.decision is not None else []
    return {
        "view": game.view(LEARNER),
        "offers": [action.to_json() for action in offers],
        "wanted": None if scripted is None else game.action_set.parse(scripted).to_json(),
        "standing": game.standing(seat=LEARNER),
        "undo": lesson.undoable,
        "calls": lesson.calls[max(0, since) :],
    }


# --- called in a worker process ---

_LESSONS: Final = Lessons()


def lesson_after(actions: Sequence[Mapping[str, Any]], since: int) -> bytes:
    """Return what the learner sees after these actions, as JSON."""
    return msgspec.json.encode(lesson_message(_LESSONS.after(actions), since))


def query_after(
    actions: Sequence[Mapping[str, Any]], what: Literal["preview", "refusals"], action: Mapping[str, Any]
) -> bytes:
    """Return the preview of an action, or the refusals of an incomplete one, as JSON."""
    game = _LESSONS.after(actions).game
    if what == "preview":
        return msgspec.json.encode({"preview": game.preview(game.action_set.from_json(action), seat=LEARNER)})
    return msgspec.json.encode({"refusals": game.refusals(action, seat=LEARNER)})
