"""What an instruction card and a special hotel say, as messages for people who look them up."""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.austria.solo.instruction_cards import (
    ANY_COLOUR,
    ANY_OBJECTIVE,
    ELISABETHS_CARDS,
    EMPEROR,
    LEOPOLDS_CARDS,
    OBJECTIVE,
    STAFF,
    InstructionCard,
    Symbol,
)
from hotelier.austria.solo.leopold import (
    DIFFICULTY_NAMES,
    EASY,
    HAUTEL_COUTURE,
    HOTEL_NAMES,
    TOLL_BRIDGE,
)
from hotelier.austria.speech.names import colour_name, listed, steps
from hotelier.kernel.message import Message

_HANDS: Final = ("right", "left")


class Instruction(NamedTuple):
    """An instruction card in the deck of Leopold or of Elisabeth."""

    deck: str
    printed: InstructionCard

    @property
    def code(self) -> str:
        """What people call it for short: L204, E214."""
        return f"{self.deck[0].upper()}{self.printed.number}"

    @property
    def codes(self) -> tuple[str, ...]:
        return (self.code, str(self.printed.number))

    @property
    def name(self) -> Message:
        return Message("solo-card-name", {"number": self.printed.number})

    @property
    def message(self) -> Message:
        card = self.printed
        return Message(
            "solo-card",
            {
                "code": self.code,
                "name": self.name,
                "deck": self.deck,
                "guests": listed(
                    [_framed(guest_symbol(symbol.value), symbol) for symbol in card.guests]
                ),
                "die": _die(card),
                "extras": listed(
                    [
                        _framed(extra_symbol(symbol.what, symbol.value), symbol)
                        for symbol in card.extras
                    ]
                ),
                "hand": _HANDS[card.hand],
                "dancers": sum(card.dancers),
            },
        )


class SpecialHotel(NamedTuple):
    """One of the four hotels he may run."""

    which: int

    @property
    def codes(self) -> tuple[str, ...]:
        return (HOTEL_NAMES[self.which],)

    @property
    def name(self) -> Message:
        return Message(f"solo-hotel-{self.which}.title")

    @property
    def rules(self) -> Message:
        """What is special about it, one rule a line."""
        return Message(f"solo-hotel-{self.which}.text")

    @property
    def message(self) -> Message:
        return Message("solo-hotel-card", {"name": self.name, "rules": self.rules})


INSTRUCTIONS: Final = (
    *(Instruction("leopold", card) for card in LEOPOLDS_CARDS),
    *(Instruction("elisabeth", card) for card in ELISABETHS_CARDS),
)
SPECIAL_HOTELS: Final = tuple(SpecialHotel(n) for n in range(HAUTEL_COUTURE, TOLL_BRIDGE + 1))


def _framed(told: Message, symbol: Symbol) -> Message:
    """A symbol with the difficulties it counts at, unless it always does (SOLO-SET-8)."""
    if symbol.level == EASY:
        return told
    level = DIFFICULTY_NAMES[symbol.level]
    return Message("solo-symbol-framed", {"what": told, "level": level})


def guest_symbol(colour: int) -> Message:
    """What a guest symbol asks for."""
    if colour == ANY_COLOUR:
        return Message("solo-symbol-any-guest")
    return Message("solo-symbol-guest", {"colour": colour_name(colour)})


def _die(card: InstructionCard) -> Message:
    if card.celebrity:
        return Message("solo-symbol-celebrity")
    if not card.dice:
        return Message("solo-symbol-most-dice")
    if len(card.dice) == 1:
        return Message("solo-symbol-die", {"die": card.dice[0]})
    first, second = card.dice
    return Message("solo-symbol-two-dice", {"first": first, "second": second})


def extra_symbol(what: int, value: int) -> Message:
    """What an extra brings."""
    if what == EMPEROR:
        return steps(value)
    if what == STAFF:
        return Message("solo-symbol-staff")
    if what == OBJECTIVE:
        if value == ANY_OBJECTIVE:
            return Message("solo-symbol-any-objective")
        return Message("solo-symbol-objective", {"letter": "ABC"[value]})
    return Message("solo-symbol-dancer")
