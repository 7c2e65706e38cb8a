"""The HTTP API of invitations: more links to a table, and its code."""

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from alhambra.server.ops.codes import code_of
from alhambra.server.store.keys import Keys
from alhambra.server.store.queries import CODE, INVITE
from alhambra.server.store.side_writes import link_row
from alhambra.server.web.rate_limits import LINKS, address_of
from alhambra.server.web.routes.tables import AnyRequest, TableId, TheRates, TheRegistry
from alhambra.server.web.visitors import NotYours, check_may_join, check_may_see, links_of


class WantedLink(msgspec.Struct, forbid_unknown_fields=True):
    """A link to create: to take a seat, or to watch."""

    role: Literal["invite", "watch"]


@post("/tables/{table_id:str}/links", status_code=201)
async def invite(
    request: AnyRequest, table_id: TableId, data: JSONBody[WantedLink], registry: TheRegistry, rates: TheRates
) -> dict[str, Any]:
    """Create a link for somebody else: to join by those who may join, to watch by all who see the table."""
    links = await links_of(request, registry.queries, table_id)
    if data.role == INVITE:
        check_may_join(links)
    else:
        check_may_see(links, None)
    live = await registry.table(table_id)
    if data.role != INVITE and not live.table.made.watching:
        raise NotYours("not-watched")
    rates.take(LINKS, address_of(request))
    return {"table": table_id, "role": data.role, "token": await registry.another_link(table_id, data.role)}


@post("/tables/{table_id:str}/code", status_code=200)
async def show_code(
    request: AnyRequest, table_id: TableId, registry: TheRegistry, keys: NamedDependency[Keys]
) -> dict[str, Any]:
    """Return the code of a table, by which others join it while it is gathering."""
    check_may_join(await links_of(request, registry.queries, table_id))
    await registry.table(table_id)
    code = code_of(table_id, keys.signing)
    await asyncio.to_thread(registry.queries.keep_code, link_row(code, table_id, CODE, None))
    return {"table": table_id, "code": code}


ROUTER = Router("/api", route_handlers=[invite, show_code])
