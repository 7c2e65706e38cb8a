"""Lessons over HTTP: clients send what was done, and get what the learner sees. Nothing is stored."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from alhambra.lessons import FIRST_GAME
from alhambra.server.replays.lesson import LessonQuery, lesson_after, lesson_list, query_after
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.web.cancellation import while_connected
from alhambra.server.web.rate_limits import address_of

AnyRequest = Request[Any, Any, Any]
TheWorkers = NamedDependency[Workers]
Action = dict[str, Any]


class Learning(msgspec.Struct, forbid_unknown_fields=True):
    """The learner's actions in a lesson, and the number of calls of the game that the client has."""

    actions: list[Action]
    since: int = 0
    lesson: str = FIRST_GAME


class Asking(msgspec.Struct, forbid_unknown_fields=True):
    """A question of the learner, which changes nothing."""

    actions: list[Action]
    what: LessonQuery
    action: Action | None = None
    tile: str | None = None
    lesson: str = FIRST_GAME


@get("/lessons")
async def list_lessons() -> list[dict[str, Any]]:
    """Return all lessons, with their steps."""
    return lesson_list()


@post("/lesson", status_code=200, media_type=MediaType.JSON)
async def learn(request: AnyRequest, data: JSONBody[Learning], lessons: TheWorkers) -> bytes:
    """Return a lesson after the learner's actions."""
    work = lessons.do(address_of(request), lesson_after, data.lesson, data.actions, data.since)
    return await while_connected(request, work)


@post("/lesson/questions", status_code=200, media_type=MediaType.JSON)
async def answer(request: AnyRequest, data: JSONBody[Asking], lessons: TheWorkers) -> bytes:
    """Return the effects of an action, the completions of an incomplete one, or where a tile would fit."""
    work = lessons.do(address_of(request), query_after, data.lesson, data.actions, data.what, data.action, data.tile)
    return await while_connected(request, work)


ROUTER: Final = Router("/api", route_handlers=[list_lessons, learn, answer])
