"""Whole games, and every byte each seat receives searched for what it must not know.

Three searches. In the bytes: seeds, states of the generator, secrets, and the hands of others
written out. In the content: every message is exactly what the rules allow that seat, told by
the truth that the test reads from the database. And by exchange: what the house tells a seat
must not change when everything the seat cannot know is drawn anew.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from hotelier.games import GAMES, game_named
from hotelier.house.basics.settings import database_url
from hotelier.house.storing.records import PLAYING, Change, Record, Seat, StoredChoice
from hotelier.house.storing.schema import luck_from_data, tables
from hotelier.house.tables.table import Table, Visitor
from hotelier.house.telling.packed import packed
from hotelier.house.telling.snapshots import position_at, snapshot
from hotelier.kernel.bits import members
from hotelier.kernel.chance import Chance
from hotelier.kernel.game import Game
from hotelier.kernel.luck import Luck
from hotelier.overbooking.cards import GUEST_NAMES
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.views import laid_for_good
from tests.house.running import Data, Line, Player, Server, started
from tests.proof import proves

_LONG_ENOUGH = 5
"""So many numbers written as a list cannot stand anywhere by chance; an event has four."""
VARIANTS: list[tuple[str, str, dict[str, str]]] = [
    (database, game, options)
    for database in ("sqlite", "postgresql")
    for game, options in (
        ("austria", {}),
        ("austria", {"hands": "draft"}),
        ("overbooking", {}),
        ("overbooking", {"peeking": "no"}),
    )
]


def seed_of(database: str, table: str) -> int:
    engine = create_engine(database_url(database))
    with engine.connect() as link:
        query = select(tables.c.luck).where(tables.c.id == table)
        seed = luck_from_data(link.execute(query).scalar_one()).seed
    engine.dispose()
    return seed


@pytest.mark.parametrize(("server", "game", "options"), VARIANTS, indirect=["server"])
def test_no_seat_receives_what_only_another_may_know(
    server: Server, game: str, options: dict[str, str]
) -> None:
    players = started(server.url, 3, game=game, options=options, listed=True)
    watcher = Player(server.url, players[0].table, None)
    people = [*players, watcher]
    seed = seed_of(server.database, players[0].table)
    truth = Game(game_named(game), players[0].look()["table"]["options"], seed)
    chance = Chance(seed % 1000)
    forbidden = [_unknown_to(person, people, seed) for person in people]
    with _Lines(people) as lines:
        while not truth.over:
            texts = [_newest(line, len(truth.steps)) for line in lines]
            for person, text, secrets in zip(people, texts, forbidden, strict=True):
                _search_bytes(text, secrets, truth, person.seat)
                _search_content(json.loads(text), truth, person.seat)
            choice = truth.legal[int(chance.below(len(truth.legal)))]
            lines[truth.seat].say(type="choose", moment=len(truth.steps), choice=choice)
            truth.choose(choice)
        for line, secrets in zip(lines, forbidden, strict=True):
            everything = "".join(line.heard)
            assert not [secret for secret in secrets if f'"{secret}"' in everything]


class _Lines:
    """A live connection for each."""

    def __init__(self, people: list[Player]) -> None:
        self._contexts = [person.live(language="en") for person in people]

    def __enter__(self) -> list[Line]:
        return [context.__enter__() for context in self._contexts]

    def __exit__(self, *_: object) -> None:
        for context in self._contexts:
            context.__exit__(None, None, None)


def _newest(line: Line, steps: int) -> str:
    while line.hear()["table"]["steps"] < steps:
        pass
    return line.heard[-1]


def _unknown_to(person: Player, people: list[Player], seed: int) -> set[str]:
    others = {str(other.secret) for other in people if other is not person and other.secret}
    if person.seat is None:
        others.add(str(people[0].look()["you"]["invitation"]))
    return {*others, str(seed), f"{seed:x}"[1:]}


def _search_bytes(text: str, secrets: set[str], truth: Game, seat: int | None) -> None:
    for secret in secrets:
        assert secret not in text or len(secret) < 6
    allowed = _written(truth.rules.view(truth.state, seat))
    for other in range(truth.players):
        if other != seat:
            for numbers in _lists_of_numbers(truth.rules.view(truth.state, other)):
                assert _written(numbers) in allowed or _written(numbers) not in text


def _written(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def _lists_of_numbers(data: Any) -> Iterator[list[int]]:
    """Hands, packs and legal choices, wherever a view has them."""
    if isinstance(data, list) and len(data) >= _LONG_ENOUGH:
        if all(isinstance(part, int) for part in data):
            yield data
    if isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from _lists_of_numbers(part)


def _search_content(message: Data, truth: Game, seat: int | None) -> None:
    """Nothing but what the rules allow this seat, field by field."""
    assert set(message) == {"type", "table", "you", "position", "log"}
    position = message["position"]
    allowed = json.loads(json.dumps(truth.rules.view(truth.state, seat)))
    assert position["view"] == allowed
    assert (position["decision"] is not None) == (seat == truth.seat)
    assert position["scores"] is None
    assert position["tally"] is None
    for step in message["log"]["steps"]:
        made = truth.steps[step["step"]]
        own = made.seat == seat and truth.rules.may_recall(truth.state, made.seat, made.choice)
        hidden = made.secret and not own
        assert step["choice"] == (None if hidden else made.choice)
        assert (step["token"] is None) == hidden
        seen = [truth.rules.seen_by(event, seat) for event in made.events]
        assert [tuple(told["event"]) for told in step["events"]] == [s for s in seen if s]


def played_tables(game: str, players: int, seed: int, **options: str) -> Iterator[Table]:
    """A table at every position of a random game."""
    rules = GAMES[game]
    settled = rules.settle({"players": str(players), **options})
    record = Record(
        id="a" * 12,
        game=game,
        rules=rules.version,
        options=settled,
        luck=Luck(seed),
        status=PLAYING,
        seats=tuple(Seat("person", f"P{number}") for number in range(players)),
        keys={},
    )
    table = Table(record, ())
    chance = Chance(seed)
    while not table.game.over:
        yield table
        playing, now = table.game, table.record
        choice = playing.legal[int(chance.below(len(playing.legal)))]
        made = StoredChoice(now.steps, playing.seat, choice, now.moment, by_bot=False, made_at=0.0)
        after = replace(now, steps=now.steps + 1, moment=now.moment + 1)
        table.adopt(Change(after, added=(made,)))


class _Eyes(Visitor):
    """Somebody who holds a seat without a secret."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, None)
        self._seat = seat

    @property
    def seat(self) -> int:
        return self._seat


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [3, 4])
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(game: str, seed: int) -> None:
    async def compare() -> int:
        compared = 0
        for table in played_tables(game, 3, seed):
            truth = table.game
            for seat in range(truth.players):
                told = _told(table, seat)
                dream = truth.rules.imagine(truth.state, seat, compared)
                if dream.seat != truth.state.seat or dream.over:
                    continue
                table._game = _with_state(truth, dream)
                assert _told(table, seat) == told
                table._game = truth
                compared += 1
        return compared

    assert asyncio.run(compare()) > 100


