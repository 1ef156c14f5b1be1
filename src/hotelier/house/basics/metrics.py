"""What the house counts, in the format of Prometheus."""

from __future__ import annotations

from dataclasses import dataclass

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


@dataclass(frozen=True, slots=True)
class Batch:
    """What one transaction was like."""

    writes: int
    seconds: float


class Metrics:
    """Each house has a registry of its own, so that tests can open many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = self._counter("requests", "HTTP requests", ["method", "route", "status"])
        self.request_seconds = self._histogram("request_seconds", "Time to answer", _FAST)
        self.refused = self._counter("refused", "Requests and messages refused", ["code"])
        self.choices = self._counter("choices", "Choices written", ["by"])
        self.choice_seconds = self._histogram(
            "choice_seconds", "Time from taking a choice to having it written", _FAST
        )
        self.undone = self._counter("undone_choices", "Choices taken back")
        self.tables_created = self._counter("tables_created", "Tables created")
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables held in memory")
        self.live_connections = self._gauge("live_connections", "Open WebSockets")
        self.updates = self._counter("updates", "Updates sent over WebSockets")
        self.thinking_seconds = self._histogram("bot_seconds", "Time a bot thinks", _SLOW)
        self.thinking_memory = self._gauge(
            "thinking_memory_bytes", "Memory of the processes in which bots and coach think"
        )
        self.bots_lost = self._counter("bots_lost", "Bots that failed or took too long")
        self.write_seconds = self._histogram("write_seconds", "Time of a transaction", _FAST)
        self.writes = self._counter("writes", "Changes written; many share a transaction")

    def observe_batch(self, batch: Batch) -> None:
        self.write_seconds.observe(batch.seconds)
        self.writes.inc(batch.writes)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, what: str, labels: list[str] | None = None) -> Counter:
        return Counter(f"hotelier_{name}", what, labels or [], registry=self.registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"hotelier_{name}", what, registry=self.registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"hotelier_{name}", what, buckets=buckets, registry=self.registry)
