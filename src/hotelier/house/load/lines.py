"""A live line as a program hears it: one call for every message, and no task that waits for it.

Players and house share the processors of the machine where a load is measured, so the players
should take as little of them as they can.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

Hear = Callable[["Line", bytes], None]


class Line(asyncio.Protocol):
    """One connection to a table."""

    def __init__(self, url: str, hello: bytes, hear: Hear) -> None:
        self._talk = ClientProtocol(parse_uri(url), max_size=None)
        self._hello = hello
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, url: str, hello: bytes, hear: Hear) -> Line:
        """A line that says hello as soon as it is open."""
        address = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: cls(url, hello, hear), address.hostname or "", address.port or 80
        )
        return line

    async def ended(self) -> None:
        """When one side has closed it; it raises what went wrong."""
        await self._ended

    def say(self, message: bytes) -> None:
        """On a line that is closed nobody hears it."""
        if self._talk.state is State.OPEN:
            self._talk.send_text(message)
            self._send()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._talk.send_request(self._talk.connect())
        self._send()

    def data_received(self, data: bytes) -> None:
        self._talk.receive_data(data)
        for event in self._talk.events_received():
            if isinstance(event, Response):
                if self._talk.handshake_exc is None:
                    self.say(self._hello)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(self, bytes(event.data))
        self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._ended.done():
            return
        error = exc or self._talk.handshake_exc or self._talk.parser_exc
        if error is None:
            self._ended.set_result(None)
        else:
            self._ended.set_exception(error)

    def _send(self) -> None:
        """What was said, and answers to pings."""
        if self._transport is not None:
            for data in self._talk.data_to_send():
                self._transport.write(data)