def _told(table: Table, seat: int) -> Any:
    table.made.clear()  # the game was exchanged behind its back
    return packed(snapshot(table, _Eyes(table, seat), table.record.moment, "en")["position"])


def _with_state(game: Game, state: Any) -> Game:
    twin = Game(game.rules, game.options, game.seed)
    twin.state = state
    twin.steps = game.steps
    return twin


@proves("OB-PLAY-7", "OB-RUL-14")
def test_without_peeking_nobody_is_reminded_of_a_card_that_lies_face_down() -> None:
    async def look_around() -> int:
        hidden = 0
        for table in played_tables("overbooking", 2, 6, peeking="no"):
            for seat in range(2):
                state = table.game.state
                assert isinstance(state, OverbookingState)
                lying = laid_for_good(state, seat)
                eyes = _Eyes(table, seat)
                steps = json.loads(packed(snapshot(table, eyes, 0, None)["log"]))["steps"]
                names = {GUEST_NAMES[guest] for guest in members(lying)}
                for step in steps:
                    if step["seat"] == seat and step["token"] is not None:
                        assert step["token"].split(">")[0] not in names
                own = position_at(table, eyes, max(0, len(steps) - 3), None)["view"]["own"]
                assert not names & {card["name"] for card in own["hand"]}
                hidden += len(names)
            if hidden > 20:
                break
        return hidden

    assert asyncio.run(look_around()) > 20
