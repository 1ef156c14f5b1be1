"""Effects whose order is the player's: parts of a reward, or a die and what staff adds to it.

The parts lie on the stack under a GROUP marker, the first one right below it. Parts that cannot
matter to each other run by themselves; when they can, the player says which comes next
(RUL-3, RUL-4, RUL-41, RUL-42).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.actions import DONE, LATER, MAX_PARTS, PART, TAKE
from hotelier.austria.cards.boards import GROUP_COLOUR
from hotelier.austria.cards.colours import RED
from hotelier.austria.effects import (
    ANY_ITEM,
    BONUS,
    DRAW,
    GAIN,
    GROUP,
    KRONES,
    MAIN,
    OCCUPY,
    OFFER,
    PLAY,
    POINTS,
    PREPARE,
    STEPS,
    TAKE_GUEST,
    a_of,
    effect,
    op_of,
)
from hotelier.austria.hotel import Hotel
from hotelier.austria.rooms import can_ever_prepare, is_free
from hotelier.austria.table import Table
from hotelier.austria.visits import hand_at_risk

# What a part touches.
_NOTHING: Final = 0
_MONEY: Final = 1
_COSTLY_ROOM: Final = 2
_FREE_ROOM: Final = 4
_COSTLY_STAFF: Final = 8
_FREE_STAFF: Final = 16
_OCCUPYING: Final = 32
_GUEST: Final = 64
_ITEMS: Final = 128
_DRAWING: Final = 256
_EMPTY_HAND: Final = 512  # staff could be played if there were any
_COSTLY_GUEST: Final = 1024  # against Sushi Resort (SUSHI-3)
_DOUBTFUL_DRAWING: Final = 2048  # more cards may be a burden when the Emperor comes (RUL-41)

_ROOM: Final = _COSTLY_ROOM | _FREE_ROOM
_STAFF: Final = _COSTLY_STAFF | _FREE_STAFF
_SPENDING: Final = _COSTLY_ROOM | _COSTLY_STAFF | _COSTLY_GUEST
_ANY_GUEST: Final = _GUEST | _COSTLY_GUEST
_ANY_DRAWING: Final = _DRAWING | _DOUBTFUL_DRAWING

_MATTERS_TO: Final[dict[int, int]] = {
    _NOTHING: 0,
    _MONEY: _SPENDING,
    _COSTLY_ROOM: _MONEY | _ROOM | _STAFF | _OCCUPYING | _COSTLY_GUEST | _DOUBTFUL_DRAWING,
    _FREE_ROOM: _ROOM | _STAFF | _OCCUPYING | _DOUBTFUL_DRAWING,
    _COSTLY_STAFF: _MONEY | _ROOM | _STAFF | _OCCUPYING | _ANY_GUEST | _ANY_DRAWING,
    _FREE_STAFF: _ROOM | _STAFF | _OCCUPYING | _ANY_GUEST | _ANY_DRAWING,
    _OCCUPYING: _ROOM | _STAFF | _DOUBTFUL_DRAWING,
    _GUEST: _STAFF | _ITEMS | _DOUBTFUL_DRAWING,
    _COSTLY_GUEST: _MONEY | _COSTLY_ROOM | _STAFF | _ITEMS | _DOUBTFUL_DRAWING,
    _ITEMS: _ANY_GUEST,
    _DRAWING: _STAFF | _EMPTY_HAND,
    _EMPTY_HAND: _ANY_DRAWING,
}
"""By what a part touches: what another part must touch for their order to matter."""

_PLAIN_GAINS: Final = frozenset((KRONES, STEPS, GAIN, ANY_ITEM, DRAW, OFFER))
"""Effects that do not ask by themselves whether they are wanted at all."""


def push_parts(table: Table, parts: list[int]) -> None:
    """Put the parts of a reward or a die on the stack, as a group where order may matter."""
    if not parts:
        return
    if len(parts) == 1 and not (table.ask_everything or _is_doubtful(table, parts[0])):
        table.stack.append(parts[0])
        return
    for part in reversed(parts):
        table.stack.append(part)
    table.stack.append(effect(GROUP, len(parts)))


def settle_group(table: Table, hotel: Hotel, packed: i64) -> None:
    size = a_of(packed)
    if size == 0:
        table.stack.pop()
    elif table.ask_everything:
        _ask_everything(table, size)
    elif size == 1 and not _is_doubtful(table, table.stack[-2]):
        table.stack.pop()
    else:
        place = _first_free_part(table, hotel, size)
        if place >= 0:
            _do_next(table, packed, place)
        else:
            _offer_parts(table, size)


def choose_group(table: Table, packed: i64, choice: i64) -> None:
    if choice == DONE:
        size = a_of(packed)
        del table.stack[-1 - size :]
    else:
        _do_next(table, packed, choice - PART)


def _do_next(table: Table, packed: i64, place: i64) -> None:
    """Take a part out of its group and do it now."""
    part = table.stack.pop(-2 - place)
    table.stack[-1] = effect(GROUP, a_of(packed) - 1)
    table.stack.append(part)


def _offer_parts(table: Table, size: i64) -> None:
    """Ask which part comes next; of equal parts one is enough. All but a main action may go."""
    optional = True
    offered: list[int] = []
    for place in range(min(size, MAX_PARTS)):
        part = table.stack[-2 - place]
        if part not in offered:
            offered.append(part)
            table.choices.append(PART + place)
        if op_of(part) == MAIN:
            optional = False
    if optional:
        table.choices.append(DONE)


def _ask_everything(table: Table, size: i64) -> None:
    """For tables that want it: ask even about what can only help."""
    if size == 1 and op_of(table.stack[-2]) not in _PLAIN_GAINS:
        table.stack.pop()
    else:
        _offer_parts(table, size)


def _is_doubtful(table: Table, part: i64) -> bool:
    """Whether a part may be unwelcome though it asks nothing by itself."""
    return op_of(part) == DRAW and hand_at_risk(table)


def _first_free_part(table: Table, hotel: Hotel, size: i64) -> i64:
    """The first welcome part whose order among the others cannot matter, -1 if there is none."""
    for place in range(size):
        part: i64 = table.stack[-2 - place]
        if _is_doubtful(table, part):
            continue
        matters = _MATTERS_TO[touches(table, hotel, part)]
        free = True
        for other in range(size):
            its_part: i64 = table.stack[-2 - other]
            if its_part != part and touches(table, hotel, its_part) & matters:
                free = False
                break
        if free:
            return place
    return -1


def touches(table: Table, hotel: Hotel, part: i64) -> i64:
    """What a part can touch as things stand; a part that can do nothing touches nothing."""
    op = op_of(part)
    if op == MAIN:
        action = a_of(part)
        if action == 3:
            return _COSTLY_ROOM
        if action == 5:
            return _COSTLY_STAFF if hotel.hand else _EMPTY_HAND
        return _MONEY if action == 4 else _ITEMS
    if op == KRONES:
        return _MONEY
    if op == PREPARE:
        if not can_ever_prepare(hotel, part):
            return _NOTHING
        return _FREE_ROOM if is_free(part) else _COSTLY_ROOM
    if op == PLAY:
        if hotel.hand == 0:
            return _EMPTY_HAND
        return _FREE_STAFF if is_free(part) else _COSTLY_STAFF
    if op == OFFER:
        return _FREE_STAFF if is_free(part) else _COSTLY_STAFF
    if op == OCCUPY:
        return _OCCUPYING
    if op == TAKE_GUEST:
        marked = table.leopold is not None and table.leopold.marked != 0
        return _COSTLY_GUEST if marked else _GUEST
    if op in (GAIN, ANY_ITEM):
        return _ITEMS
    if op == DRAW:
        return _DOUBTFUL_DRAWING if hand_at_risk(table) else _DRAWING
    return _NOTHING


# The occupancy bonus of a guest's room comes before or after the whole reward (ROOM-8).


def settle_bonus_when(table: Table, hotel: Hotel, packed: i64) -> None:
    group = a_of(packed)
    below: i64 = table.stack[-2]
    pays = GROUP_COLOUR[hotel.board][group] == RED
    if (pays and _may_spend(table, hotel, below)) or (table.ask_everything and _is_reward(below)):
        table.choices.append(TAKE)
        table.choices.append(LATER)
    else:
        table.stack[-1] = effect(BONUS, group)


def choose_bonus_when(table: Table, packed: i64, choice: i64) -> None:
    bonus = effect(BONUS, a_of(packed))
    table.stack.pop()
    if choice == TAKE:
        table.stack.append(bonus)
        return
    top: i64 = table.stack[-1]
    parts = a_of(top) if op_of(top) == GROUP else 0
    table.stack.insert(len(table.stack) - 1 - int(parts), bonus)


def _is_reward(packed: i64) -> bool:
    return op_of(packed) in _REWARD_OPS


_REWARD_OPS: Final = frozenset(
    (GROUP, POINTS, KRONES, STEPS, GAIN, ANY_ITEM, DRAW, PREPARE, OCCUPY, PLAY, OFFER, TAKE_GUEST)
)


def _may_spend(table: Table, hotel: Hotel, below: i64) -> bool:
    """Whether the reward waiting below the bonus can cost krones."""
    if op_of(below) != GROUP:
        return touches(table, hotel, below) & _SPENDING != 0
    for place in range(a_of(below)):
        if touches(table, hotel, table.stack[-3 - place]) & _SPENDING:
            return True
    return False
