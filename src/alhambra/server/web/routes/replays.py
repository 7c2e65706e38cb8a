"""The HTTP API of replays: import a record, and fetch its game moment by moment."""

from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.replays.analyses import Analyses
from alhambra.server.replays.archive import LARGEST_RECORD, ReplayArchive
from alhambra.server.replays.finished_games import FinishedGames
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.web.cancellation import while_connected
from alhambra.server.web.rate_limits import TABLES, Rates, address_of
from alhambra.server.web.routes.tables import NotFound, check_access_word
from alhambra.server.web.visitors import check_was_there, links_of

_SECONDS_TO_CACHE: Final = 3600  # a replay never changes, but the server may
_COMPRESSED: Final = {"Content-Encoding": "gzip", "Cache-Control": f"private, max-age={_SECONDS_TO_CACHE}"}
AnyRequest = Request[Any, Any, Any]
TheArchive = NamedDependency[ReplayArchive]
ReplayId = FromPath[str]
Seat = FromQuery[int | None]


class Importing(msgspec.Struct, forbid_unknown_fields=True):
    """A record to replay, as text or JSON."""

    record: str
    access_word: str = ""


@post("/replays", status_code=201, request_max_body_size=2 * LARGEST_RECORD)
async def import_record(
    request: AnyRequest,
    data: JSONBody[Importing],
    registry: NamedDependency[TableRegistry],
    archive: TheArchive,
    settings: NamedDependency[ServerSettings],
    rates: NamedDependency[Rates],
) -> dict[str, str]:
    """Validate and store the record of a finished game; anybody with its id can replay it."""
    address = address_of(request)
    check_access_word(data.access_word, settings, rates, address)
    if not archive.knows(data.record):
        rates.take(TABLES, address)
    return {"replay": await while_connected(request, archive.keep_imported(address, data.record, registry.clock()))}


@post("/tables/{table_id:str}/replay", status_code=201)
async def replay_table(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: NamedDependency[TableRegistry],
    finished: NamedDependency[FinishedGames],
    archive: TheArchive,
) -> dict[str, str]:
    """Store the finished game of a table as a replay; anybody with its id can replay it."""
    check_was_there(await links_of(request, registry.queries, table_id))
    visitor, table = address_of(request), (await registry.table(table_id)).table
    text = await while_connected(request, finished.record(visitor, table))
    if text is None:
        raise NotFound("no-replay-yet")
    return {"replay": await while_connected(request, archive.keep(visitor, text, registry.clock()))}


@get("/replays/{replay_id:str}", media_type=MediaType.JSON)
async def show_replay(
    request: AnyRequest, replay_id: ReplayId, archive: TheArchive, seat: Seat = None
) -> Response[bytes]:
    """Return all but the positions: moments with events, as a seat saw them or all, and statistics."""
    return await _compressed(request, archive.overview(address_of(request), replay_id, seat))


@get("/replays/{replay_id:str}/positions/{chunk:int}", media_type=MediaType.JSON)
async def show_positions(
    request: AnyRequest, replay_id: ReplayId, chunk: FromPath[int], archive: TheArchive, seat: Seat = None
) -> Response[bytes]:
    """Return the positions of a chunk of moments, as a seat saw them or with everything visible."""
    return await _compressed(request, archive.positions(address_of(request), replay_id, chunk, seat))


@get("/replays/{replay_id:str}/record", media_type=MediaType.TEXT)
async def show_record(replay_id: ReplayId, archive: TheArchive) -> str:
    """Return the record as text."""
    return await archive.text(replay_id)


@get("/replays/{replay_id:str}/record.json", media_type=MediaType.JSON)
async def show_record_data(request: AnyRequest, replay_id: ReplayId, archive: TheArchive) -> Response[bytes]:
    """Return the record as JSON, whose hash is the seal."""
    return await _compressed(request, archive.record_data(address_of(request), replay_id))


@get("/replays/{replay_id:str}/findings", media_type=MediaType.JSON)
async def show_findings(request: AnyRequest, replay_id: ReplayId, archive: TheArchive) -> Response[bytes]:
    """Return what the record proves and what it leaves open."""
    return await _compressed(request, archive.findings(address_of(request), replay_id))


@post("/replays/{replay_id:str}/analysis", status_code=200)
async def analyse_replay(
    request: AnyRequest, replay_id: ReplayId, analyses: NamedDependency[Analyses], deep: FromQuery[bool] = False
) -> dict[str, Any]:
    """Return the analysis of a game, or how many of its entries are ``done``; ``deep`` tries moves in samples."""
    return await while_connected(request, analyses.ask(address_of(request), replay_id, deep))


async def _compressed(request: AnyRequest, answer: Coroutine[Any, Any, bytes]) -> Response[bytes]:
    content = await while_connected(request, answer)
    return Response(content, media_type=MediaType.JSON, headers=_COMPRESSED)


ROUTER: Final = Router(
    "/api",
    route_handlers=[
        import_record,
        replay_table,
        show_replay,
        show_positions,
        show_record,
        show_record_data,
        show_findings,
        analyse_replay,
    ],
)
