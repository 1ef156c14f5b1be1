"""Work on a cluster: the same games as on one machine, on a Ray of this machine's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from hotelier.bots.net.weights import write_weights
from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError
from hotelier.lab.league import fixtures, play_all
from hotelier.lab.training.schools import school_maker
from tests.lab.test_training import know_nothing

PATIENCE = 300
"""Seconds, for machines with much else to do: a worker of Ray is a process that begins first."""


@pytest.fixture(scope="module", autouse=True)
def a_small_cluster() -> Iterator[None]:
    # Read only by who needs it: every process of the tests reads this file, and Ray is large.
    ray = pytest.importorskip("ray", reason="Ray is only needed for clusters")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=10**8)
    yield
    ray.shutdown()


def test_an_arena_on_ray_gives_the_same_results() -> None:
    from hotelier.lab import ray_cluster

    rules = game_named("overbooking")
    todo = fixtures(rules, rules.settle({"players": "2"}), ["greedy", "random"], 4, 1)
    assert list(ray_cluster.play_all(todo)) == list(play_all(todo, 1))


def test_self_play_on_ray_takes_up_new_weights(tmp_path: Path) -> None:
    from hotelier.lab.ray_cluster import RayWorkers

    make_school = school_maker("overbooking")
    school = make_school()
    path = tmp_path / "overbooking.net"
    write = partial(write_weights, path, know_nothing(school))
    write()
    workers = RayWorkers(make_school, path, None, 7)
    try:
        assert len(workers._players) == 2, "one for each processor of the cluster"
        parcels = []
        for _ in range(2):
            parcels.append(workers.next_parcel(PATIENCE))
            write()
        workers.close()
        with pytest.raises(HotelierError, match="what was learned so far is kept"):
            # one that was played already may come first
            list(iter(partial(workers.next_parcel, PATIENCE), None))
    finally:
        workers.close()
    assert all(parcel is not None and len(parcel.results) == 8 for parcel in parcels)
