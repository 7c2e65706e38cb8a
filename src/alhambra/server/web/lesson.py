"""The HTTP side of the first game: what was done goes in, what the learner sees comes out."""

import asyncio
from typing import Any, Final, Literal

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from alhambra.server.lesson import LEARNER, Lessons, told_of

_LESSONS: Final = Lessons()
Action = dict[str, Any]


class Learning(msgspec.Struct, forbid_unknown_fields=True):
    """What the learner has done, and how many calls of the game are known already."""

    actions: list[Action]
    since: int = 0


class Asking(msgspec.Struct, forbid_unknown_fields=True):
    """A question of the learner, which changes nothing."""

    actions: list[Action]
    what: Literal["preview", "refusals"]
    action: Action


@post("/lesson", status_code=200)
async def learn(data: JSONBody[Learning]) -> dict[str, Any]:
    """The first game after what was done in it."""
    lesson = await asyncio.to_thread(_LESSONS.after, data.actions)
    return told_of(lesson, data.since)


@post("/lesson/questions", status_code=200)
async def answer(data: JSONBody[Asking]) -> dict[str, Any]:
    """What an action would do, or what may become of one that is incomplete."""
    game = (await asyncio.to_thread(_LESSONS.after, data.actions)).game
    if data.what == "preview":
        return {"preview": game.preview(game.action_set.from_json(data.action), seat=LEARNER)}
    return {"refusals": game.refusals(data.action, seat=LEARNER)}


ROUTER: Final = Router("/api", route_handlers=[learn, answer])
