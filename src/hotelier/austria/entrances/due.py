"""What a room just occupied has completed: the bonus of its group, and tokens of Dove.

Without Dove it is the bonus alone, as ever. With it, bonus and tokens come in the owner's order,
and after a move-in each of them before or after the whole reward (ROOM-8, RUL-32, M3-RUL-9).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria.actions import LATER, PART
from hotelier.austria.cards.boards import (
    COLUMN_SPACES,
    COLUMNS,
    FLOOR_SPACES,
    GROUP_COLOUR,
    NO_GROUP,
)
from hotelier.austria.cards.colours import RED
from hotelier.austria.effects import (
    BONUS,
    BONUS_WHEN,
    DUE,
    GROUP,
    TOKEN,
    a_of,
    b_of,
    c_of,
    effect,
    op_of,
)
from hotelier.austria.hotel import Hotel
from hotelier.austria.table import Table

# The halves of a token.
TOP: Final = 0
BOTTOM: Final = 1

# A DUE effect. a: how many tops (2 bits), how many bottoms (2 bits), whether it may wait for the
# reward below it. b and c: groups whose bonus is due, plus one.
_BOTTOMS_SHIFT: Final = 2
_COUNT_MASK: Final = 3
_MAY_WAIT: Final = 16

# The choices: what comes next.
NEXT_BONUS: Final = PART
NEXT_TOP: Final = PART + 1
NEXT_BOTTOM: Final = PART + 2


def owe(table: Table, hotel: Hotel, group: i64, space: i64, together: bool = False) -> bool:
    """Push what an effect that occupied a room brings when it is done.

    `together` says that an earlier room of the same effect owes something already. Returns
    whether that will be so for the next one.
    """
    if hotel.entrance is None or hotel.entrance.tokens == 0:
        if group != NO_GROUP:
            table.stack.append(effect(BONUS, group))
        return False
    due = _completed(hotel, group, space)
    if together:
        due = _added(table.stack.pop(), due)
    if due != effect(DUE):
        table.stack.append(due)
    return due != effect(DUE)


def owe_with_reward(table: Table, hotel: Hotel, group: i64, space: i64, reward: bool) -> None:
    """Push what a guest who moved in has completed, on top of the reward if there is one."""
    if hotel.entrance is None or hotel.entrance.tokens == 0:
        if group != NO_GROUP:
            table.stack.append(effect(BONUS_WHEN, group))
        return
    due = _completed(hotel, group, space)
    if due != effect(DUE):
        may_wait: i64 = _MAY_WAIT if reward else 0
        table.stack.append(effect(DUE, a_of(due) | may_wait, b_of(due)))


def _completed(hotel: Hotel, group: i64, space: i64) -> i64:
    top: i64 = 1 if fills_column(hotel, space) else 0
    bottom: i64 = 1 << _BOTTOMS_SHIFT if fills_floor(hotel, space) else 0
    return effect(DUE, top | bottom, group + 1)


def fills_column(hotel: Hotel, space: i64) -> bool:
    """Whether the column of a room just occupied is fully occupied now."""
    return COLUMN_SPACES[space % COLUMNS] & ~hotel.occupied == 0


def fills_floor(hotel: Hotel, space: i64) -> bool:
    """Whether the floor of a room just occupied is fully occupied now."""
    return FLOOR_SPACES[space // COLUMNS] & ~hotel.occupied == 0


def _added(due: i64, more: i64) -> i64:
    """Both together; counts never exceed two, since one effect occupies two rooms at most."""
    groups = [group for group in (b_of(due), b_of(more)) if group]
    first = groups[0] if groups else 0
    second = groups[1] if len(groups) > 1 else 0
    return effect(DUE, a_of(due) + a_of(more), first, second)


def settle_due(table: Table, hotel: Hotel, packed: i64) -> None:
    entrance = hotel.entrance
    assert entrance is not None
    tops, bottoms, group = _parts(packed)
    if entrance.tokens == 0:
        tops = bottoms = 0
    waits = a_of(packed) & _MAY_WAIT != 0
    if tops == 0 and bottoms == 0:
        _bonuses_alone(table, packed, waits)
    elif group and not _order_matters(table, hotel, group - 1):
        _next(table, packed, NEXT_BONUS)
    else:
        if group:
            table.choices.append(NEXT_BONUS)
        if tops:
            table.choices.append(NEXT_TOP)
        if bottoms:
            table.choices.append(NEXT_BOTTOM)
        if waits:
            table.choices.append(LATER)
        elif len(table.choices) == 1:
            table.choices = []
            _next(table, packed, NEXT_TOP if tops else NEXT_BOTTOM)


def choose_due(table: Table, packed: i64, choice: i64) -> None:
    if choice == LATER:
        table.stack.pop()
        top: i64 = table.stack[-1]
        parts = a_of(top) if op_of(top) == GROUP else 0
        later = effect(DUE, a_of(packed) & ~_MAY_WAIT, b_of(packed), c_of(packed))
        table.stack.insert(len(table.stack) - 1 - int(parts), later)
    else:
        _next(table, packed, choice)


def _parts(packed: i64) -> tuple[i64, i64, i64]:
    """How many tops, how many bottoms, and the group (plus one) whose bonus comes first."""
    counts = a_of(packed)
    tops = counts & _COUNT_MASK
    bottoms = (counts >> _BOTTOMS_SHIFT) & _COUNT_MASK
    return tops, bottoms, b_of(packed)


def due_group(packed: i64) -> i64:
    """The group whose bonus comes next, or NO_GROUP."""
    return b_of(packed) - 1


def _order_matters(table: Table, hotel: Hotel, group: i64) -> bool:
    """Points and steps do not care when they come; krones may pay for something."""
    return table.ask_everything or GROUP_COLOUR[hotel.board][group] == RED


def _bonuses_alone(table: Table, packed: i64, waits: bool) -> None:
    """No token is due any more: the usual rules hold."""
    table.stack.pop()
    for group in (c_of(packed), b_of(packed)):
        if group:
            table.stack.append(effect(BONUS_WHEN if waits else BONUS, group - 1))


def _next(table: Table, packed: i64, choice: i64) -> None:
    """Take one thing out of what is due and do it now."""
    counts, first, second = a_of(packed), b_of(packed), c_of(packed)
    if choice == NEXT_BONUS:
        table.stack[-1] = effect(DUE, counts, second)
        table.stack.append(effect(BONUS, first - 1))
    elif choice == NEXT_TOP:
        table.stack[-1] = effect(DUE, counts - 1, first, second)
        table.stack.append(effect(TOKEN, TOP))
    else:
        table.stack[-1] = effect(DUE, counts - (1 << _BOTTOMS_SHIFT), first, second)
        table.stack.append(effect(TOKEN, BOTTOM))
