"""Games as data: one row for each choice, in Parquet files that pandas, polars and Arrow read.

A data set is a folder. Its files hold some games each and are written under another name first,
so that a run which was broken off can be taken up: files that are there are whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.game import Game
from hotelier.kernel.message import sentence
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.kernel.writing import make_folder, reason_of, written_whole
from hotelier.lab.arena import Fixture, play_fixture
from hotelier.lab.cores import answers
from hotelier.lab.extras import door
from hotelier.lab.watching import Watcher

with door("rl"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray

SCHEMA_VERSION: Final = 1
GAMES_PER_FILE: Final = 100
_DESCRIPTION: Final = b"hotelier"
"""The key of a file's metadata that says what it holds."""


def schema(rules: Rules, about: Mapping[str, Any]) -> Any:  # noqa: ANN401
    """The columns of a data set, version 1. `about` is kept in every file."""
    columns = [
        ("game", pa.int64(), "the seed of the game, or the number of its journal"),
        ("step", pa.int32(), "choices made before in this game"),
        ("seat", pa.int8(), "who chose"),
        ("bot", pa.dictionary(pa.int16(), pa.string()), "the name of that player"),
        ("observation", pa.list_(pa.int16(), rules.observation.size), "what the seat may know"),
        ("mask", pa.list_(pa.int8(), rules.action_space), "1 for every legal choice"),
        ("choice", pa.int16(), "what was chosen"),
        ("scores", pa.list_(pa.int16()), "the final points of every seat"),
        ("won", pa.float32(), "the share of the win that the chooser got in the end, 0 to 1"),
    ]
    fields = [pa.field(name, kind, metadata={"meaning": text}) for name, kind, text in columns]
    description = {
        **about,
        "schema": SCHEMA_VERSION,
        "rules": rules.name,
        "rules_version": rules.version,
        "observation_version": rules.observation.version,
    }
    return pa.schema(fields, metadata={_DESCRIPTION: json.dumps(description)})


@dataclass(slots=True)
class Line:
    """One choice of a game."""

    seat: int
    observation: tuple[int, ...]
    legal: list[int]
    choice: int


