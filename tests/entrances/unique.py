"""Positions with unique hotels in one call, for tests of single rules.

    game = hotel("stroup", dice={4: 2}, cafe=[("Apothecary", "")], rooms="c1")

Alone against a special hotel: `hotel_alone("kozi", special="toll-bridge", ...)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hotelier.austria.actions import CHOICE_OF
from hotelier.austria.cards.emperor_tiles import TILE_INDEX
from hotelier.austria.cards.entrances import ENTRANCE_WORDS, TOKENS
from hotelier.austria.effects import ENTRANCES, op_of
from hotelier.austria.engine import settle
from hotelier.austria.entrances.entrance import Entrance, with_objective, with_tile
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members, union
from hotelier.words import say
from tests.rules.position import Position, guest_index, position
from tests.solo.alone import Alone, alone

SOURCE = "unique hotel"
AT_THE_END = "unique hotel at the end"
ALL_TOKENS = (1, 2, 3, 4, 5)


def entrance(
    word: str,
    *,
    tokens: Iterable[int] = ALL_TOKENS,
    beside: Sequence[str] = ("A1", "A2", "B2", "B3", "C1", "C3"),
    personal: Sequence[int] = (105, 112, 116),
    claimed: Iterable[int] = (),
    pile: Iterable[int | str] = (),
    first_die: int = 0,
) -> Entrance:
    """An entrance with what lies beside it."""
    made = Entrance(ENTRANCE_WORDS.index(word))
    if word == "dove":
        made.tokens = union(token - 1 for token in tokens)
    if word == "wray":
        for slot, name in enumerate(beside):
            made.tiles = with_tile(made.tiles, slot, TILE_INDEX[name])
    if word == "ninas":
        for letter, number in enumerate(personal):
            made.objectives = with_objective(made.objectives, letter, number)
        made.claimed = union(claimed)
    made.pile = union(guest_index(guest) for guest in pile)
    made.first_die = first_die
    return made


_BESIDE = ("tokens", "beside", "personal", "claimed", "pile", "first_die")


def hotel(word: str, **values: Any) -> Position:
    """The player at seat 0 owns this unique hotel and is to move."""
    beside = {name: values.pop(name) for name in _BESIDE if name in values}
    return position(entrance=entrance(word, **beside), **values)


def hotel_alone(word: str, *, special: str, **values: Any) -> Alone:
    """The same against one of Leopold's special hotels."""
    beside = {name: values.pop(name) for name in _BESIDE if name in values}
    return alone(special=special, entrance=entrance(word, **beside), **values)


def mine(game: Position) -> Entrance:
    """The entrance of seat 0."""
    found = game.me.entrance
    assert found is not None
    return found


def tokens_left(game: Position) -> list[str]:
    return [TOKENS[token].name for token in members(mine(game).tokens)]


def market(kind: str, seed: int = 1, **options: str) -> Position:
    """A game at the moment the entrances are handed out."""
    wanted = {"players": "3", "entrances": kind, **options}
    wanted = {name.replace("_", "-"): value for name, value in wanted.items()}
    table = AUSTRIA.deal(AUSTRIA.settle(wanted), seed)
    found = Position(table)
    found.events.extend(table.events or ())
    while op_of(table.stack[-1]) != ENTRANCES:
        table.events = found.events
        table.apply(table.choices[0])
    return found


def market_with(word: str, kind: str = "draw", **options: str) -> Position:
    """The first such game in which this hotel lies open to the first who chooses."""
    return next(game for seed in range(1, 60) if (game := market(kind, seed, **options)).may(word))


def set_up_with(word: str, **options: str) -> Position:
    """A game at its first choice after the hotels were handed out; whoever chooses first has it."""
    game = market_with(word, **options)
    game.do(word)
    while game.table.market is not None:
        game.table.events = game.events
        game.table.apply(game.table.choices[0])
    return game


def refresh(game: Position) -> Position:
    """Ask anew, after something was changed by hand."""
    game.table.choices = []
    settle(game.table, game.table.stack[-1])
    return game


def owner(game: Position, word: str) -> int:
    """The seat that has a unique hotel."""
    which = ENTRANCE_WORDS.index(word)
    return next(int(h.seat) for h in game.table.hotels if h.is_at(which))


def said(game: Position, word: str) -> str:
    """What a legal choice says."""
    assert game.may(word), f"{word} is not among {sorted(game.words)}"
    return say(AUSTRIA.describe(game.table, CHOICE_OF[word]))


def asked(game: Position) -> str:
    return say(AUSTRIA.question(game.table))
