"""The page people play on, as it was built into the folder `house/page`."""

from __future__ import annotations

import gzip
from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

PAGE: Final = Path(__file__).parents[1] / "page"
"""Where the built page lies, if there is one."""
_HASHED: Final = "assets/"
"""Files there have a hash of their content in their name: they never change."""
_API: Final = "api/"
"""Programs ask there, and for files: they get a refusal they can read."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_WORTH_PACKING: Final = 0.9
"""What hardly gets smaller by it travels as it is: fonts and pictures are packed already."""


class _Asset:
    """A file that never changes: read and compressed for the first one who asks, sent to all."""

    def __init__(self, file: Path, kind: str) -> None:
        self._plain = file.read_bytes()
        packed = gzip.compress(self._plain, mtime=0)
        self._packed = packed if len(packed) < _WORTH_PACKING * len(self._plain) else None
        self._headers = {
            "content-type": kind,
            "cache-control": _FOREVER,
            "vary": "Accept-Encoding",
        }

    def answer(self, scope: Scope) -> Response:
        """One for each who asks: on its way others write into its headers."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if self._packed is None or "gzip" not in accepted:
            return Response(self._plain, headers=self._headers)
        return Response(self._packed, headers={**self._headers, "content-encoding": "gzip"})


class _PageFiles(StaticFiles):
    """Static files that say how long they may be kept; a WebSocket that lost its way ends here.

    Who mistyped an address gets the page, which says so and knows the way back.
    """

    def __init__(self, folder: Path, start: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._start = start
        self._assets: dict[str, _Asset] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        known = self._assets.get(path)
        if known and scope["method"] == "GET":
            return known.answer(scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            asked_by_person = not path.startswith(_API) and not Path(path).suffix
            if error.status_code != HTTPStatus.NOT_FOUND or not asked_by_person:
                raise
            return FileResponse(self._start, error.status_code, {"cache-control": _ASK_FIRST})
        lasting = path.startswith(_HASHED)
        response.headers["cache-control"] = _FOREVER if lasting else _ASK_FIRST
        if lasting and isinstance(response, FileResponse) and scope["method"] == "GET":
            file, kind = Path(response.path), response.headers["content-type"]
            asset = self._assets[path] = await run_in_threadpool(_Asset, file, kind)
            return asset.answer(scope)
        return response


def serve_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Serve the page, if it was built. Every table has an address, and the page finds its way."""
    start = folder / "index.html"
    if not start.is_file():
        return

    @app.get("/", include_in_schema=False)
    @app.get("/gallery", include_in_schema=False)
    @app.get("/gallery/{_game}", include_in_schema=False)
    @app.get("/games", include_in_schema=False)
    @app.get("/rules", include_in_schema=False)
    @app.get("/rules/{_clause}", include_in_schema=False)
    @app.get("/table/{_id}", include_in_schema=False)
    @app.get("/replay/{_id}", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(start, headers={"cache-control": _ASK_FIRST})

    files = GZipMiddleware(_PageFiles(folder, start), minimum_size=1024)
    app.mount("/", files, name="page")
