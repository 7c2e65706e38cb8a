"""The HTTP API of the tutorial game. The client sends the whole course of the game each time."""

from typing import Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from alhambra.server.replays.lesson import lesson_after, query_after
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.web.cancellation import while_connected
from alhambra.server.web.rate_limits import address_of

AnyRequest = Request[Any, Any, Any]
TheWorkers = NamedDependency[Workers]
Action = dict[str, Any]


class Learning(msgspec.Struct, forbid_unknown_fields=True):
    """The learner's actions, and the number of calls that the client knows already."""

    actions: list[Action]
    since: int = 0


class Asking(msgspec.Struct, forbid_unknown_fields=True):
    """A query after the learner's actions."""

    actions: list[Action]
    what: Literal["preview", "refusals"]
    action: Action


@post("/lesson", status_code=200, media_type=MediaType.JSON)
async def learn(request: AnyRequest, data: JSONBody[Learning], lessons: TheWorkers) -> bytes:
    """Return the tutorial game after the learner's actions."""
    return await while_connected(request, lessons.do(address_of(request), lesson_after, data.actions, data.since))


@post("/lesson/questions", status_code=200, media_type=MediaType.JSON)
async def answer(request: AnyRequest, data: JSONBody[Asking], lessons: TheWorkers) -> bytes:
    """Return the preview of an action, or the refusals of an incomplete one."""
    work = lessons.do(address_of(request), query_after, data.actions, data.what, data.action)
    return await while_connected(request, work)


ROUTER: Final = Router("/api", route_handlers=[learn, answer])
