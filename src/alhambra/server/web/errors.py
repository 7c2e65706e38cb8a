"""Error responses: a key and a sentence, never a stack trace."""

import logging
from traceback import extract_tb
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError, JsonError, shortened
from alhambra.server.replays.analyses import AnalysesBusy
from alhambra.server.replays.fair_queue import QueueFull
from alhambra.server.replays.moments import NoSuchReplay
from alhambra.server.store.journal import StoreFailed
from alhambra.server.tables.command_ids import CommandIdUsed
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.registry import NoSuchTable, TableRegistry
from alhambra.server.tables.table import OtherRules
from alhambra.server.web.commands import described
from alhambra.server.web.rate_limits import TooOften
from alhambra.server.web.routes.pages import page_response
from alhambra.server.web.routes.tables import NotFound
from alhambra.server.web.visitors import NotOurPage, NotYours, WrongMediaType

_LOG: Final = logging.getLogger(__name__)
_BAD_REQUEST: Final = 400
_NOT_FOUND: Final = 404
_FAILED: Final = 500
_STATUS: Final = {
    Stale: 409,
    NotNow: 409,
    CommandIdUsed: 409,
    StoreFailed: 503,
    AnalysesBusy: 503,
    NotYours: 401,
    NotOurPage: 403,
    WrongMediaType: 415,
    NotFound: 404,
    NoSuchTable: 404,
    NoSuchReplay: 404,
    OtherRules: 409,
    TooOften: 429,
    QueueFull: 429,
}
_FOR_PROGRAMS: Final = ("api", "assets", "schema")  # the first part of a path
AnyRequest = Request[Any, Any, Any]


class BadRequest(AlhambraError):
    """The request is invalid. Nothing was changed."""


_REFUSALS: Final = {
    _NOT_FOUND: BadRequest("no-such-address"),
    405: BadRequest("method-not-known"),
    413: BadRequest("body-too-large"),
}


class Failed(AlhambraError):
    """An unexpected error. Its kind is logged and counted."""


def on_our_error(request: AnyRequest, error: AlhambraError) -> Response[dict[str, Any]]:
    """Return the response to an error that bad input can cause."""
    return _answer(
        request, error, next((code for kind, code in _STATUS.items() if isinstance(error, kind)), _BAD_REQUEST)
    )


def on_lost_database(request: AnyRequest, _error: SQLAlchemyError) -> Response[dict[str, Any]]:
    """Return the response to a database error, without any detail from the driver."""
    return on_our_error(request, StoreFailed("not-kept"))


def on_deep_nesting(request: AnyRequest, _error: RecursionError) -> Response[dict[str, Any]]:
    """Return the response to data that is nested too deeply."""
    return on_our_error(request, JsonError("json-too-deep"))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Return the response to an error of the framework, in the same form as all others.

    A person who follows a wrong link gets the page, which leads on.
    """
    if error.status_code >= _FAILED:
        return on_failure(request, error)
    page: bytes | None = request.app.state.page
    if error.status_code == _NOT_FOUND and page is not None and _is_for_page(request):
        return page_response(page, _NOT_FOUND)
    refusal = _REFUSALS.get(error.status_code) or BadRequest("bad-request", problem=shortened(_problem(error)))
    answer = _answer(request, refusal, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def _is_for_page(request: AnyRequest) -> bool:
    """Return whether a browser wants to show what is at an address, rather than a program."""
    is_shown = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return is_shown and request.url.path.split("/")[1] not in _FOR_PROGRAMS


def on_failure(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Log and count an unexpected error, by kind and place only: its text may contain secrets."""
    kind = type(error).__name__
    _LOG.error("a request failed: %s at %s", kind, _place(error))
    registry: TableRegistry = request.app.state.services.registry
    registry.metrics.failed.labels(kind).inc()
    return _answer(request, Failed("server-failed"), _FAILED)


def _answer(request: AnyRequest, error: AlhambraError, status: int) -> Response[dict[str, Any]]:
    registry: TableRegistry = request.app.state.services.registry
    registry.metrics.refused.labels(type(error).__name__).inc()
    # Close the connection: a new one is more expensive, and connections are limited first.
    headers = {"Retry-After": str(error.seconds), "Connection": "close"} if isinstance(error, TooOften) else {}
    return Response(described(error), status_code=status, headers=headers, media_type="application/json")


def _problem(error: HTTPException) -> str:
    """Return the first problem of the request, with the field in which it is."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(found, dict):
        return error.detail
    return ": ".join([str(found[part]) for part in ("key", "message") if part in found])


def _place(error: Exception) -> str:
    """Return the function and line at which an error was raised."""
    frames = extract_tb(error.__traceback__)
    return f"{frames[-1].name}:{frames[-1].lineno}" if frames else "?"
