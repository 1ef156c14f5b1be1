"""What every request passes before and after the house answers it.

Origin, rate, size and time on the way in; security headers, a log line and metrics on the way
out. Secrets travel in headers, bodies and first messages only, never in a URL; log lines carry
the path without its query all the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hotelier.house.basics.logs import log, log_trouble
from hotelier.house.basics.metrics import Metrics
from hotelier.house.basics.refusals import Refusal, closing, mistake
from hotelier.house.basics.settings import Settings
from hotelier.house.basics.tongues import preferred
from hotelier.house.gate.limits import Allowance, household
from hotelier.kernel.message import sentence

SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HARMLESS_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_COUNTED_METHODS: Final = _HARMLESS_METHODS | {"POST", "PUT", "PATCH", "DELETE"}
"""Whatever else strangers invent is counted as one, or they would fill the memory with series."""
_LONGEST_LOGGED: Final = 200
_CREATING: Final = ("/api/tables", "/api/journals", "/fork", "/rematch")
_JOURNALS: Final = "/api/journals"
_BURST_SECONDS: Final = 10


class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        rate = settings.requests_per_second
        self._requests = Allowance(rate, _BURST_SECONDS * rate)
        creating = settings.new_tables_per_minute if rate > 0 else 0.0
        self._creations = Allowance(creating / 60, max(1.0, creating))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            # Live connections are checked where they say hello, in api/live.py.
            await self._app(scope, receive, send)
            return
        answer = _Answer(send, scope)
        started = time.perf_counter()
        try:
            self._admit(scope)
            body = await self._body(scope, receive)
            async with asyncio.timeout(self._settings.request_seconds):
                await self._app(scope, _replayed(body, receive), answer.send)
        except Refusal as refusal:
            await answer.refuse(refusal)
        except TimeoutError:
            await answer.refuse(Refusal(503, "too-slow", sentence("house-too-slow")))
        except asyncio.CancelledError:
            await answer.refuse(closing())
            raise
        except Exception:
            path = scope["path"][:_LONGEST_LOGGED]
            log_trouble("request failed", path=path, request=answer.request_id)
            await answer.refuse(mistake())
        self._note(scope, answer, time.perf_counter() - started)

    def _admit(self, scope: Scope) -> None:
        path, method = scope["path"], scope["method"]
        client = client_of(scope)
        if path in ("/health", "/metrics"):
            return
        wait = self._requests.wait_for(client)
        if not wait and method == "POST" and path.endswith(_CREATING):
            wait = self._creations.wait_for(client)
        if wait:
            raise Refusal(
                429, "too-many", sentence("house-too-many-requests"), retry_after=math.ceil(wait)
            )
        if method not in _HARMLESS_METHODS:
            check_origin(Headers(scope=scope), self._settings)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, before anything is done: too large or too slow ones end here."""
        settings = self._settings
        most = settings.journal_bytes if scope["path"] == _JOURNALS else settings.message_bytes
        too_large = Refusal(413, "too-large", sentence("house-too-large", most=most))
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > most:
            raise too_large
        body: bytes = b""
        try:
            async with asyncio.timeout(settings.body_seconds):
                while True:
                    message = await receive()
                    body += bytes(message.get("body", b""))
                    if len(body) > most:
                        raise too_large
                    if message["type"] == "http.disconnect" or not message.get("more_body"):
                        return body
        except TimeoutError:
            raise Refusal(408, "too-slow", sentence("house-late")) from None

    def _note(self, scope: Scope, answer: _Answer, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in _COUNTED_METHODS else "other"
        self._metrics.requests.labels(method, route, str(answer.status)).inc()
        self._metrics.request_seconds.observe(seconds)
        if answer.status >= 400:
            self._metrics.refused.labels(answer.code or str(answer.status)).inc()
        log(
            logging.WARNING if answer.status >= 500 else logging.INFO,
            "request",
            request=answer.request_id,
            method=scope["method"][:_LONGEST_LOGGED],
            path=scope["path"][:_LONGEST_LOGGED],
            status=answer.status,
            milliseconds=round(1000 * seconds, 1),
            client=_address_of(scope),
        )


class _Answer:
    """Adds what every answer carries, and remembers what it was."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self._language = preferred(Headers(scope=scope).get("accept-language"))
        self._secure = scope.get("scheme") == "https"
        self._is_api = scope["path"].startswith("/api")
        self.request_id = secrets.token_hex(6)
        self.status = 0
        self.code: str | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers[name] = value
            headers["x-request-id"] = self.request_id
            if self._is_api:
                headers["cache-control"] = "no-store"
            if self._secure:
                headers["strict-transport-security"] = "max-age=31536000"
        await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        """Answer with a refusal, unless an answer is under way already."""
        if self.status:
            return
        self.code = refusal.code
        body = json.dumps(refusal.as_data(self._language)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        if "retry_after" in refusal.details:
            headers.append((b"retry-after", str(refusal.details["retry_after"]).encode()))
        await self.send(
            {"type": "http.response.start", "status": refusal.status, "headers": headers}
        )
        await self.send({"type": "http.response.body", "body": body})


def check_origin(headers: Headers, settings: Settings) -> None:
    """A page of another origin may use the house only if the operator says so.

    Programs send no origin; browsers always do.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    allowed = {headers.get("host", "")}
    if settings.public_url:
        allowed.add(urlsplit(settings.public_url).netloc)
    try:
        ours = urlsplit(origin).netloc in allowed
    except ValueError:
        ours = False
    if not ours or not urlsplit(origin).netloc:
        raise Refusal(403, "foreign-origin", sentence("house-foreign-origin"))


def client_of(scope: Scope) -> str:
    """Whom limits count a request for."""
    return household(_address_of(scope))


def _address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def _replayed(body: bytes, receive: Receive) -> Callable[[], Awaitable[Any]]:
    """A receive that hands out the body once and then waits for the client to go away."""
    handed_out = False

    async def replay() -> Message:
        nonlocal handed_out
        if handed_out:
            return await receive()
        handed_out = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
