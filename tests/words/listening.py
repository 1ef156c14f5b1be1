"""Whatever a game may come to: random play of all options and of every card."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from hotelier.austria.actions import ACTION_SPACE
from hotelier.austria.card_texts import ALL_CARDS
from hotelier.austria.cards.emperor_tiles import TILES, letter_of
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.message import Message
from tests.rules.position import Position, position
from tests.words.about import about
from tests.words.conversation import CLAUSES

OPTIONS: list[dict[str, str]] = [
    {"players": "2", "hands": "draft", "promo": "yes"},
    {"players": "3", "edition": "2015", "board": "day", "ask": "everything"},
    {"players": "4", "board": "day", "ask": "everything", "hands": "introductory"},
    {"players": "2", "edition": "2015", "hands": "draft"},
    {"players": "2", "more-staff": "yes"},
]
STEPS_FROM_A_POSITION = 5


class Listener:
    """Hears everything once, and remembers which texts that takes."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, str], Message] = {}

    @property
    def ids(self) -> set[str]:
        return {name for message in self.heard.values() for name in ids_in(message)}

    def hear(self, message: Message) -> None:
        self.heard[message.id, repr(message.values)] = message

    def hear_decision(self, table: Austria) -> None:
        self.hear(AUSTRIA.question(table))
        for choice in table.choices:
            assert AUSTRIA.why_not(table, choice) is None
            self.hear(AUSTRIA.describe(table, choice))
        for choice in range(ACTION_SPACE):
            if choice not in table.choices:
                reason = AUSTRIA.why_not(table, choice)
                assert reason is not None
                assert reason.clause in CLAUSES, reason
                self.hear(reason.message)

    def hear_events(self, table: Austria) -> None:
        for event in table.events or ():
            self.hear(AUSTRIA.tell(event))
            masked = AUSTRIA.seen_by(event, None)
            assert masked is not None
            self.hear(AUSTRIA.tell(masked))

    def play(self, table: Austria, seed: int, steps: int = 10_000) -> None:
        """Random play, with all that can be said on the way."""
        chance = random.Random(seed)
        while not table.over and steps > 0:
            key = table.key()
            self.hear_decision(table)
            assert table.key() == key, "talking changes nothing"
            table.events = []
            table.apply(chance.choice(table.choices))
            self.hear_events(table)
            steps -= 1
        self.hear_decision(table)


def ids_in(message: Message) -> Iterator[str]:
    yield message.id
    if "seat" in message.values:
        yield "kernel-player"
    for value in message.values.values():
        if isinstance(value, Message):
            yield from ids_in(value)


def scenes() -> Iterator[Mapping[str, Any]]:
    """Positions in which each guest moves in, each card works and each tile is drawn."""
    rooms = {"rooms": "a1 b1 c1 d1 a2 c2", "occupied": "b2 d2", "kitchen": "scwk"}
    dice = {"dice": {1: 2, 2: 1, 3: 2, 4: 1, 5: 3, 6: 1}}
    for guest in GUESTS:
        yield {"cafe": [(guest.number, ""), "Duke"], "hand": [9, 35, 21], **rooms, **dice}
    for card in STAFF:
        hand = [other for other in (9, 38) if other != card.number]
        more = {"more_staff": "yes" if card.number > 48 else "no"}
        yield {"staff": [card.number], "hand": hand, "cafe": ["Duke"], **rooms, **dice, **more}
    for place, round_of_visit in enumerate((3, 5, 7)):
        for tile in (tile for number, tile in enumerate(TILES) if letter_of(number) == place):
            tiles = ["A1", "B1", "C1"]
            tiles[place] = tile.name
            for emperor in (0, 13):
                for staff in ([9], [26, 27, 28]):
                    yield {
                        "scoring": True,
                        "round": round_of_visit,
                        "tiles": tuple(tiles),
                        "emperor": emperor,
                        "staff": staff,
                        "hand": [1, 2, 29, 30],
                        "cafe": ["Duke"],
                        "more_staff": "no" if tile.name_is_documented else "yes",
                        **rooms,
                    }
    yield {"objectives": (180, 181, 182), "more_staff": "yes", "big_orders": 5, **dice}
    for objectives in ((105, 109, 113), (106, 110, 114), (107, 111, 115), (108, 112, 116)):
        everything = " ".join(column + floor for floor in "1234" for column in "abcde")
        rich = {"krones": 20, "emperor": 13, "staff": [1, 2, 3, 4, 5, 6]}
        yield {"objectives": objectives, "rooms": "", "occupied": everything, **rich, **dice}
        yield {"objectives": objectives, "discs": [0, 1, 2], **dice}


