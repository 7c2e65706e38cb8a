"""The HTTP API of tables: create, find and join them, and play without a WebSocket."""

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from alhambra.bots.levels import LEVELS
from alhambra.declarations import declaration_of
from alhambra.games import GAMES
from alhambra.protocol import AlhambraError, GameConfig
from alhambra.server.messages.encode import encoded, offers_of, table_state
from alhambra.server.ops.codes import read_code
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.ops.tokens import hashed
from alhambra.server.replays.archive import ReplayArchive
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.replays.finished_games import FinishedGames
from alhambra.server.store.keys import Keys
from alhambra.server.store.queries import INVITE, OWNER, SEAT, Link
from alhambra.server.tables import decide
from alhambra.server.tables.entries import SeatPlan
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import NoSuchTable, TableRegistry, seats_of
from alhambra.server.tables.table import GATHERING, PLAYING, OtherRules
from alhambra.server.web.cancellation import while_connected
from alhambra.server.web.choices import Names
from alhambra.server.web.commands import Play, Say, identity_of, read_command, table_command
from alhambra.server.web.rate_limits import COMMANDS, GUESSES, LINKS, TABLES, Rates, address_of, of_seat
from alhambra.server.web.visitors import (
    NotYours,
    check_may_join,
    check_may_see,
    check_may_watch,
    check_owner,
    check_plays,
    check_seat,
    check_was_there,
    cookie_name,
    is_secure,
    links_of,
    own_links,
    visitor_of,
)
from alhambra.signatures import signed_final_promise, signed_promise

_MOST_LISTED = 50
_SECONDS_TO_LIST = 1.0  # after which a table that is still loading is left out
_COOKIE_SECONDS = 400 * 24 * 3600  # the longest time that browsers allow
AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
Seat = FromQuery[int | None]
TheRegistry = NamedDependency[TableRegistry]
TheSettings = NamedDependency[ServerSettings]
TheRates = NamedDependency[Rates]
TheQueue = NamedDependency[FairQueue]
TheFinishedGames = NamedDependency[FinishedGames]


class NotFound(AlhambraError):
    """The resource does not exist, or not yet."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to create."""

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=100)]
    modules: Names = []
    options: Names = []
    pace: str = "free"
    watching: bool = True
    open_hands: bool = False
    public: bool = False
    leaving: Literal["bot", "agreement"] = "bot"
    hints: bool = True
    replay: str = ""  # if set, the game continues from a moment of this replay
    moment: int = 0
    access_word: str = ""


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link, or the code of a table, to exchange for a cookie."""

    token: str


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a player who takes a seat."""

    name: str


@post("/tables", status_code=201)
async def make_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    registry: TheRegistry,
    settings: TheSettings,
    rates: TheRates,
    archive: NamedDependency[ReplayArchive],
) -> dict[str, Any]:
    """Create a table, and return the tokens of its links: for the owner, to join, and to watch."""
    check_access_word(data.access_word, settings, rates, address_of(request))
    config = GameConfig(data.game, len(data.seats), data.modules, data.options)
    made = decide.make(
        config,
        data.seats,
        data.pace,
        data.leaving,
        watching=data.watching,
        open_hands=data.open_hands,
        public=data.public,
        hints=data.hints,
        position=await _position(request, data, config, archive),
    )
    rates.take(TABLES, address_of(request))
    table_id, tokens = await registry.make_table(made)
    return {"table": table_id, "tokens": tokens}


async def _position(request: AnyRequest, data: NewTable, config: GameConfig, archive: ReplayArchive) -> str | None:
    """Return the starting position; None for a new game."""
    if not data.replay:
        return None
    position = archive.position_to_play(address_of(request), data.replay, data.moment, config)
    return await while_connected(request, position)


def check_access_word(given: str, settings: ServerSettings, rates: Rates, address: str) -> None:
    """Raise NotYours for a wrong access word, and TooOften after too many wrong ones."""
    if not settings.access_word:
        return
    rates.check(GUESSES, address)
    if not secrets.compare_digest(given.encode(), settings.access_word.encode()):
        rates.take(GUESSES, address)
        raise NotYours("access-word-needed")


