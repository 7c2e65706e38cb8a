"""Lessons as clients see them: they send what a learner has done, and get what the learner sees."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from alhambra.lessons import LEARNER, LeadsAway, Lesson, NoLesson, Progress, lesson_named, lessons
from alhambra.protocol import Action

_MOST_ACTIONS: Final = 400
_MOST_KEPT: Final = 128  # positions in memory

Actions = Sequence[Mapping[str, Any]]
LessonQuery = Literal["preview", "refusals", "fit"]


class LessonCache:
    """Lessons by the actions taken in them; the latest are kept in memory."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], Progress] = OrderedDict()

    def after(self, name: str, actions: Actions) -> Progress:
        """Return the lesson after these actions of the learner.

        Raises:
            NoLesson: There is no such lesson, or too many actions.
            NotationError: An action does not belong to this game.
            IllegalAction: An action breaks the rules.
            LeadsAway: The lesson asks for another action.
        """
        if len(actions) > _MOST_ACTIONS:
            raise NoLesson("lesson-too-long", most=_MOST_ACTIONS)
        lesson = lesson_named(name)
        reader = self._after((name,), lesson).game.action_set
        return self._after((name, *[reader.from_json(action).notation() for action in actions]), lesson)

    def _after(self, key: tuple[str, ...], lesson: Lesson) -> Progress:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if len(key) == 1:
            progress = Progress.begin(lesson)
        else:
            before = self._after(key[:-1], lesson)
            progress = before.play(before.game.action_set.parse(key[-1]))
        self._kept[key] = progress
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return progress


def lesson_list() -> list[dict[str, Any]]:
    """Return what clients need to know about every lesson before it begins."""
    return [
        {
            "name": name,
            "config": lesson.config.to_json(),
            "steps": [
                {"name": step.name, "chapter": step.chapter, "spot": step.spot, "until": step.until}
                for step in lesson.steps
            ],
        }
        for name, lesson in lessons().items()
    ]


def lesson_view(progress: Progress, since: int) -> dict[str, Any]:
    """Return what the learner sees, with the calls from a given number on, and what the script asks for."""
    game = progress.game
    wanted = progress.wanted
    asked = game.decision is not None and game.decision.seat == LEARNER and not progress.is_over
    offers: Iterable[Action] = game.legal_actions(seat=LEARNER) if asked else []
    return {
        "view": game.view(LEARNER),
        "offers": [action.to_json() for action in offers],
        "wanted": None if wanted is None else wanted.to_json(),
        "leads_away": False,
        "standing": game.standing(seat=LEARNER),
        "undo": progress.undoable,
        "calls": progress.calls[max(0, since) :],
    }


# --- runs in a process of its own ---

_CACHE: Final = LessonCache()


def lesson_after(name: str, actions: Actions, since: int) -> bytes:
    """Return what the learner sees after these actions, as JSON; if the last one led away, only that."""
    try:
        return msgspec.json.encode(lesson_view(_CACHE.after(name, actions), since))
    except LeadsAway:
        return msgspec.json.encode({"leads_away": True})


def query_after(
    name: str, actions: Actions, what: LessonQuery, action: Mapping[str, Any] | None, tile: str | None
) -> bytes:
    """Return the effects of an action, the completions of an incomplete one, or where a tile would fit, as JSON."""
    game = _CACHE.after(name, actions).game
    match what:
        case "preview":
            answer: Any = game.preview(game.action_set.from_json(action), seat=LEARNER)
        case "refusals":
            answer = game.refusals(action, seat=LEARNER)
        case "fit":
            answer = game.fit(tile, seat=LEARNER)
    return msgspec.json.encode({what: answer})
