"""The pages as served: cached forever where names are hashed, under a strict policy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.app import make_app
from alhambra.server.web.routes.pages import UnknownAsset
from tests.docs.markdown import ROOT

PUBLIC = ROOT / "web" / "public"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A folder with built pages."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    for file in PUBLIC.iterdir():
        (pages / file.name).write_bytes(file.read_bytes())
    (pages / "index.html").write_text("<title>Alhambra</title>")
    (pages / "assets" / "index-a1b2c3.js").write_text("export {};")
    return pages


@pytest.fixture
def client(settings: ServerSettings, pages: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(settings._replace(pages=pages))) as client:
        yield client


def test_hashed_files_are_kept_for_ever_and_pages_are_asked_for_each_time(client: TestClient[Litestar]) -> None:
    kept = client.get("/assets/index-a1b2c3.js")
    assert kept.status_code == 200
    assert "immutable" in kept.headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("wanted", "sent"), [("gzip, deflate, br", "gzip"), ("identity", None)])
def test_hashed_files_are_packed_for_who_can_unpack_them(
    wanted: str, sent: str | None, client: TestClient[Litestar]
) -> None:
    answer = client.get("/assets/index-a1b2c3.js", headers={"Accept-Encoding": wanted})
    assert answer.text == "export {};"
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_built_file_that_could_not_be_served_is_told_at_the_start(settings: ServerSettings, pages: Path) -> None:
    (pages / "assets" / "letters-d4e5f6.woff2").write_bytes(b"")
    with pytest.raises(UnknownAsset, match="letters-d4e5f6"):
        make_app(settings._replace(pages=pages))


@pytest.mark.parametrize(
    "path",
    ["../secret", "..%2fsecret", "%2e%2e/secret", "..%5csecret", "%2fetc/passwd", "x/../../secret", "....//secret"],
)
def test_nothing_beside_the_pages_is_served(path: str, client: TestClient[Litestar], tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "pages"):
        (folder / "secret").write_text("a secret")
    answer = client.get(f"/assets/{path}")
    assert answer.status_code == 404
    assert "a secret" not in answer.text


@pytest.mark.parametrize("name", sorted(file.name for file in PUBLIC.iterdir()))
def test_what_browsers_look_for_by_name_is_there(name: str, client: TestClient[Litestar]) -> None:
    answer = client.get(f"/{name}")
    assert answer.status_code == 200
    assert answer.content == (PUBLIC / name).read_bytes()
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


PEOPLE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/tables", "/tables/a/b", "/wp-login.php"])
def test_a_person_who_follows_a_wrong_link_gets_the_page(path: str, client: TestClient[Litestar]) -> None:
    shown = client.get(path, headers=PEOPLE)
    assert (shown.status_code, shown.text) == (404, "<title>Alhambra</title>")
    assert shown.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in shown.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "headers"), [("/nowhere", {}), ("/api/nowhere", PEOPLE), ("/assets/nowhere.js", PEOPLE), ("/api", PEOPLE)]
)
def test_programs_get_an_error_as_json(path: str, headers: dict[str, str], client: TestClient[Litestar]) -> None:
    answer = client.get(path, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (404, "no-such-address")


def test_without_built_pages_a_wrong_link_is_an_error(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(pages=None))) as client:
        assert client.get("/nowhere", headers=PEOPLE).json()["key"] == "no-such-address"
