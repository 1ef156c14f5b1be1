"""A batch over several processes that write into the same arrays, in shared memory."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final

from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError, IllegalChoice, OptionError
from hotelier.lab.agreed import WIN, agreed, gains_points
from hotelier.lab.batch import MOST_GAMES, Arrays, Batch
from hotelier.lab.extras import door

with door("rl"):
    import numpy as np
    from numpy.typing import NDArray

_STEP: Final = "step"
_SAMPLE: Final = "sample"
_STOP: Final = "stop"
_DONE: Final = ""
_LINE: Final = 64
"""Arrays begin at multiples of this, so that processes do not share lines of a cache."""


class SharedBatch:
    """Games dealt out to processes; otherwise like a Batch. Close it, or use it in a `with`."""

    def __init__(
        self,
        game: str = "austria",
        games: int = 4096,
        *,
        processes: int = 2,
        seed: int = 0,
        reward: str = WIN,
        **options: object,
    ) -> None:
        if not 1 <= processes <= games <= MOST_GAMES:
            raise OptionError(f"A batch has 1 to {MOST_GAMES} games and no more processes.")
        self.rules = game_named(game)
        self.options = agreed(self.rules, options)
        gains_points(reward)
        self.games = games
        self._numbers = np.arange(games)
        self._lines: list[Connection] = []
        self._workers: list[BaseProcess] = []
        self._memory = SharedMemory(create=True, size=_Layout(game, games).size)
        self._layout = _Layout(game, games, self._memory)
        self.arrays = self._layout.arrays
        settings = {"reward": reward, "stride": games, **self.options}
        try:
            for first, last in _parts(games, processes):
                self._begin(game, first, last, {"seed": seed + first, **settings})
            self._wait()
        except BaseException:
            self.close()
            raise

    def _begin(self, game: str, first: int, last: int, settings: dict[str, Any]) -> None:
        """Begin a process for some of the games."""
        context = multiprocessing.get_context("spawn")
        line, other = context.Pipe()
        self._lines.append(line)
        task = (other, self._memory.name, game, self.games, first, last, settings)
        worker = context.Process(target=_work, args=task, daemon=True)
        worker.start()
        self._workers.append(worker)
        other.close()

    def step(self, choices: NDArray[Any]) -> Arrays:
        """Make one choice in every game."""
        self.send(choices)
        return self.receive()

    def send(self, choices: NDArray[Any]) -> None:
        """Begin a step: there is time for something else until `receive`."""
        if choices.shape != (self.games,):
            raise IllegalChoice(f"A step needs one choice for each of the {self.games} games.")
        self._layout.choices[...] = choices
        self._check()
        self._tell(_STEP)

    def _check(self) -> None:
        """Refuse a whole step before any process has begun it."""
        choices, legal = self._layout.choices, self._layout.legal
        known = (choices >= 0) & (choices < self.rules.action_space)
        illegal = ~known | (legal[self._numbers, np.where(known, choices, 0)] == 0)
        if illegal.any():
            game = int(np.argmax(illegal))
            raise IllegalChoice(f"{choices[game]} is not legal in game {game}.")

    def receive(self) -> Arrays:
        """Wait for the step to be done; the arrays are not to be read before."""
        self._wait()
        return self.arrays

    def sample(self) -> NDArray[np.int32]:
        """A random legal choice for every game."""
        self._tell(_SAMPLE)
        self._wait()
        return self._layout.choices.copy()

    def _tell(self, word: str) -> None:
        for line in self._lines:
            try:
                line.send(word)
            except OSError:
                raise _lost() from None

    def _wait(self) -> None:
        complaints = []
        for line in self._lines:
            try:
                complaints.append(line.recv())
            except (EOFError, OSError):
                raise _lost() from None
        for complaint in complaints:
            if complaint != _DONE:
                raise HotelierError(complaint)

    def close(self) -> None:
        """Stop the processes and give the memory back; the arrays are gone with it."""
        for line in self._lines:
            with suppress(OSError):  # it may be gone already
                line.send(_STOP)
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines, self._workers = [], []
        del self.arrays, self._layout
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class _Layout:
    """Where each array lies in the shared memory."""

    def __init__(self, game: str, games: int, memory: SharedMemory | None = None) -> None:
        self._memory = memory
        self.size = 0
        rules = game_named(game)
        self.arrays = Arrays.made(rules, games, self._array)
        self.choices: NDArray[np.int32] = self._array((games,), np.int32)
        self.legal: NDArray[np.int8] = self._array((games, rules.action_space), np.int8)
        """The masks once more: those of the arrays are the caller's, who may write there."""

    def _array(self, shape: tuple[int, ...], kind: type) -> NDArray[Any]:
        at = self.size
        length = int(np.prod(shape)) * np.dtype(kind).itemsize
        self.size += -(-length // _LINE) * _LINE
        if self._memory is None:
            return np.zeros(0, kind)
        return np.ndarray(shape, kind, self._memory.buf, at)


def _parts(games: int, processes: int) -> list[tuple[int, int]]:
    """The games of each process, from and up to."""
    borders = [games * n // processes for n in range(processes + 1)]
    return list(pairwise(borders))


def _work(
    line: Connection,
    memory_name: str,
    game: str,
    games: int,
    first: int,
    last: int,
    settings: dict[str, Any],
) -> None:
    """A process of a batch: steps its part of the games whenever it is told to."""
    memory = SharedMemory(memory_name)
    layout = _Layout(game, games, memory)
    try:
        _serve(line, layout, game, first, last, settings)
    except (EOFError, KeyboardInterrupt):
        pass  # whoever owns the batch is gone
    except HotelierError as error:
        line.send(str(error))
    finally:
        del layout
        memory.close()


def _serve(
    line: Connection, layout: _Layout, game: str, first: int, last: int, settings: dict[str, Any]
) -> None:
    choices, legal = layout.choices[first:last], layout.legal[first:last]
    batch = Batch(game, last - first, arrays=layout.arrays.part(first, last), **settings)
    legal[...] = batch.arrays.masks
    line.send(_DONE)
    while (word := line.recv()) != _STOP:
        if word == _STEP:
            legal[...] = batch.step(choices).masks
        else:
            choices[...] = batch.sample()
        line.send(_DONE)


def _lost() -> HotelierError:
    return HotelierError("A process of the batch has ended by itself.")
