"""How he chooses: guests, dice, objectives, and ties by the hand (SOLO-GUEST, -DIE, -EXTRA).

Each choice is told with the rule that led to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.austria import events
from hotelier.austria.cards.guests import GUEST_COLOUR, GUEST_POINTS
from hotelier.austria.cards.objectives import OBJECTIVES_IN_PLAY
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo.instruction_cards import (
    ANY_COLOUR,
    ANY_OBJECTIVE,
    DICE_SHOWN,
    HAND,
    LEFT_TO_RIGHT,
)
from hotelier.austria.solo.leopold import CLAIMED, LEOPOLD_SEAT, Leopold
from hotelier.austria.solo.placement import can_move_in, empty_spaces
from hotelier.austria.table import QUEUE_SPACES, Table

NOTHING: Final = -1

# Rules for guests, as GUEST_SOUGHT tells them.
OF_THE_COLOUR: Final = 0
NONE_OF_THE_COLOUR: Final = 1
NO_COLOUR_SHOWN: Final = 2
COLOUR_IS_FULL: Final = 3
NOBODY_FITS: Final = 4
# Rules for dice, as DIE_SOUGHT tells them.
SHOWN_VALUE: Final = 0
FULLER_OF_TWO: Final = 1
MOST_DICE: Final = 2
NONE_OF_THE_VALUES: Final = 3
# Rules for objectives, as OBJECTIVE_SOUGHT tells them.
SHOWN_OBJECTIVE: Final = 0
LEAST_ADVANCED: Final = 1
INSTEAD_OF_CLAIMED: Final = 2
ALL_ARE_CLAIMED: Final = 3
# Among what a tie was, as TIE_BROKEN tells it.
AMONG_GUESTS: Final = 0
AMONG_DICE: Final = 1
AMONG_OBJECTIVES: Final = 2

_SPACES: Final = 7


def best_by_hand(card: i64, worth: list[int]) -> i64:
    """The place of the highest worth, NOTHING if all are below 0; ties go by the hand."""
    best: i64 = NOTHING
    from_left = HAND[card] == LEFT_TO_RIGHT
    for place in range(len(worth)):
        value: i64 = worth[place]
        if value < 0:
            continue
        if best == NOTHING or value > worth[best] or (value == worth[best] and not from_left):
            best = place
    return best


def note_tie(table: Table, card: i64, worth: list[int], best: i64, among: i64) -> None:
    """Tell, after the rule that was followed, if the hand had to decide."""
    if best != NOTHING and worth.count(worth[best]) > 1:
        table.note(events.TIE_BROKEN, LEOPOLD_SEAT, HAND[card], among)


def choose_guest(table: Table, hotel: Hotel, card: i64, colour: i64) -> i64:
    """The space of the queue he takes a guest from, NOTHING if nobody can move in."""
    rule = _guest_rule(table, hotel, colour)
    worth: list[int] = []
    for space in range(QUEUE_SPACES):
        guest = table.guest_in_queue(space)
        wanted = can_move_in(hotel, guest)
        if rule == OF_THE_COLOUR:
            wanted = GUEST_COLOUR[guest] == colour
        worth.append(GUEST_POINTS[guest] if wanted else -1)
    if max(worth) < 0:
        rule = NOBODY_FITS
    table.note(events.GUEST_SOUGHT, LEOPOLD_SEAT, rule, colour)
    best = best_by_hand(card, worth)
    note_tie(table, card, worth, best, AMONG_GUESTS)
    return best


def _guest_rule(table: Table, hotel: Hotel, colour: i64) -> i64:
    if colour == ANY_COLOUR:
        return NO_COLOUR_SHOWN
    if empty_spaces(hotel, colour) == 0:
        return COLOUR_IS_FULL
    for space in range(QUEUE_SPACES):
        if GUEST_COLOUR[table.guest_in_queue(space)] == colour:
            return OF_THE_COLOUR
    return NONE_OF_THE_COLOUR


def choose_die(table: Table, card: i64) -> i64:
    """The action space he takes a die from."""
    shown = DICE_SHOWN[card]
    worth: list[int] = [-1] * _SPACES
    for value in shown:
        if table.dice_on(value):
            worth[value] = table.dice_on(value)
    rule: i64 = SHOWN_VALUE if len(shown) == 1 else FULLER_OF_TWO
    if max(worth) < 0:
        rule = NONE_OF_THE_VALUES if shown else MOST_DICE
        for space in range(1, _SPACES):
            if table.dice_on(space):
                worth[space] = table.dice_on(space)
    die = best_by_hand(card, worth)
    table.note(events.DIE_SOUGHT, LEOPOLD_SEAT, rule, die)
    note_tie(table, card, worth, die, AMONG_DICE)
    return die


def choose_objective(table: Table, leopold: Leopold, shown: i64) -> i64:
    """The objective he advances on, NOTHING if he has claimed all (SOLO-EXTRA-4)."""
    if shown != ANY_OBJECTIVE and leopold.progress(shown) != CLAIMED:
        table.note(events.OBJECTIVE_SOUGHT, LEOPOLD_SEAT, SHOWN_OBJECTIVE, table.objectives[shown])
        return shown
    # The less he has advanced, the better.
    worth: list[int] = []
    for place in range(OBJECTIVES_IN_PLAY):
        progress = leopold.progress(place)
        worth.append(CLAIMED - progress if progress != CLAIMED else -1)
    found = best_by_hand(leopold.card, worth)
    rule: i64 = LEAST_ADVANCED if shown == ANY_OBJECTIVE else INSTEAD_OF_CLAIMED
    if found == NOTHING:
        table.note(events.OBJECTIVE_SOUGHT, LEOPOLD_SEAT, ALL_ARE_CLAIMED, 0)
    else:
        table.note(events.OBJECTIVE_SOUGHT, LEOPOLD_SEAT, rule, table.objectives[found])
        note_tie(table, leopold.card, worth, found, AMONG_OBJECTIVES)
    return found
