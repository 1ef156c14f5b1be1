"""What travels compressed: what is the same for everybody, and never what holds a secret."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

_PUBLIC: Final = "/api/games"
_WORTH_PACKING: Final = 1024


class PackedGames:
    """Compresses what is printed on components and said of options.

    Answers about tables are left alone: beside a secret stand names that others chose, and the
    length of such an answer, compressed, could tell of the secret.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packing = GZipMiddleware(app, minimum_size=_WORTH_PACKING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(_PUBLIC)
        await (self._packing if public else self._app)(scope, receive, send)
