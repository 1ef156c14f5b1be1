"""The page people play on, as it was built into the folder `house/page`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

PAGE: Final = Path(__file__).parents[1] / "page"
"""Where the built page lies, if there is one."""
_HASHED: Final = "assets/"
"""Files there have a hash of their content in their name: they never change."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"


class _PageFiles(StaticFiles):
    """Static files that say how long they may be kept; a WebSocket that lost its way ends here."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = _FOREVER if path.startswith(_HASHED) else _ASK_FIRST
        return response


def serve_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Serve the page, if it was built. Every table has an address, and the page finds its way."""
    start = folder / "index.html"
    if not start.is_file():
        return

    @app.get("/", include_in_schema=False)
    @app.get("/table/{_id}", include_in_schema=False)
    @app.get("/replay/{_id}", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(start, headers={"cache-control": _ASK_FIRST})

    files = GZipMiddleware(_PageFiles(directory=folder, html=True), minimum_size=1024)
    app.mount("/", files, name="page")