class Writer(Watcher):
    """Keeps every position of a game as its chooser saw it."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.lines: list[Line] = []

    def step(self, state: State, choice: int) -> None:
        seat = int(state.seat)
        seen = self._rules.observation.of(state, seat)
        self.lines.append(Line(seat, seen, list(state.choices), choice))


@dataclass(frozen=True, slots=True)
class Played:
    """A game with all its choices."""

    number: int
    seats: tuple[str, ...]
    lines: list[Line]
    scores: list[int]
    winners: list[int]


def play(fixture: Fixture) -> Played:
    """Let bots play a game."""
    writer = Writer(game_named(fixture.game))
    result = play_fixture(fixture, [writer])
    if result.forfeit:
        raise HotelierError(sentence("error-no-end", seed=fixture.seed, why=str(result.forfeit)))
    scores, winners = list(result.scores), list(result.winners)
    return Played(fixture.seed, fixture.seats, writer.lines, scores, winners)


def told(game: Game, number: int) -> Played:
    """Take a game from its journal; what was forced is no choice."""
    writer = Writer(game.rules)
    for place, step in enumerate(game.steps):
        if not step.forced:
            writer.step(game.state_at(place), step.choice)
    seats = tuple(game.names.get(seat, "") for seat in range(game.players))
    return Played(number, seats, writer.lines, game.state.scores(), game.state.winners())


def table(rules: Rules, games: Sequence[Played], about: Mapping[str, Any]) -> Any:  # noqa: ANN401
    """Games as an Arrow table."""
    rows = [(game, step, line) for game in games for step, line in enumerate(game.lines)]
    masks = np.zeros((len(rows), rules.action_space), np.int8)
    for mask, (_, _, line) in zip(masks, rows, strict=True):
        mask[line.legal] = 1
    observations = np.array([line.observation for _, _, line in rows], np.int16)
    wins = [1 / len(game.winners) if line.seat in game.winners else 0.0 for game, _, line in rows]
    columns = {
        "game": [game.number for game, _, _ in rows],
        "step": [step for _, step, _ in rows],
        "seat": [line.seat for _, _, line in rows],
        "bot": pa.array([game.seats[line.seat] for game, _, line in rows]).dictionary_encode(),
        "observation": _listed(observations),
        "mask": _listed(masks),
        "choice": [line.choice for _, _, line in rows],
        "scores": [game.scores for game, _, _ in rows],
        "won": wins,
    }
    wanted = schema(rules, about)
    arrays = [
        column.cast(wanted.field(name).type)
        if isinstance(column, pa.Array)
        else pa.array(column, wanted.field(name).type)
        for name, column in columns.items()
    ]
    return pa.Table.from_arrays(arrays, schema=wanted)


def _listed(numbers: NDArray[Any]) -> Any:  # noqa: ANN401
    """Rows of numbers as lists of one length, without copying number by number."""
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers.ravel()), numbers.shape[1])


class DataSet:
    """A folder of Parquet files about games of one kind."""

    def __init__(self, folder: Path, rules: Rules, about: Mapping[str, Any]) -> None:
        self._folder = folder
        self._rules = rules
        self._about = dict(about)
        make_folder(folder)
        self._held = {path: self._games_in(path) for path in folder.glob("*.parquet")}

    def _games_in(self, path: Path) -> int:
        """How many games a file holds; one about other bots or options is not gone on with."""
        wanted = schema(self._rules, self._about).metadata[_DESCRIPTION]
        try:
            with pq.ParquetFile(path) as file:
                if (file.schema_arrow.metadata or {}).get(_DESCRIPTION) != wanted:
                    raise HotelierError(sentence("error-other-games", file=str(path)))
                return len(file.read(["game"])["game"].unique())
        except (pa.ArrowException, OSError, ValueError) as error:
            # Arrow calls much of what is wrong within a file an OSError too.
            if isinstance(error, OSError) and error.errno:
                why = sentence("error-file-unread", file=str(path), reason=reason_of(error))
            else:
                why = sentence("error-no-parquet", file=str(path))
            raise HotelierError(why) from error

    def _path(self, part: int) -> Path:
        return self._folder / f"games-{part:05}.parquet"

    def missing(self, games: int) -> list[int]:
        """The files that are not there, or hold less of so many games than they should.

        The last one of a smaller data set is short.
        """
        parts = range(-(-games // GAMES_PER_FILE))
        return [part for part in parts if self._held.get(self._path(part), 0) < _size(part, games)]

    def write(self, part: int, games: Sequence[Played]) -> None:
        """Write a file; it has its name only when it is complete."""
        rows = table(self._rules, games, self._about)
        with written_whole(self._path(part)) as unfinished:
            pq.write_table(rows, unfinished, compression="zstd")


def write_self_play(
    folder: Path,
    rules: Rules,
    options: Mapping[str, str],
    entrants: Sequence[str],
    games: int,
    seed: int,
    processes: int,
) -> Generator[int]:
    """Play games of bots and write them; yields how many games each step brought."""
    about = {"options": dict(options), "bots": list(entrants), "seed": seed}
    data = DataSet(folder, rules, about)
    missing = data.missing(games)
    yield games - sum(_size(part, games) for part in missing)
    match = (rules.name, dict(options), tuple(entrants))

    def fixtures() -> Iterator[Fixture]:
        for part in missing:
            first = part * GAMES_PER_FILE
            for n in range(first, first + _size(part, games)):
                yield Fixture(*match, seed + n, n % len(entrants))

    with closing(answers(play, fixtures(), processes)) as played:
        for part in missing:
            kept = []
            for game in islice(played, _size(part, games)):
                kept.append(game)
                yield 1
            data.write(part, kept)


def _size(part: int, games: int) -> int:
    return min(GAMES_PER_FILE, games - part * GAMES_PER_FILE)


def write_journals(
    folder: Path, rules: Rules, journals: Sequence[Path], load: Callable[[Path], Game]
) -> Generator[int]:
    """Write the games that journals tell of; yields how many games each step brought."""
    data = DataSet(folder, rules, {"journals": [path.name for path in journals]})
    missing = data.missing(len(journals))
    yield len(journals) - sum(_size(part, len(journals)) for part in missing)
    for part in missing:
        kept = []
        first = part * GAMES_PER_FILE
        for number in range(first, first + _size(part, len(journals))):
            game = load(journals[number])
            if not game.over or game.rules.name != rules.name:
                raise HotelierError(
                    sentence("error-no-whole-game", file=str(journals[number]), game=rules.name)
                )
            kept.append(told(game, number))
            yield 1
        data.write(part, kept)
