"""Connections before anything is asked on them: how many there may be, and how long silent.

uvicorn gives every connection a protocol object. Ours counts it, gives it seconds to finish the
head of a request, and hangs up at once where there are too many. Who is turned away hears
nothing: an answer would have to be written for every one of a flood.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from dataclasses import dataclass
from functools import partial
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from hotelier.house.basics.logs import log
from hotelier.house.gate.limits import Crowd, household

_KEPT_FOR_OURSELVES = 64
"""Open files that are no connections: the database, pipes to bots, the page's files."""
_MESSAGES_AHEAD = 8


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What strangers may take up; 0 is no limit."""

    in_all: int
    per_client: int
    head_seconds: float
    proxies: frozenset[str] = frozenset()
    """They speak for many: counted in all, but not as one client. A star is anybody."""

    def protocol(self) -> partial[BoundedProtocol]:
        """What makes the protocol of every connection of one server."""
        return partial(BoundedProtocol, limits=self, clients=Crowd(self.per_client))


class BoundedProtocol(H11Protocol):
    """One connection, until it is closed or becomes a live line."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        limits: ConnectionLimits,
        clients: Crowd,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = limits
        self._clients = clients
        self._counted_as: str | None = None
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        limits = self._limits
        client = self.client[0] if self.client else "unknown"
        if 0 < limits.in_all < len(self.connections):
            self._turn_away("too many connections", client)
        elif not {"*", client} & limits.proxies:
            counted_as = household(client)
            if not self._clients.enter(counted_as):
                self._turn_away("too many connections of one client", client)
            else:
                self._counted_as = counted_as
        self._expect_a_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._expect_a_head()
        else:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.trailing_data[0]:
            # Half a head came behind the request that has been answered now.
            self._expect_a_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _expect_a_head(self) -> None:
        """The clock runs from the first byte, however many follow one by one."""
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self._limits.head_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._head_timer = None
        self.transport.abort()

    def _turn_away(self, why: str, client: str) -> None:
        log(logging.WARNING, why, client=client)
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _forget(self) -> None:
        self._stop_waiting()
        if self._counted_as is not None:
            self._clients.leave(self._counted_as)
            self._counted_as = None


class LineProtocol(WebSocketsSansIOProtocol):
    """A live line.

    uvicorn stops reading at every message until it is taken up, and asks the system twice for
    that. Here a line may be some messages ahead first.
    """

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= _MESSAGES_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it is not done
        super().send_receive_event_to_app()
        self.read_paused = False


def affordable(wanted: int) -> int:
    """As many connections as wanted, or as many files as the system lets this process open."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + _KEPT_FOR_OURSELVES
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(wanted, max(1, soft - _KEPT_FOR_OURSELVES))
