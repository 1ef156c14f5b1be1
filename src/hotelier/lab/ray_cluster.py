"""The work of many processes on many machines: games of an arena and self-play, on Ray.

Ray finds the machines: `ray start` on each of them, and whoever calls here joins that cluster
(RAY_ADDRESS says which); where there is none, Ray uses the processors of this machine. Every
machine needs hotelier installed. Nothing is read from a shared disk: weights travel with the work.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from hotelier.bots.net.net import Net, make_net
from hotelier.bots.net.weights import Weights, read_weights
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from hotelier.lab.arena import Fixture, Result, play_fixture
from hotelier.lab.extras import door
from hotelier.lab.training.lesson import School
from hotelier.lab.training.workers import GAMES_PER_PARCEL, Parcel, packed

with door("cluster"):
    import ray
    from ray.exceptions import OutOfMemoryError, RayActorError, WorkerCrashedError

_Player = Any
"""Ray's handle of a `SelfPlayer`."""
_Promise = Any
"""Ray's reference to what is not there yet."""
_AHEAD: Final = 4
"""How many games per processor are handed out before the first of them is back."""


def join() -> int:
    """Join the cluster, or begin one on this machine; how many processors it has."""
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def play_all(todo: Sequence[Fixture]) -> Iterator[Result]:
    """The results in the order of the fixtures."""
    ahead = _AHEAD * join()
    play = ray.remote(play_fixture)
    running: deque[_Promise] = deque()
    for fixture in todo:
        if len(running) >= ahead:
            yield _kept(running.popleft())
        running.append(play.remote(fixture))
    for promise in running:
        yield _kept(promise)


def _kept(promise: _Promise) -> Result:
    try:
        return cast("Result", ray.get(promise))
    except (OutOfMemoryError, WorkerCrashedError) as error:
        raise HotelierError(sentence("error-process-ended")) from error


class SelfPlayer:
    """One player against oneself, somewhere in the cluster."""

    def __init__(self, make_school: Callable[[], School], seed: int) -> None:
        self._school = make_school()
        self._chance = Random(seed)
        self._version = -1
        self._net: Net | None = None

    def play(self, version: int, weights: Weights) -> Parcel:
        """Some games with these weights; a net is made only when their version is new."""
        if self._net is None or version != self._version:
            self._net = make_net(weights)
            self._version = version
        games = [self._school.play(self._net, self._chance) for _ in range(GAMES_PER_PARCEL)]
        return packed(games, self._school.facts)


class RayWorkers:
    """Self-play in a cluster, in the place of the processes of one machine.

    If nobody says how many are to play, every processor of the cluster has a player.
    """

    def __init__(
        self, make_school: Callable[[], School], weights: Path, count: int | None, seed: int
    ) -> None:
        processors = join()
        self._path = weights
        self._read_at = -1.0
        self._version = 0
        self._weights: Any = None
        player = ray.remote(SelfPlayer)
        self._players: list[_Player] = [
            player.remote(make_school, seed * 1000 + n) for n in range(count or processors)
        ]
        self._busy = {self._play(player): player for player in self._players}

    def next_parcel(self, timeout: float) -> Parcel | None:
        """The games that were played first, or nothing within the time."""
        while self._busy:
            done, _ = ray.wait(list(self._busy), num_returns=1, timeout=timeout)
            if not done:
                return None
            player = self._busy.pop(done[0])
            try:
                parcel = ray.get(done[0])
            except RayActorError:
                continue  # it has ended, perhaps with its machine
            self._busy[self._play(player)] = player
            return cast("Parcel", parcel)
        raise HotelierError(sentence("error-self-play-ended"))

    def close(self) -> None:
        for player in self._players:
            ray.kill(player)

    def _play(self, player: _Player) -> _Promise:
        changed = self._path.stat().st_mtime
        if changed != self._read_at:
            self._read_at = changed
            self._version += 1
            self._weights = ray.put(read_weights(self._path))
        return player.play.remote(self._version, self._weights)
