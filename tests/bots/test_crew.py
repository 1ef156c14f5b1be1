"""Several processes for one choice: faster, and otherwise as if there were one."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import subprocess
from collections.abc import Iterator
from functools import cache

import pytest

from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.bots.levels import Level
from hotelier.bots.minds.austria import crew as crew_module
from hotelier.bots.minds.austria.bot import AustriaMind
from hotelier.bots.minds.austria.crew import Crew
from hotelier.bots.minds.austria.search import Taste, Thinker
from hotelier.bots.minds.race import Heat
from hotelier.bots.trained import net_of
from hotelier.kernel.perspective import Perspective
from tests.bots.test_levels import positions

LEVEL = Level("quick", width=2, heats=(Heat(6, worlds=2, narrow=1),))


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    crew = Crew(2)
    yield crew
    crew.close()


def told(state: Austria, crew: Crew | None) -> list[tuple[list[int], float, float, float]]:
    mind = AustriaMind(LEVEL, net_of("austria"), 4, crew=crew)
    seen = Perspective(AUSTRIA, state, int(state.seat))
    return [(way.choices, way.own, way.win, way.value) for way in mind.ways(seen)]


@cache
def position(seed: int) -> Austria:
    """One with so much to decide that it is worth being helped."""
    for state in positions("austria", seed, 5):
        assert isinstance(state, Austria)
        if len(told(state, None)) == LEVEL.heats[0].ways:
            return state
    raise AssertionError("Nothing much is decided in this game.")


@pytest.mark.parametrize("seed", [1, 2])
def test_helpers_change_nothing_but_the_time(seed: int, crew: Crew) -> None:
    assert told(position(seed), crew) == told(position(seed), None)
    assert len(crew.processes) == 2


def test_a_mind_whose_helper_ends_thinks_on(caplog: pytest.LogCaptureFixture) -> None:
    state = position(2)
    crew = Crew(1)
    expected = told(state, crew)
    os.kill(crew.processes[0], signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert told(state, crew) == expected
    assert crew.processes == []
    assert "thinks on without it" in caplog.text
    assert told(state, crew) == expected
    assert len(crew.processes) == 1, "another one takes its place"
    crew.close()
    assert told(state, crew) == expected
    assert crew.processes == []


def test_helpers_that_end_again_and_again_are_not_begun_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crew_module, "_HELPER", ("true",))
    begun: list[int] = []
    begin = crew_module._begun

    def count(wanted: int) -> list[crew_module._Helper]:
        begun.append(wanted)
        return begin(wanted)

    monkeypatch.setattr(crew_module, "_begun", count)
    crew = Crew(1)
    state = position(2)
    expected = told(state, None)
    for _ in range(10):
        assert told(state, crew) == expected
    assert len(begun) == 1 + crew_module._LOSSES


def test_a_helper_that_cannot_begin_is_done_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(crew_module, "_HELPER", ("no-such-program",))
    crew = Crew(2)
    state = position(2)
    with caplog.at_level(logging.WARNING):
        assert told(state, crew) == told(state, None)
    assert crew.processes == []
    assert "cannot begin" in caplog.text


def test_a_helper_that_hangs_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "_PATIENCE", 0.1)
    monkeypatch.setattr(crew_module, "_HELPER", ("sleep", "600"))
    crew = Crew(1)
    state = position(2)
    assert told(state, crew) == told(state, None)
    assert crew.processes == []


def test_a_helper_whose_task_breaks_off_leaves_without_a_word() -> None:
    task = pickle.dumps(([(position(2).choices[:1], position(2))], 0.3, 10.0, Heat(1, worlds=1)))
    left = subprocess.run(crew_module._HELPER, input=task[:-40], capture_output=True, check=False)
    assert (left.returncode, left.stdout, left.stderr) == (0, b"", b"")


def test_nobody_hears_of_a_helper_whose_answer_is_not_wanted_any_more() -> None:
    state = position(2)
    task = pickle.dumps(([(state.choices[:1], state)], 0.3, 10.0, Heat(1, worlds=1)))
    with subprocess.Popen(
        crew_module._HELPER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as helper:
        assert helper.stdin
        assert helper.stdout
        assert helper.stderr
        helper.stdout.close()
        helper.stdin.write(task)
        helper.stdin.close()
        assert helper.stderr.read() == b""
        assert helper.wait() == 0


class Broken:
    """A net that fails."""

    def begin(self, _lasting: bytes, _changing: bytes, /) -> None:
        pass

    def judge(self, _positions: list[bytes], /) -> list[float]:
        raise RuntimeError("no judgement")


def test_answers_that_nobody_took_are_not_taken_for_later_ones() -> None:
    state = position(2)
    crew = Crew(1)
    mind = AustriaMind(LEVEL, net_of("austria"), 4, crew=crew)
    ways = mind.ways(Perspective(AUSTRIA, state, int(state.seat)))
    assert len(crew.processes) == 1
    world = AUSTRIA.imagine(state, int(state.seat), 3)
    assert isinstance(world, Austria)
    with pytest.raises(RuntimeError, match="no judgement"):
        crew.try_out(Thinker(Broken(), Taste(0.3, 10.0)), ways, [world, world], LEVEL.heats[0])
    assert crew.processes == []
