"""How much one client may ask for: a bucket of tokens that refills with time."""

from __future__ import annotations

import math
import time
from collections.abc import Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.settings import Settings
from hotelier.kernel.message import sentence

_MOST_CLIENTS = 50_000
_ONE_HOUSEHOLD = 64
"""Who has one address of IPv6 usually has all that begin with the same so many bits."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom an address is counted for: with IPv6 nobody may come as a new client every time."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, _ONE_HOUSEHOLD), strict=False))


class Allowance:
    """So many a second, and a burst; by client. No rate is no limit."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._tokens: dict[str, tuple[float, float]] = {}

    def wait_for(self, client: str, tokens_wanted: float = 1.0) -> float:
        """0 if the client may go on, else how many seconds to wait."""
        if self._per_second <= 0:
            return 0.0
        now = time.monotonic()
        tokens = self._left(client, now)
        if tokens < tokens_wanted:
            self._tokens[client] = (tokens, now)
            return (tokens_wanted - tokens) / self._per_second
        self._tokens[client] = (tokens - tokens_wanted, now)
        if len(self._tokens) > _MOST_CLIENTS:
            self._forget_the_calm(now)
        return 0.0

    def correct(self, client: str, tokens: float) -> None:
        """Give some back, or take more than was asked for: then the client owes them."""
        if self._per_second > 0:
            now = time.monotonic()
            self._tokens[client] = (self._left(client, now) + tokens, now)

    def _left(self, client: str, now: float) -> float:
        """What a client has by now; who owes has less than nothing."""
        tokens, since = self._tokens.get(client, (self._burst, now))
        return min(self._burst, tokens + (now - since) * self._per_second)

    def _forget_the_calm(self, now: float) -> None:
        """Whose bucket is full again is as good as a stranger; whoever owes is remembered."""
        self._tokens = {
            client: kept
            for client, kept in self._tokens.items()
            if self._left(client, now) < self._burst
        }


class ClientPurse:
    """How long the coach may still think for one client; the tokens are seconds."""

    def __init__(self, allowance: Allowance, client: str) -> None:
        self._allowance = allowance
        self.client = client

    def take(self, seconds: float) -> None:
        wait = math.ceil(self._allowance.wait_for(self.client, seconds))
        if wait:
            raise Refusal(
                429,
                "coach-rests",
                sentence("house-coach-rests", seconds=wait),
                retry_after=wait,
            )

    def settle(self, taken: float, used: float) -> None:
        self._allowance.correct(self.client, taken - used)


class Crowd:
    """How many connections each of many has open: a client, a seat, a table's spectators."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[Hashable, int] = {}

    @contextmanager
    def place(self, who: Hashable) -> Iterator[None]:
        """A place for as long as it is used, or a refusal."""
        if not self.enter(who):
            raise Refusal(429, "too-many", sentence("house-too-many-lines"))
        try:
            yield
        finally:
            self.leave(who)

    def enter(self, who: Hashable) -> bool:
        count = self._open.get(who, 0)
        if 0 < self._most <= count:
            return False
        self._open[who] = count + 1
        return True

    def leave(self, who: Hashable) -> None:
        count = self._open.get(who, 0) - 1
        if count > 0:
            self._open[who] = count
        else:
            self._open.pop(who, None)


class LiveCrowds:
    """Places for live lines. Whoever only knows a table's id cannot take those of its seats."""

    def __init__(self, settings: Settings) -> None:
        self.clients = Crowd(settings.live_connections_per_client)
        self._seats = Crowd(settings.live_connections_per_seat)
        self._spectators = Crowd(settings.spectators_per_table)

    def at_table(self, table_id: str, seat: int | None) -> AbstractContextManager[None]:
        """A place of the seat, or among those who watch without one."""
        if seat is None:
            return self._spectators.place(table_id)
        return self._seats.place((table_id, seat))
