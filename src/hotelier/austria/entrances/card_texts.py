"""What a unique hotel and a token of Dove say, as messages for people who look them up.

Numbers come from the table of printed values, and so do the marks of what is reconstructed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hotelier.austria.cards.colours import BLUE, RED, YELLOW
from hotelier.austria.cards.entrances import (
    CHATEAU,
    CHATEAU_BONUS_BY_SIZE,
    CHATEAU_ROOMS,
    COROGARI,
    DOVE,
    ENTRANCES,
    KAUFMAN,
    KAUFMAN_TABLES,
    MAYENFELS,
    MAYENFELS_DISCOUNT,
    MAYENFELS_KRONES,
    NINAS,
    PERSONAL_POINTS,
    PILE_POINTS,
    SET_POINTS,
    STROUP,
    STROUP_BONUS,
    TOKENS,
    UNIQUE_HOTELS,
    WRAY,
    WRAY_SPACES,
)
from hotelier.austria.entrances.due import BOTTOM, TOP
from hotelier.austria.speech.effects import effect_text
from hotelier.austria.speech.entrances import bonus_of_sum, entrance_name, token_gain, token_name
from hotelier.austria.speech.names import items_of, krones, listed, points, steps
from hotelier.kernel.message import Message, Value

_SEVEN: Final = 7


class HotelCard(NamedTuple):
    """A unique hotel by its place in their table."""

    which: int

    @property
    def codes(self) -> tuple[str, ...]:
        hotel = UNIQUE_HOTELS[self.which]
        return (hotel.word, hotel.clauses)

    @property
    def name(self) -> Message:
        return entrance_name(self.which)

    @property
    def brief(self) -> Message:
        """What it does, in a sentence."""
        return Message(f"entrance-hotel-{UNIQUE_HOTELS[self.which].word}.short")

    @property
    def gifts(self) -> Message:
        """What it gives at the start, beside rooms, guests and staff."""
        hotel = UNIQUE_HOTELS[self.which]
        given = [items_of(hotel.kitchen.value)]
        return listed([*given, steps(hotel.steps.value)] if hotel.steps.value else given)

    @property
    def rules(self) -> Message:
        """What is special about it, one rule a line."""
        word = UNIQUE_HOTELS[self.which].word
        return Message(f"entrance-hotel-{word}.text", _values(self.which))

    @property
    def message(self) -> Message:
        values: dict[str, Value] = {"name": self.name, "gifts": self.gifts, "rules": self.rules}
        return Message("entrance-card", values)


class TokenCard(NamedTuple):
    """A bonus token of Dove by its place in their table."""

    token: int

    @property
    def codes(self) -> tuple[str, ...]:
        return (TOKENS[self.token].clause,)

    @property
    def name(self) -> Message:
        return token_name(self.token)

    @property
    def message(self) -> Message:
        code = TOKENS[self.token].clause
        return Message("entrance-card-token", {"code": code, **_token(self.token)})


HOTEL_CARDS: Final = tuple(HotelCard(which) for which in range(ENTRANCES))
TOKEN_CARDS: Final = tuple(TokenCard(token) for token in range(len(TOKENS)))


def _values(which: int) -> dict[str, Value]:
    """The numbers in the text of a hotel."""
    if which == CHATEAU:
        colours = {"blue": BLUE, "red": RED, "yellow": YELLOW}
        amounts = {name: CHATEAU_BONUS_BY_SIZE[colour][1:] for name, colour in colours.items()}
        return {
            "rooms": CHATEAU_ROOMS.value,
            **{name: _numbers(found) for name, found in amounts.items()},
        }
    if which == COROGARI:
        return {"sums": _lines([_sum(total) for total in range(2, _SEVEN + 1)])}
    if which == DOVE:
        lines = [Message("entrance-line-token", _token(token)) for token in range(len(TOKENS))]
        return {"tokens": _lines(lines)}
    if which == KAUFMAN:
        names = ("two", "three", "four", "five")
        scores = {name: points(PILE_POINTS[n]) for n, name in enumerate(names, start=2)}
        return {"tables": KAUFMAN_TABLES.value, **scores}
    if which == MAYENFELS:
        discount, income = MAYENFELS_DISCOUNT.value, krones(MAYENFELS_KRONES.value)
        return {"discount": discount, "krones": income}
    return _more_values(which)


def _more_values(which: int) -> dict[str, Value]:
    if which == NINAS:
        early, middle, late = PERSONAL_POINTS[1], PERSONAL_POINTS[4], PERSONAL_POINTS[6]
        return {"early": early, "middle": middle, "late": late, "set": _numbers(SET_POINTS[4:])}
    if which == STROUP:
        blue, red, yellow = (effect_text(bonus) for bonus in STROUP_BONUS)
        return {"blue": blue, "red": red, "yellow": yellow}
    if which == WRAY:
        names = ("first", "second", "third")
        found = zip(names, WRAY_SPACES, strict=True)
        return {name: Message("entrance-spaces", {"spaces": back}) for name, back in found}
    return {}


def _token(token: int) -> dict[str, Value]:
    mark = "documented" if TOKENS[token].is_documented else "reconstructed"
    return {
        "name": token_name(token),
        "top": token_gain(token, TOP),
        "bottom": token_gain(token, BOTTOM),
        "mark": Message(f"entrance-mark-{mark}"),
    }


def _sum(total: int) -> Message:
    """A line of Corogari's board; 12 is like 2, 11 like 3 and so on."""
    if total == _SEVEN:
        return Message("entrance-line-seven")
    return Message(
        "entrance-line-sum",
        {"low": total, "high": 2 * _SEVEN - total, "what": bonus_of_sum(total)},
    )


def _lines(lines: Sequence[Message]) -> Message:
    first, *rest = lines
    return Message("entrance-lines", {"first": first, "rest": _lines(rest)}) if rest else first


def _numbers(numbers: Sequence[int]) -> str:
    """Numbers in a row, written in a way every language has."""
    return "/".join(map(str, numbers))
