"""The HTTP side of the first game: what was done goes in, what the learner sees comes out."""

from typing import Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from alhambra.server.replays.lesson import answered, learned
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.web.cancellation import while_connected
from alhambra.server.web.rate_limits import address_of

AnyRequest = Request[Any, Any, Any]
TheWorkers = NamedDependency[Workers]
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


@post("/lesson", status_code=200, media_type=MediaType.JSON)
async def learn(request: AnyRequest, data: JSONBody[Learning], lessons: TheWorkers) -> bytes:
    """The first game after what was done in it."""
    return await while_connected(request, lessons.do(address_of(request), learned, data.actions, data.since))


@post("/lesson/questions", status_code=200, media_type=MediaType.JSON)
async def answer(request: AnyRequest, data: JSONBody[Asking], lessons: TheWorkers) -> bytes:
    """What an action would do, or what may become of one that is incomplete."""
    work = lessons.do(address_of(request), answered, data.actions, data.what, data.action)
    return await while_connected(request, work)


ROUTER: Final = Router("/api", route_handlers=[learn, answer])
