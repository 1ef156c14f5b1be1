"""Dice: what taking one costs and brings, the five main actions, and E. Gizia (DIE, GIZ)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.actions import (
    DIE,
    DIE_BOOSTED,
    DONE,
    IDLE_DIE,
    LOSE_POINTS,
    MOVE_DIE,
    SIX_AS,
    SIX_AS_BOOSTED,
    SPLIT,
)
from hotelier.austria.cards.entrances import KOZI
from hotelier.austria.cards.staff import BOOTBLACK, DIE_REACTIONS, KITCHEN_HAND, REACTS_TO_DIE
from hotelier.austria.effects import (
    BOTH_TRACKS,
    FREE,
    GAIN,
    MAIN,
    MUST_PREPARE,
    OPTIONAL,
    PLAY,
    PREPARE,
    TOP_FLOOR_SHIFT,
    TURN,
    USE_SPACE,
    a_of,
    b_of,
    c_of,
    effect,
    op_of,
)
from hotelier.austria.entrances import corogari
from hotelier.austria.entrances.kozi import add_moves, can_move_to, move_die
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import CAKE, COFFEE, STRUDEL, WINE, some
from hotelier.austria.parts import push_parts
from hotelier.austria.solo import hautel_couture
from hotelier.austria.solo.toll_bridge import toll, use_space
from hotelier.austria.table import EDITION_2015, Table
from hotelier.kernel.bits import bit

DISHES: Final = 1
DRINKS: Final = 2
ROOMS: Final = 3
TRACKS: Final = 4
HIRE: Final = 5
COPY: Final = 6
_FOR_GIZIA: Final = 1  # of a USE_SPACE effect
_TOP_FLOOR: Final = 3 << TOP_FLOOR_SHIFT

# Flags of a TURN effect.
GUEST_STEP_DONE: Final = 1
DIE_DONE: Final = 2
BEGUN: Final = 4
EXTRA: Final = 8  # E. Gizia's extra turn of 2015
TOLL_WAIVED: Final = 16  # five points paid for a turn without toll (TOLL-3)
TILE_SPENT: Final = 32  # a tile of the Grand Wray Hotel was used (L-WRAY-3)


def copy_cost(hotel: Hotel) -> i64:
    """The krone for a 6 (DIE-9), not with the Kitchen Hand (S17)."""
    return 0 if hotel.played & KITCHEN_HAND else 1


def toll_owed(table: Table, space: i64, flags: i64) -> i64:
    """What a space costs besides in a turn with these flags; only against Toll Bridge."""
    return 0 if flags & TOLL_WAIVED else toll(table, space)


def add_dice(table: Table, hotel: Hotel, flags: i64) -> None:
    """Offer every die whose action can be paid for; without one, an idle die (RUL-16)."""
    choices = table.choices
    before = len(choices)
    for space in range(DISHES, COPY + 1):
        if table.dice_on(space):
            _add_space(table, hotel, space, flags)
    if hotel.entrance is not None and hotel.entrance.which == KOZI:
        add_moves(table, _affordable_spaces(table, hotel, flags))
    if len(choices) == before:
        if may_waive_toll(table, hotel, flags):
            choices.append(LOSE_POINTS)
        elif flags & BEGUN:
            _add_idle_dice(table)


def _spare(table: Table, hotel: Hotel, space: i64, flags: i64) -> i64:
    """The krones left after paying for a space without boost; below 0 it is too dear."""
    spare = hotel.krones - toll_owed(table, space, flags)
    return spare - copy_cost(hotel) if space == COPY else spare


def _add_space(table: Table, hotel: Hotel, space: i64, flags: i64) -> None:
    """Offer what can be paid for on a space."""
    spare = _spare(table, hotel, space, flags)
    if spare >= 0:
        if space == COPY:
            table.choices.extend(_SIXES)
        else:
            table.choices.append(DIE + space)
    if spare >= 1:
        if space == COPY:
            table.choices.extend(_BOOSTED_SIXES)
        else:
            table.choices.append(DIE_BOOSTED + space)


def _affordable_spaces(table: Table, hotel: Hotel, flags: i64) -> i64:
    """The spaces that could be paid for if there were dice, as a set."""
    spaces: i64 = 0
    for space in range(DISHES, COPY + 1):
        if _spare(table, hotel, space, flags) >= 0:
            spaces |= bit(space)
    return spaces


def may_waive_toll(table: Table, hotel: Hotel, flags: i64) -> bool:
    """Without a krone and a usable space: whether some space lacks only its toll (TOLL-3)."""
    if hotel.krones or flags & (TOLL_WAIVED | EXTRA):
        return False
    for space in range(DISHES, COPY):
        if toll(table, space) and _can_use(table, hotel, space):
            return True
    return copy_cost(hotel) == 0 and toll(table, COPY) != 0 and _can_use(table, hotel, COPY)


def _can_use(table: Table, hotel: Hotel, space: i64) -> bool:
    """Whether a space has a die, or one can be moved there."""
    return table.dice_on(space) != 0 or (hotel.is_at(KOZI) and can_move_to(table, space))


def _add_idle_dice(table: Table) -> None:
    for die in range(DISHES, COPY + 1):
        if table.dice_on(die):
            table.choices.append(IDLE_DIE + die)


_SIXES: Final = [SIX_AS + action for action in range(DISHES, COPY)]
_BOOSTED_SIXES: Final = [SIX_AS_BOOSTED + action for action in range(DISHES, COPY)]


def take_die(table: Table, hotel: Hotel, choice: i64, flags: i64) -> None:
    """Settle the strength, put the die on the turn order tile, then act (DIE-3)."""
    if choice > IDLE_DIE:
        _use_up_die(table, hotel, choice - IDLE_DIE, flags)
        table.note(events.DIE_TAKEN, hotel.seat, choice - IDLE_DIE, 0)
        _before_main_action(table, hotel, choice - IDLE_DIE, flags)
        return
    boost: i64 = 1 if DIE_BOOSTED < choice <= SIX_AS or choice > SIX_AS_BOOSTED else 0
    die: i64 = COPY if choice > SIX_AS else (choice - DIE_BOOSTED if boost else choice - DIE)
    action = die
    cost = boost
    if die == COPY:
        action = choice - SIX_AS_BOOSTED if boost else choice - SIX_AS
        cost += copy_cost(hotel)
    use_space(table, hotel, die, toll_owed(table, die, flags) != 0)
    table.pay(hotel, cost)
    strength = table.dice_on(die) + boost
    _use_up_die(table, hotel, die, flags)
    if hotel.played & REACTS_TO_DIE[die]:
        _act_with_reactions(table, hotel, die, action, strength)
    else:
        table.note(events.DIE_TAKEN, hotel.seat, die, strength)
        table.stack.append(_main_action(hotel, die, action, strength))
    _before_main_action(table, hotel, die, flags)


def _before_main_action(table: Table, hotel: Hotel, die: i64, flags: i64) -> None:
    """What a die that is really taken brings first, the last pushed first (M3-RUL-14).

    Against Hautel Couture an item goes with it (SOLO-RUL-8); then Corogari adds up the dice.
    """
    if flags & EXTRA:
        return
    if hotel.entrance is not None:
        corogari.die_taken(table, hotel, die)
    if table.leopold is not None:
        hautel_couture.die_taken(table, table.leopold, die)


def _use_up_die(table: Table, hotel: Hotel, die: i64, flags: i64) -> None:
    if flags & EXTRA == 0:
        table.remove_die(die)
        hotel.turns += 1


def _main_action(hotel: Hotel, die: i64, action: i64, strength: i64) -> i64:
    both: i64 = BOTH_TRACKS if die == TRACKS and hotel.played & BOOTBLACK else 0
    return effect(MAIN, action, strength, both)


def _act_with_reactions(table: Table, hotel: Hotel, die: i64, action: i64, strength: i64) -> None:
    """Staff looks at the die taken, not at the action (STAFF-3)."""
    points: i64 = 0
    extras: list[int] = []
    for card, card_points, card_strength, extra in DIE_REACTIONS[die]:
        if hotel.played & card:
            points += card_points
            strength += card_strength
            if extra:
                extras.append(extra)
    table.note(events.DIE_TAKEN, hotel.seat, die, strength)
    table.score(hotel, points, events.FROM_STAFF)
    main: int = _main_action(hotel, die, action, strength)
    push_parts(table, [main, *extras])


def settle_main(table: Table, hotel: Hotel, packed: i64) -> None:
    action = a_of(packed)
    strength = b_of(packed)
    flags = c_of(packed)
    if action == ROOMS:
        # The first edition says "may" (RUL-1); an action copied by E. Gizia is a reward (RUL-43).
        may_stop = flags & OPTIONAL != 0 or table.edition == EDITION_2015
        must: i64 = 0 if may_stop else MUST_PREPARE
        table.stack[-1] = effect(PREPARE, strength, 0, must | _TOP_FLOOR)
    elif action == HIRE:
        table.stack[-1] = effect(PLAY, 0, min(strength, FREE))
    elif action == TRACKS and flags & BOTH_TRACKS:
        table.stack.pop()
        table.gain_krones(hotel, strength)
        table.advance_emperor(hotel, strength)
    else:
        highest = strength if action == TRACKS else strength // 2
        for amount in range(highest + 1):
            table.choices.append(SPLIT + amount)


def choose_main(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    table.stack.pop()
    action = a_of(packed)
    second = choice - SPLIT
    first = b_of(packed) - second
    if action == TRACKS:
        table.gain_krones(hotel, second)
        table.advance_emperor(hotel, first)
    elif action == DISHES:
        table.stack.append(effect(GAIN, 0, 0, some(STRUDEL, first) + some(CAKE, second)))
    else:
        table.stack.append(effect(GAIN, 0, 0, some(WINE, first) + some(COFFEE, second)))


# E. Gizia.


def settle_gizia(table: Table, hotel: Hotel) -> None:
    if table.edition == EDITION_2015:
        table.stack.pop()
        _grant_extra_turn(table, hotel)
        return
    open_to_her: i64 = 0
    for space in range(DISHES, COPY + 1):
        cost = toll(table, space) + (1 if space == COPY else 0)
        if hotel.krones >= cost:
            open_to_her |= bit(space)
            if table.dice_on(space):
                _add_for_gizia(table, space)
    if hotel.is_at(KOZI):
        add_moves(table, open_to_her)
    if table.choices:
        table.choices.append(DONE)
    else:
        table.stack.pop()


def _add_for_gizia(table: Table, space: i64) -> None:
    """She never boosts."""
    if space == COPY:
        table.choices.extend(_SIXES)
    else:
        table.choices.append(DIE + space)


def choose_gizia(table: Table, hotel: Hotel, choice: i64) -> None:
    table.stack.pop()
    if choice == DONE:
        return
    if choice >= MOVE_DIE:
        table.stack.append(effect(USE_SPACE, move_die(table, hotel, choice), 0, _FOR_GIZIA))
        return
    space: i64 = COPY if choice > SIX_AS else choice - DIE
    action = choice - SIX_AS if space == COPY else space
    use_space(table, hotel, space, toll(table, space) != 0)
    if space == COPY:
        table.pay(hotel, 1)
    strength = table.dice_on(space)
    table.note(events.ACTION_COPIED, hotel.seat, action, strength)
    table.stack.append(effect(MAIN, action, strength, OPTIONAL))


def _grant_extra_turn(table: Table, hotel: Hotel) -> None:
    """2015: one more whole turn right after this one (GIZ-2015, RUL-14)."""
    place = len(table.stack) - 1
    while op_of(table.stack[place]) != TURN:
        place -= 1
    table.stack.insert(place, effect(TURN, EXTRA))
    table.note(events.EXTRA_TURN, hotel.seat)


# The Kozi Palace: after a die has been moved, only the space it came to can be used.


def use_space_moved_to(table: Table, hotel: Hotel, choice: i64, flags: i64) -> None:
    """Move a die in a turn with these flags; what is done with the space is asked next."""
    table.stack.append(effect(USE_SPACE, move_die(table, hotel, choice), flags))


def settle_use_space(table: Table, hotel: Hotel, packed: i64) -> None:
    if c_of(packed) == _FOR_GIZIA:
        _add_for_gizia(table, a_of(packed))
    else:
        _add_space(table, hotel, a_of(packed), b_of(packed))


def choose_use_space(table: Table, hotel: Hotel, packed: i64, choice: i64) -> None:
    if c_of(packed) == _FOR_GIZIA:
        choose_gizia(table, hotel, choice)
    else:
        table.stack.pop()
        take_die(table, hotel, choice, b_of(packed))