@get("/games", sync_to_thread=False)
def list_games() -> list[dict[str, Any]]:
    """Return the games with their seats, modules and options, and the bots."""
    return [
        {
            "game": info.name,
            "least_seats": info.min_seats,
            "most_seats": info.max_seats,
            "modules": info.modules,
            "options": info.options,
            "bots": list(LEVELS),
        }
        for info in GAMES.values()
    ]


@get("/games/{game:str}", sync_to_thread=False)
def describe_game(game: FromPath[str]) -> dict[str, Any]:
    """Return the declaration of a game, which lets a client play it without knowing its modules."""
    return dict(declaration_of(game))


@get("/tables")
async def list_tables(registry: TheRegistry) -> list[dict[str, Any]]:
    """Return the public tables."""
    ids = await asyncio.to_thread(registry.queries.public_tables, (GATHERING, PLAYING), _MOST_LISTED)
    found = await _all_shown(registry, ids, _SECONDS_TO_LIST)
    return [table_state(live.table) for live in found]


async def _all_shown(registry: TableRegistry, ids: list[str], seconds: float | None = None) -> list[LiveTable]:
    """Load tables concurrently; omit those that take too long, which continue to load."""
    loading = [asyncio.create_task(_shown(registry, table_id)) for table_id in ids]
    try:
        if loading:
            await asyncio.wait(loading, timeout=seconds)
        found = [task.result() for task in loading if task.done()]
    finally:
        for task in loading:
            task.cancel()
    return [live for live in found if live is not None]


async def _shown(registry: TableRegistry, table_id: str) -> LiveTable | None:
    """Return a table for a list; None if it was deleted, or cannot continue in this version."""
    try:
        return await registry.table(table_id)
    except (OtherRules, NoSuchTable):
        return None


@post("/enter", status_code=200)
async def enter(
    request: AnyRequest, data: JSONBody[Entering], registry: TheRegistry, rates: TheRates
) -> Response[dict[str, Any]]:
    """Exchange the token of a link for a cookie, so that it can be removed from the URL.

    The code of a table that is gathering is exchanged for an invitation first.
    """
    rates.check(GUESSES, address_of(request))
    code = read_code(data.token)
    token = data.token if code is None else await _invitation_by_code(registry, code)
    links = [] if token is None else await asyncio.to_thread(registry.queries.links, hashed(token))
    if not links:
        rates.take(GUESSES, address_of(request))
        raise NotFound("no-such-link") if code is None else NotFound("no-such-code")
    rates.take(LINKS, address_of(request))
    link = links[0]
    visitor = await visitor_of(request, registry.queries)
    await asyncio.to_thread(registry.queries.remember, hashed(visitor), link.token_hash, registry.clock())
    answer = {"table": link.table_id, "role": link.role, "seat": link.seat}
    if code is not None:
        answer["token"] = token
    return Response(answer, cookies=[visitor_cookie(visitor, request)])


async def _invitation_by_code(registry: TableRegistry, code: str) -> str | None:
    """Return the token of a new invitation; None if no table with this code is gathering."""
    for table_id in await asyncio.to_thread(registry.queries.tables_of_code, hashed(code)):
        live = await _shown(registry, table_id)
        if live is not None and live.table.phase == GATHERING:
            return await registry.another_link(table_id, INVITE)
    return None


def visitor_cookie(visitor: str, request: AnyRequest) -> Cookie:
    """Return the cookie that identifies a browser."""
    return Cookie(
        key=cookie_name(request),
        value=visitor,
        max_age=_COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
    )


@get("/mine")
async def my_tables(
    request: AnyRequest, registry: TheRegistry, table: FromQuery[str | None] = None
) -> list[dict[str, Any]]:
    """Return the visitor's tables and whose turn it is, latest activity first; or only one table.

    Tables that the visitor has removed from the list are left out, unless one is named.
    """
    links = await own_links(request, registry.queries, table)
    visitor = request.cookies.get(cookie_name(request))
    hidden = set[str]()
    if visitor is not None and table is None:
        hidden = await asyncio.to_thread(registry.queries.hidden, hashed(visitor))
    ids = [one for one in dict.fromkeys([link.table_id for link in links]) if one not in hidden]
    return [_mine(live, links) for live in await _all_shown(registry, ids[:_MOST_LISTED])]


