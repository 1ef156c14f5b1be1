"""What every card says, as a message: guests, staff, objectives and Emperor tiles.

Orders, rewards, costs and penalties come from the tables the engine plays by. Only what staff
and objectives do is written by hand, beside their names in the texts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.austria.cards.colours import COLOUR_NAMES
from hotelier.austria.cards.emperor_tiles import TILES, letter_of
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS
from hotelier.austria.cards.objectives import OBJECTIVE_OF, OBJECTIVE_POINTS, OBJECTIVES
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.cards.staff_card import TIMING_NAMES, card_numbered
from hotelier.austria.rounds import EMPEROR_ROUNDS
from hotelier.austria.speech.effects import effects_text, tile_penalty, tile_reward
from hotelier.austria.speech.names import (
    BOTH_EDITIONS,
    OLD_EDITION,
    colour_name,
    guest_name,
    krones,
    objective_name,
    order_of,
    staff_name,
    tile_name,
)
from hotelier.kernel.message import Message

FIRST_NUMBER_OF_MODULE_5: Final = 166

GUEST: Final = "guest"
STAFF_CARD: Final = "staff"
OBJECTIVE: Final = "objective"
EMPEROR_TILE: Final = "emperor"


class Card(NamedTuple):
    """A card by its kind and printed number; an Emperor tile by its place in their table."""

    kind: str
    number: int

    @property
    def code(self) -> str:
        """What people call it for short: S17, G75, 105, A3."""
        if self.kind == EMPEROR_TILE:
            return TILES[self.number].name
        return {STAFF_CARD: "S", GUEST: "G"}.get(self.kind, "") + str(self.number)

    @property
    def clause(self) -> str:
        """The clause of the rulebook about it."""
        module = "M5-" if self.is_of_module_5 else ""
        return module + {OBJECTIVE: "OBJ-", EMPEROR_TILE: "EMP-"}.get(self.kind, "") + self.code

    @property
    def is_of_module_5(self) -> bool:
        if self.kind == EMPEROR_TILE:
            return not TILES[self.number].name_is_documented
        return self.kind != GUEST and self.number >= FIRST_NUMBER_OF_MODULE_5

    @property
    def codes(self) -> tuple[str, ...]:
        """All that may stand for it."""
        if self.kind in (STAFF_CARD, GUEST):
            return (self.code, str(self.number), self.clause)
        return (self.code, self.clause)

    @property
    def name(self) -> Message:
        """What it is called."""
        return _name(self)

    @property
    def message(self) -> Message:
        """All that it says, in both editions."""
        return card_message(self.kind, self.number)


ALL_CARDS: Final = (
    *(Card(STAFF_CARD, card.number) for card in STAFF),
    *(Card(GUEST, guest.number) for guest in GUESTS),
    *(Card(OBJECTIVE, objective.number) for objective in OBJECTIVES),
    *(Card(EMPEROR_TILE, tile) for tile in range(len(TILES))),
)


def _name(card: Card) -> Message:
    if card.kind == GUEST:
        return guest_name(GUEST_INDEX[card.number])
    if card.kind == STAFF_CARD:
        return staff_name(int(card_numbered(card.number)))
    return objective_name(card.number) if card.kind == OBJECTIVE else tile_name(card.number)


def card_message(kind: str, number: int, edition: str = BOTH_EDITIONS) -> Message:
    """All that a card says, in both editions or in one of them ("revised", "2015")."""
    card = Card(kind, number)
    edition = OLD_EDITION if edition == "2015" else edition
    if kind == GUEST:
        return _guest(card, edition)
    if kind == STAFF_CARD:
        return _staff(card, edition)
    return _objective(card) if kind == OBJECTIVE else _tile(card, edition)


def objective_need(number: int) -> Message:
    """What an objective asks for."""
    printed = OBJECTIVE_OF[number]
    rooms = {"blue": printed.blue, "red": printed.red, "yellow": printed.yellow}
    return Message(f"austria-objective-{number}.text", {**rooms})


def _guest(card: Card, edition: str) -> Message:
    printed = GUESTS[GUEST_INDEX[card.number]]
    return Message(
        "austria-card-guest",
        {
            "code": card.code,
            "name": card.name,
            "kind": Message(f"austria-kind-{COLOUR_NAMES[printed.colour]}"),
            "colour": colour_name(printed.colour),
            "order": order_of(printed.order),
            "points": printed.points,
            "reward": effects_text(printed.reward, edition),
        },
    )


def _staff(card: Card, edition: str) -> Message:
    printed = STAFF[card_numbered(card.number) - 1]
    cost = _cost(printed.cost, printed.cost_2015, edition)
    return Message(
        "austria-card-staff",
        {
            "code": card.code,
            "name": card.name,
            "cost": cost if printed.cost_is_documented else _reconstructed(cost),
            "timing": Message(f"austria-timing-{TIMING_NAMES[printed.timing]}"),
            "text": Message(f"austria-staff-{card.number}.text", {"edition": edition}),
            "set": printed.starter_set or "none",
        },
    )


def _cost(revised: int, old: int, edition: str) -> Message:
    if edition == BOTH_EDITIONS and revised != old:
        return Message("austria-card-two-costs", {"krones": revised, "old": old})
    return krones(old if edition == OLD_EDITION else revised)


def _reconstructed(value: Message | str) -> Message:
    """A value that no source tells (module 5)."""
    return Message("austria-card-reconstructed", {"value": value})


def _objective(card: Card) -> Message:
    first, second, third = OBJECTIVE_POINTS
    printed = OBJECTIVE_OF[card.number]
    return Message(
        "austria-card-objective",
        {
            "code": card.code if printed.number_is_documented else _reconstructed(card.code),
            "name": card.name,
            "letter": printed.letter,
            "need": objective_need(card.number),
            "first": first,
            "second": second,
            "third": third,
        },
    )


def _tile(card: Card, edition: str) -> Message:
    printed = TILES[card.number]
    return Message(
        "austria-card-tile",
        {
            "name": card.name if printed.name_is_documented else _reconstructed(card.name),
            "round": EMPEROR_ROUNDS[letter_of(card.number)],
            "reward": tile_reward(card.number, edition),
            "penalty": tile_penalty(card.number, edition),
        },
    )