def rare_scenes() -> Iterator[Position]:
    """What random play hardly ever comes to."""
    gizia: dict[str, Any] = {"dice": {1: 2, 6: 1}, "cafe": [("E. Gizia", "")], "rooms": "b1"}
    yield position(**gizia).do("in1")
    yield position(**gizia).do("in1", "die1")
    yield position(**gizia, krones=0).do("in1")
    yield position(krones=0, dice={6: 2}, show_forced=True).do("q5")
    yield position(guest_deck=(), guest_discards=(66, 67)).do("q5")
    yield position(dice={5: 6}, hand=[38], cafe=["Duke", ("Earl", "")]).do("die5", "s38")
    asked: dict[str, Any] = {"ask": "everything", "rooms": "b1", "cafe": [("Portrait Painter", "")]}
    yield position(**asked).do("in1", "p1")
    copied = {"turns": 2, "emperor": 8, "staff": [31]}
    last = position(round=7, turns=1, emperor=13, staff=[29], occupied="a1", others={1: copied})
    yield last.do("die4", "x0")
    losing: dict[str, Any] = {"scoring": True, "round": 7, "tiles": ("A1", "B1", "C2")}
    yield position(**losing, occupied="a3 b3 a2 b2").do("a3")
    crowded = position(players=4, krones=20, objectives=(105, 109, 113))
    for seat in (1, 2, 3):
        crowded.table.put_disc(0, seat)
    yield crowded.do("q5")
    yield from occasions()


def occasions() -> Iterator[Position]:
    """Trigger cards and trades of module 5."""
    more: dict[str, Any] = {"more_staff": "yes", "dice": {1: 4, 2: 4, 4: 4, 5: 6}}
    triggers = [166, 167, 168, 169, 172, 174, 178, 179]
    yield position(**more, staff=triggers).do("die1", "x0")
    yield position(**more, staff=triggers).do("die1", "x0", "s174")
    yield position(**more, staff=triggers).do("die2", "x0", "s172")
    yield position(**more, staff=triggers).do("die2", "x0", "s172", "s166")
    yield position(**more, staff=triggers, cafe=["Duke", "Earl", "Dame"]).do("die2", "x0")
    claiming: dict[str, Any] = {
        "krones": 20,
        "objectives": (105, 109, 113),
        "cafe": ["Duke", "Earl"],
    }
    yield position(**more, staff=[179], **claiming).do("oA")
    yield position(**more, staff=[179], **claiming).do("oA", "s179")
    playing = position(**more, hand=[9, 172], staff=[166, 179, 45], used=[179])
    yield playing.do("die4", "x0")
    trading = position(**more, staff=[175], kitchen="sswk").do("s175")
    yield trading
    yield trading.do("wine")
    yield trading.do("strudel")
    full: dict[str, Any] = {"cafe": [("Count", "")], "rooms": "e1", "occupied": "b1 a2 b2"}
    yield position(**more, staff=[178, 172], hand=[9, 36, 21], **full).do("in1")
    councillor = [("Veterinary Councillor", "")]
    large_group: dict[str, Any] = {"rooms": "d2", "occupied": "c1 d1 c2"}
    yield position(**more, staff=[178, 168], cafe=councillor, **large_group).do("in1")
    count = position(**more, staff=[167], hand=[172, 36], rooms="e1", cafe=[("Count", "")])
    yield count.do("in1", "s172", "done")


@cache
def whole_games() -> Listener:
    """Has listened to whole games of all options and to every scene in each way of playing."""
    listener = Listener()
    for seed, options in enumerate(OPTIONS):
        table = AUSTRIA.deal(AUSTRIA.settle(options), seed, show_forced=seed % 2 == 0)
        listener.hear_events(table)
        listener.play(table, seed)
        assert table.over
    for seed, scene in enumerate(scenes()):
        for edition in ("revised", "2015"):
            ask = "everything" if seed % 4 == 0 else "useful"
            game = position(edition=edition, ask=ask, seed=seed, **scene)
            listener.hear_events(game.table)
            listener.play(game.table, seed, STEPS_FROM_A_POSITION)
    for game in rare_scenes():
        game.table.events = game.events
        listener.hear_events(game.table)
        listener.hear_decision(game.table)
    for card in ALL_CARDS:
        listener.hear(card.message)
    for message in about(AUSTRIA):
        listener.hear(message)
    return listener
