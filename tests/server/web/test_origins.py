"""No page of another site can change anything here, with or without a cookie, or set a visitor's cookie."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.ops.tokens import fresh_token, is_token
from alhambra.server.store.database import sqlite_address
from alhambra.server.web.app import make_app
from alhambra.server.web.visitors import COOKIE, SECURE_COOKIE
from tests.server.service import Service
from tests.server.visitors import Visitor, bearer

TWO = {"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture(params=["http://tables.example:8000", "https://tables.example"])
def own(request: pytest.FixtureRequest) -> str:
    """The origin of the server."""
    return str(request.param)


@pytest.fixture
def visitor_there(own: str, settings: ServerSettings) -> Iterator[Visitor]:
    with TestClient(make_app(settings), base_url=own) as client:
        yield Visitor(client)


def refused(answer: httpx.Response, status: int, key: str) -> bool:
    return (answer.status_code, answer.json()["key"]) == (status, key)


def test_only_pages_of_the_server_change_anything(visitor_there: Visitor, own: str) -> None:
    client = visitor_there.client
    scheme, _, host = own.partition("://")
    other_scheme = "https" if scheme == "http" else "http"
    others = ["https://elsewhere.example", f"{other_scheme}://{host}", f"{own}1", f"{scheme}://x.{host}", "null", ""]
    for origin in others:
        answer = client.post("/api/tables", json=TWO, headers={"Origin": origin})
        assert refused(answer, 403, "not-our-page"), origin
    for site in ("cross-site", "same-site"):
        assert refused(client.post("/api/tables", json=TWO, headers={"Sec-Fetch-Site": site}), 403, "not-our-page")
    table = visitor_there.table("person", "person")
    for path in ("/seats/0/link", "/rematch", "/replay"):
        headers = {**bearer(table.tokens[0]), "Origin": "https://elsewhere.example"}
        assert refused(client.post(f"/api/tables/{table.id}{path}", headers=headers), 403, "not-our-page")
    assert client.post("/api/tables", json=TWO, headers={"Origin": own}).status_code == 201
    assert client.post("/api/tables", json=TWO, headers={"Origin": own, "Sec-Fetch-Site": "same-origin"}).is_success
    assert client.post("/api/tables", json=TWO).status_code == 201, "programs name no origin"


def test_a_port_that_goes_without_saying_may_be_said(settings: ServerSettings) -> None:
    with TestClient(make_app(settings), base_url="https://tables.example") as client:
        headers = {"Origin": "https://tables.example", "Host": "Tables.example:443"}
        assert client.post("/api/tables", json=TWO, headers=headers).status_code == 201
        headers = {"Origin": "https://tables.example:80", "Host": "tables.example"}
        assert client.post("/api/tables", json=TWO, headers=headers).status_code == 403


def test_the_public_address_says_what_a_proxy_does_not(settings: ServerSettings) -> None:
    known = settings._replace(public_address="https://tables.example")
    with TestClient(make_app(known), base_url="http://tables.example") as client:
        assert client.post("/api/tables", json=TWO, headers={"Origin": "https://tables.example"}).status_code == 201
        assert client.post("/api/tables", json=TWO, headers={"Origin": "https://other.example"}).status_code == 403
    with TestClient(make_app(known), base_url="http://inside.example") as client:
        assert client.post("/api/tables", json=TWO, headers={"Origin": "https://tables.example"}).status_code == 403


def test_what_forms_of_other_sites_can_send_is_not_read(visitor: Visitor) -> None:
    text = b'{"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"):
        answer = visitor.client.post("/api/tables", content=text, headers={"Content-Type": kind})
        assert refused(answer, 415, "content-not-json"), kind
    unmarked = visitor.client.build_request("POST", "/api/tables", content=text)
    assert refused(visitor.client.send(unmarked), 415, "content-not-json")
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        assert visitor.client.post("/api/tables", content=text, headers={"Content-Type": kind}).status_code == 201
    table = visitor.table("person", "person")
    assert table.post("/seats/0/link", table.tokens[0]).status_code == 201, "without a body there is no kind"


def test_sockets_and_cookies_know_the_scheme(visitor_there: Visitor, own: str) -> None:
    client = visitor_there.client
    table = visitor_there.table("person", "person")
    assert client.post("/api/enter", json={"token": table.tokens[0]}).status_code == 200
    scheme, _, host = own.partition("://")
    for origin, is_let_in in ((own, True), (f"{'https' if scheme == 'http' else 'http'}://{host}", False)):
        headers = {"Origin": origin}
        assert client.get(f"/api/tables/{table.id}?seat=0", headers=headers).status_code == (200 if is_let_in else 403)


@pytest.mark.slow
@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_the_scheme_comes_from_a_proxy_that_is_trusted(proxies: str, tmp_path: Path) -> None:
    database = sqlite_address(tmp_path / "tables.sqlite")
    service = Service(database, tmp_path / "log", settings={"ALHAMBRA_PROXIES": proxies})
    service.start()
    try:
        headers = {"Host": "tables.example", "X-Forwarded-Proto": "https", "Origin": "https://tables.example"}
        answer = httpx.post(f"{service.address}/api/tables", json=TWO, headers=headers)
        assert answer.status_code == (201 if proxies else 403)
    finally:
        service.kill()


# --- cookies ---


COOKIES = {"a word": "chosen", "long": "x" * 5000, "like ours": "a" * 22, "another one": fresh_token(), "empty": ""}


@pytest.mark.parametrize("chosen", COOKIES.values(), ids=COOKIES)
def test_the_server_makes_every_cookie_itself(visitor: Visitor, chosen: str) -> None:
    client = visitor.client
    table = visitor.table("person", "person")
    headers = {"Cookie": f"{COOKIE}={chosen}", "Origin": str(client.base_url)}
    answer = client.post("/api/enter", json={"token": table.tokens[0]}, headers=headers)
    made = answer.cookies[COOKIE]
    assert is_token(made)
    assert made != chosen
    client.cookies.clear()
    assert client.get("/api/mine", headers={"Cookie": f"{COOKIE}={chosen}"}).json() == []
    headers = {"Cookie": f"{COOKIE}={made}", "Origin": str(client.base_url)}
    again = client.post("/api/enter", json={"token": table.tokens[1]}, headers=headers)
    assert again.cookies[COOKIE] == made, "one that was made here goes on"
    assert [own["own_seats"] for own in client.get("/api/mine").json()] == [[0, 1]]


@pytest.mark.parametrize(("called", "public"), [("https", ""), ("http", "https://tables.example")])
def test_over_https_nobody_else_can_give_a_browser_a_cookie(called: str, public: str, settings: ServerSettings) -> None:
    """Browsers keep a cookie with this kind of name only if the server itself has sent it, over https."""
    settings = settings._replace(public_address=public)
    with TestClient(make_app(settings), base_url=f"{called}://tables.example") as client:
        table = Visitor(client).table("person", "person")
        mine = {"Origin": "https://tables.example"}
        entered = client.post("/api/enter", json={"token": table.tokens[0]}, headers=mine)
        cookie = entered.headers["set-cookie"]
        assert cookie.startswith(f"{SECURE_COOKIE}=")
        assert "secure" in cookie.lower()
        assert "path=/;" in cookie.lower()
        assert "domain" not in cookie.lower()
        value = cookie.partition("=")[2].partition(";")[0]
        client.cookies.clear()
        assert client.get("/api/mine", headers={**mine, "Cookie": f"{COOKIE}={value}"}).json() == []
        assert len(client.get("/api/mine", headers={**mine, "Cookie": f"{SECURE_COOKIE}={value}"}).json()) == 1
