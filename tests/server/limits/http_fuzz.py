"""Bad input for every route of a server: each field and parameter in turn gets a wrong value."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute


def nested(depth: int) -> Any:
    """Nested lists and objects."""
    return {"kind": [nested(depth - 1)]} if depth else "take"


_ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    3,
    2**63,
    2**70,
    10**40,
    1.5,
    1e308,
    "",
    "x",
    "x" * 5000,
    "\u0000",
    "\u202e\u200b",
    "\ud83d\ude00" * 300,
    "1" * 5000,
    [],
    {},
    [None],
    [[]],
    [{}],
    {"kind": "take"},
    [{"kind": 3, "cards": {}}],
    {"": {}},
    nested(300),
    [{"kind": "take", "cards": nested(300)}],
]
_RAW: list[bytes] = [
    b"",
    b"nothing",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{",
    b'{"game": "\\ud800"}',
    b'{"a": NaN}',
    b'{"a": 1e999}',
    b'{"a": 1, "a": 2}',
    b"1" * 60_000,
    *[b"[" * depth + b"]" * depth for depth in (100, 990, 1000, 1100, 30_000)],
    *[b'{"a":' * depth + b"1" + b"}" * depth for depth in (100, 990, 1000, 10_000)],
]
_PLACES = ["x", "0", "-1", "9" * 30, "9" * 5000, "%00", "%ff", "%F0%9F%98%80", "..%2f..", "a" * 3000, "1.5", "%20"]
_RIGHT: dict[str, Any] = {
    "game": "alhambra",
    "seats": [{"kind": "person"}, {"kind": "person"}],
    "name": "Ana",
    "kind": "builder",
    "token": "x",
    "record": "x",
    "actions": [],
    "what": "preview",
    "action": {"kind": "take"},
    "code": "123",
}


class Try(NamedTuple):
    """One request."""

    method: str
    path: str
    content: bytes | None

    def headers(self) -> dict[str, str]:
        """Its body and headers."""
        return {} if self.content is None else {"Content-Type": "application/json"}


def all_tries(app: Litestar, known: dict[str, str]) -> Iterator[Try]:
    """Yield requests for every route; ``known`` are path parameters that name something."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for method, (handler, _) in route.route_handler_map.items():
            right = {part: known.get(part, "0") for part in route.path_parameters}
            paths = [filled(route.path_format, right)]
            paths += [filled(route.path_format, {**right, part: odd}) for part in right for odd in _PLACES]
            paths += [f"{paths[0]}?{name}={odd}" for name in ("seat", "since", "moment") for odd in _PLACES]
            data = handler.parsed_fn_signature.parameters.get("data")
            bodies = [None] if method in ("GET", "HEAD", "OPTIONS") else [*_RAW, *odd_bodies(data)]
            yield from (Try(method, path, bodies[0]) for path in paths)
            yield from (Try(method, paths[0], body) for body in bodies)


def filled(path: str, parts: dict[str, str]) -> str:
    """Return the path with its parameters."""
    for name, value in parts.items():
        path = path.replace(f"{{{name}}}", value)
    return path


def odd_bodies(data: Any) -> Iterator[bytes]:
    """Yield nearly valid bodies with one wrong field."""
    kind = None if data is None else data.annotation
    if kind is None or not hasattr(kind, "__struct_fields__"):
        fields = ["do", "client", "id", "seat", "at", "action"]
        right: dict[str, Any] = {"do": "play", "client": "c", "id": "1", "seat": 0, "at": 1, "action": "pass"}
    else:
        fields = [field.encode_name for field in msgspec.structs.fields(kind)]
        right = {name: _RIGHT[name] for name in fields if name in _RIGHT}
        if "seats" in fields and "public" not in fields:
            right["seats"] = 2
    yield json.dumps(right).encode()
    yield json.dumps({**right, "more": 1}).encode()
    for name in fields:
        yield json.dumps({key: value for key, value in right.items() if key != name}).encode()
        for odd in _ODD:
            yield json.dumps({**right, name: odd}).encode()
        for odd in _ODD[:12]:
            yield json.dumps({**right, name: [{"kind": odd, "name": odd}, {"kind": "person"}]}).encode()