@delete("/mine/{table_id:str}", status_code=200)
async def remove_from_mine(request: AnyRequest, table_id: TableId, registry: TheRegistry) -> dict[str, Any]:
    """Remove a table from the list of the browser. Its links and the table stay as they are."""
    visitor = request.cookies.get(cookie_name(request))
    if visitor is None or not await own_links(request, registry.queries, table_id):
        raise NotYours("link-needed")
    await asyncio.to_thread(registry.queries.hide, hashed(visitor), table_id)
    return {"table": table_id}


def _mine(live: LiveTable, links: list[Link]) -> dict[str, Any]:
    """Return a table as it is listed for a visitor with these links."""
    own = seats_of([link for link in links if link.table_id == live.table.id])
    return {
        **table_state(live.table),
        "own_seats": own,
        "is_owner": any(link.role == OWNER and link.table_id == live.table.id for link in links),
        "decides": _decides(live),
        "changed": live.table.made_at,
        "result": _result(live),
    }


def _result(live: LiveTable) -> dict[str, Any] | None:
    """Return the points and the winners of a finished game."""
    game = live.table.game
    return None if game is None or not game.is_over else {"points": game.scores, "winners": game.winners}


def _decides(live: LiveTable) -> int | None:
    game = live.table.game
    return None if game is None or game.decision is None else game.decision.seat


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=201)
async def join(
    request: AnyRequest,
    table_id: TableId,
    seat: FromPath[int],
    data: JSONBody[Joining],
    registry: TheRegistry,
    rates: TheRates,
) -> dict[str, Any]:
    """Take a free seat, and return the token of its link, which works on any device."""
    check_may_join(await links_of(request, registry.queries, table_id))
    live = await _found(registry, table_id)
    _check_seat_exists(live, seat)
    rates.take(LINKS, address_of(request))
    token = await registry.sit(live, lambda table: decide.sit(table, seat, data.name), seat)
    return {"table": table_id, "seat": seat, "token": token}


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def free_seat(
    request: AnyRequest, table_id: TableId, seat: FromPath[int], registry: TheRegistry
) -> dict[str, Any]:
    """Free a seat before the game, if its player does not come or it is a bot's; links to it become invalid."""
    check_owner(await links_of(request, registry.queries, table_id))
    live = await _found(registry, table_id)
    _check_seat_exists(live, seat)
    return {"sequence": await live.act(lambda table: decide.free(table, seat))}


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
async def fill_seat(
    request: AnyRequest, table_id: TableId, seat: FromPath[int], data: JSONBody[SeatPlan], registry: TheRegistry
) -> dict[str, Any]:
    """Assign a bot to a free seat."""
    check_owner(await links_of(request, registry.queries, table_id))
    live = await _found(registry, table_id)
    _check_seat_exists(live, seat)
    return {"sequence": await live.act(lambda table: decide.fill(table, seat, data.kind, data.name))}


@post("/tables/{table_id:str}/seats/{seat:int}/link", status_code=201)
async def link_again(
    request: AnyRequest, table_id: TableId, seat: FromPath[int], registry: TheRegistry, rates: TheRates
) -> dict[str, Any]:
    """Create another link to the visitor's seat, for another device; older links stay valid."""
    check_seat(await links_of(request, registry.queries, table_id), seat)
    rates.take(LINKS, address_of(request))
    return {"table": table_id, "seat": seat, "token": await registry.another_link(table_id, SEAT, seat)}


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table_id: TableId, registry: TheRegistry) -> dict[str, Any]:
    """Create a rematch: a table for the same people, whose links also work there."""
    check_plays(await links_of(request, registry.queries, table_id))
    return {"table": await registry.rematch(await _found(registry, table_id))}


