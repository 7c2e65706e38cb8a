"""The HTTP side of replays: keeping a record, and the game that it tells, moment by moment."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from alhambra.server.analyses import Analyses
from alhambra.server.house import House
from alhambra.server.replays import LARGEST_RECORD, Replay, Replays, findings_of
from alhambra.server.settings import Settings
from alhambra.server.tables.table import OVER
from alhambra.server.web.api import NotFound, check_access_word
from alhambra.server.web.rates import TABLES, Rates, address_of
from alhambra.server.web.visitors import check_was_there, links_of

_SECONDS_TO_CACHE: Final = 3600  # a replay never changes, but the server may
_PACKED: Final = {"Content-Encoding": "gzip", "Cache-Control": f"private, max-age={_SECONDS_TO_CACHE}"}
TheReplays = NamedDependency[Replays]
ReplayId = FromPath[str]
Seat = FromQuery[int | None]


class Importing(msgspec.Struct, forbid_unknown_fields=True):
    """A record that is to be replayed, in either of its forms."""

    record: str
    access_word: str = ""


@post("/replays", status_code=201, request_max_body_size=2 * LARGEST_RECORD)
async def import_record(
    request: Request[Any, Any, Any],
    data: JSONBody[Importing],
    house: NamedDependency[House],
    replays: TheReplays,
    settings: NamedDependency[Settings],
    rates: NamedDependency[Rates],
) -> dict[str, str]:
    """Keep the record of a finished game, once it is proved to follow the rules; anybody with the id can replay it."""
    check_access_word(data.access_word, settings, rates, address_of(request))
    rates.take(TABLES, address_of(request))
    return {"replay": await replays.keep_text(data.record, house.clock())}


@post("/tables/{table_id:str}/replay", status_code=201)
async def replay_table(
    request: Request[Any, Any, Any], table_id: FromPath[str], house: NamedDependency[House], replays: TheReplays
) -> dict[str, str]:
    """The replay of a table whose game is over, for who may see the table; its id may be passed on."""
    check_was_there(await links_of(request, house.library, table_id))
    table = (await house.table(table_id)).table
    if table.phase != OVER or table.game is None:
        raise NotFound("no-replay-yet")
    return {"replay": await replays.keep(table.game.record(), house.clock())}


@get("/replays/{replay_id:str}", media_type=MediaType.JSON)
async def show_replay(replay_id: ReplayId, replays: TheReplays, seat: Seat = None) -> Response[bytes]:
    """What was played and told, to a seat or, without one, to all together; and what can be counted and measured."""
    replay = await _found(replays, replay_id, seat)
    packed = await asyncio.to_thread(replay.overview, seat)
    return Response(packed, media_type=MediaType.JSON, headers=_PACKED)


@get("/replays/{replay_id:str}/positions/{chunk:int}", media_type=MediaType.JSON)
async def show_positions(
    replay_id: ReplayId, chunk: FromPath[int], replays: TheReplays, seat: Seat = None
) -> Response[bytes]:
    """The positions of a chunk of moments, as a seat saw them or open."""
    replay = await _found(replays, replay_id, seat)
    if not 0 <= chunk < replay.chunks:
        raise NotFound("no-such-moments", most=replay.chunks - 1)
    packed = await replays.positions(replay, chunk, seat)
    return Response(packed, media_type=MediaType.JSON, headers=_PACKED)


@get("/replays/{replay_id:str}/record", media_type=MediaType.TEXT)
async def show_record(replay_id: ReplayId, replays: TheReplays) -> str:
    """The record as text."""
    return (await _found(replays, replay_id)).record.to_text()


@get("/replays/{replay_id:str}/record.json")
async def show_record_data(replay_id: ReplayId, replays: TheReplays) -> dict[str, Any]:
    """The record as JSON, of which the seal is the hash."""
    return dict((await _found(replays, replay_id)).record.to_json())


@get("/replays/{replay_id:str}/findings")
async def show_findings(replay_id: ReplayId, replays: TheReplays) -> list[dict[str, Any]]:
    """What the server has found out by playing the record again."""
    record = (await _found(replays, replay_id)).record
    return await asyncio.to_thread(findings_of, record)


@post("/replays/{replay_id:str}/analysis", status_code=200)
async def analyse_replay(
    replay_id: ReplayId, replays: TheReplays, analyses: NamedDependency[Analyses]
) -> dict[str, Any]:
    """What strong bots think of the game: the ``analysis``, or how many of its entries are ``done`` so far."""
    return await analyses.ask(replay_id, (await _found(replays, replay_id)).record)


async def _found(replays: Replays, replay_id: str, seat: int | None = None) -> Replay:
    replay = await replays.replay(replay_id)
    if seat is not None and not 0 <= seat < replay.record.config.seats:
        raise NotFound("no-such-seat-here")
    return replay


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
