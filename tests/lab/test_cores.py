"""Work on several cores: in order, not too much ahead, and nothing is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from select import select
from typing import NoReturn

import pytest

from hotelier.bots.plugins.program import Program
from hotelier.kernel.errors import HotelierError, OptionError
from hotelier.kernel.message import sentence
from hotelier.lab.cores import answers

PATIENCE = 30
"""Seconds, for machines with much else to do."""


def squared(number: int) -> int:
    return number * number


def killed(number: int) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def refused(number: int) -> NoReturn:
    raise OptionError(sentence("error-named-once"))


def mistaken(number: int) -> int:
    return number // 0


def with_a_program(fifo: Path) -> None:
    """Begin a program that never listens, as a bot may; it holds the fifo to its end."""
    Program("deaf", ["sh", "-c", f"exec sleep 600 > {fifo}"])
    os.close(os.open(fifo, os.O_RDONLY))


def killed_with_a_program(fifo: Path) -> NoReturn:
    with_a_program(fifo)
    killed(0)


@pytest.mark.parametrize(("processes", "chunk"), [(1, 1), (2, 1), (3, 4)])
def test_answers_come_in_the_order_of_the_tasks(processes: int, chunk: int) -> None:
    assert list(answers(squared, range(30), processes, chunk)) == [n * n for n in range(30)]
    assert multiprocessing.active_children() == []


def test_a_million_tasks_are_not_handed_out_at_once() -> None:
    handed_out = 0

    def tasks() -> Iterator[int]:
        nonlocal handed_out
        while handed_out < 1_000_000:
            yield handed_out
            handed_out += 1

    found = answers(squared, tasks(), 2, 3)
    assert next(found) == 0
    found.close()
    assert handed_out < 100
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_is_told_in_a_sentence() -> None:
    with pytest.raises(HotelierError, match=r"A process that was playing has ended by itself"):
        list(answers(killed, range(9), 2))
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    with pytest.raises(HotelierError, match="named once"):
        list(answers(refused, range(9), 2))
    with pytest.raises(RuntimeError, match=r"in mistaken\n(.*\n)+ZeroDivisionError"):
        list(answers(mistaken, range(9), 2))


@pytest.mark.parametrize("work", [with_a_program, killed_with_a_program])
def test_programs_of_bots_end_with_their_processes(
    tmp_path: Path, work: Callable[[Path], None]
) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    held = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    try:
        found = answers(work, [fifo], 2)
        with suppress(HotelierError):
            next(found)
        found.close()
        assert select([held], [], [], PATIENCE)[0], "there was a program, and it is gone"
    finally:
        os.close(held)
