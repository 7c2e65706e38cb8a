"""The pages of the browser table: built files with hashed names, and one page for all addresses."""

from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

_A_YEAR: Final = 365 * 24 * 3600  # names hold a hash of what is in the files, so these never change
_FILES: Final = {
    "manifest.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript; charset=utf-8",
    "offline.html": "text/html; charset=utf-8",
    "offline.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
}
_PAGES: Final = ("/", "/new", "/join", "/learn", "/rules", "/tables/{table_id:str}", "/replays/{replay_id:str}")


def page_handlers(folder: Path | None) -> list[HTTPRouteHandler | Router | Any]:
    """What serves the built pages in the folder; nothing where none were built."""
    if folder is None or not (folder / "index.html").is_file():
        return []
    index = folder / "index.html"
    page = index.read_bytes()

    @get(list(_PAGES), include_in_schema=False)
    async def show_page() -> Response[bytes]:
        return Response(page, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})

    assets = create_static_files_router(
        "/assets",
        [folder / "assets"],
        name="assets",
        cache_control=CacheControlHeader(public=True, max_age=_A_YEAR, immutable=True),
        include_in_schema=False,
    )
    return [show_page, assets, *[_file_handler(folder / name, kind) for name, kind in _FILES.items()]]


def _file_handler(path: Path, media_type: str) -> HTTPRouteHandler:
    """What serves a file that browsers look for under a fixed name; they ask each time whether it has changed."""
    content = path.read_bytes()

    @get(f"/{path.name}", name=path.name, include_in_schema=False)
    async def show_file() -> Response[bytes]:
        return Response(content, media_type=media_type, headers={"Cache-Control": "no-cache"})

    return show_file