@get("/tables/{table_id:str}", media_type="application/json")
async def show(
    request: AnyRequest, table_id: TableId, registry: TheRegistry, queue: TheQueue, seat: Seat = None
) -> Response[bytes]:
    """Return the table as a seat, or a spectator, may see it."""
    links = await links_of(request, registry.queries, table_id)
    check_may_see(links, seat)
    live = await _found(registry, table_id)
    check_may_watch(live.table, links, seat)
    if seat is not None:
        live.mark_present()
    with queue.at_once(address_of(request)):
        return Response(live.states.welcome(live.table, seat), media_type="application/json")


@get("/tables/{table_id:str}/offers", media_type="application/json")
async def offers(
    request: AnyRequest, table_id: TableId, registry: TheRegistry, queue: TheQueue, seat: FromQuery[int]
) -> Response[bytes]:
    """Return the actions that a seat may choose."""
    check_seat(await links_of(request, registry.queries, table_id), seat)
    live = await _found(registry, table_id)
    live.mark_present()
    with queue.at_once(address_of(request)):
        return Response(encoded(offers_of(live.table, seat)), media_type="application/json")


@post("/tables/{table_id:str}/commands", status_code=200)
async def command(
    request: AnyRequest, table_id: TableId, registry: TheRegistry, rates: TheRates, queue: TheQueue
) -> dict[str, Any]:
    """Carry out a command, as over the WebSocket."""
    received = read_command(await request.body())
    check_seat(await links_of(request, registry.queries, table_id), received.seat)
    rates.take(COMMANDS, of_seat(table_id, received.seat))
    live = await _found(registry, table_id)
    if isinstance(received, Say):
        live.check_may_speak(received.seat)
    if isinstance(received, Play):
        await live.wait_to_answer(received.at)
    with queue.command(address_of(request)) as work:
        sequence = await live.act(table_command(received, registry.clock()), identity_of(received), work=work)
    return {"id": received.id, "sequence": sequence}


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def record(request: AnyRequest, table_id: TableId, registry: TheRegistry, finished: TheFinishedGames) -> str:
    """Return the record of a finished game, with all parts of its seed, to players and spectators."""
    check_was_there(await links_of(request, registry.queries, table_id))
    table = (await _found(registry, table_id)).table
    text = await while_connected(request, finished.record(address_of(request), table))
    if text is None:
        raise NotFound("no-record-yet")
    return text


@get("/tables/{table_id:str}/signature")
async def signature(
    request: AnyRequest,
    table_id: TableId,
    registry: TheRegistry,
    finished: TheFinishedGames,
    keys: NamedDependency[Keys],
) -> dict[str, Any]:
    """Return the server's signatures of a game: of its promises and, when it is over, of its head."""
    check_was_there(await links_of(request, registry.queries, table_id))
    table = (await _found(registry, table_id)).table
    dealing = table.promised
    if dealing is None and table.game is not None:
        raise NotFound("no-promise-proved")
    if dealing is None:
        raise NotFound("no-promise-yet")
    game_id, final = dealing.opening.game_id, dealing.final_promise
    head = await while_connected(request, finished.head(address_of(request), table, keys.signing))
    return {
        "promise": signed_promise(game_id, dealing.promise, keys.signing),
        "final_promise": None if final is None else signed_final_promise(game_id, final, keys.signing),
        "head": head,
    }


@get("/key")
async def public_key(keys: NamedDependency[Keys]) -> dict[str, str]:
    """Return the public key of this server's signatures (Ed25519)."""
    return {"key": keys.signing_public}


async def _found(registry: TableRegistry, table_id: str) -> LiveTable:
    return await registry.table(table_id)


def _check_seat_exists(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.table.seats):
        raise NotFound("no-such-seat-here")


ROUTER = Router(
    "/api",
    route_handlers=[
        list_games,
        describe_game,
        make_table,
        list_tables,
        enter,
        my_tables,
        remove_from_mine,
        join,
        free_seat,
        fill_seat,
        link_again,
        rematch,
        show,
        offers,
        command,
        record,
        signature,
        public_key,
    ],
)
