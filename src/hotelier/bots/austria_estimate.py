"""How good a position of Grand Austria Hotel is: a readable heuristic, not a deep one.

Everything is counted in points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from hotelier.austria.cafe import fitting_rooms
from hotelier.austria.cards.boards import FLOOR_POINTS, GROUP_SPACES
from hotelier.austria.cards.emperor_tiles import EMPEROR_POINTS, REWARD_FROM, SETBACK_AFTER_ROUND
from hotelier.austria.cards.guests import GUEST_POINTS, GUEST_REWARD
from hotelier.austria.cards.objectives import OBJECTIVE_POINTS
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.cards.staff_card import END, TRIGGER
from hotelier.austria.effects import (
    ANY_ITEM,
    DRAW,
    GAIN,
    KRONES,
    OCCUPY,
    OFFER,
    PLAY,
    PREPARE,
    ROUND,
    STEPS,
    TAKE_GUEST,
    TURN,
    a_of,
    c_of,
    op_of,
)
from hotelier.austria.engine import Austria
from hotelier.austria.entrances.chateau import occupancy_bonus
from hotelier.austria.final import POINTS_PER_WAITING_GUEST, end_staff_points, room_points
from hotelier.austria.hotel import Hotel
from hotelier.austria.items import ITEMS, ORDER_BITS, ORDER_MASK, count, order_size, total
from hotelier.austria.objectives import is_met
from hotelier.austria.table import ROUNDS
from hotelier.bots.entrance_estimate import entrance_worth, market_worth
from hotelier.bots.more_staff_estimate import trigger_worth
from hotelier.kernel.bits import members, size
from hotelier.kernel.state import State

# What the parts of a reward are worth, roughly, one at a time.
_REWARD_WORTH: Final = {
    KRONES: 0.9,
    STEPS: 0.9,
    ANY_ITEM: 1.3,
    DRAW: 0.4,
    OCCUPY: 5.0,
    TAKE_GUEST: 2.0,
    PREPARE: 1.6,
    PLAY: 2.0,
    OFFER: 4.0,
}
_USEFUL_VACANT_ROOMS: Final = 5
_ROOM_WORTH: Final = 6.0
"""What it is worth that a guest occupies a room, floors, groups and objectives together."""
_PASSING: Final = 2.5
"""What waiting for another roll may cost: fewer dice, or none."""
_PENALTY: Final = 6.0
_REWARD: Final = 4.0
_ORDER_PROGRESS: Final[list[float]] = [0.9, 0.7, 0.52, 0.38, 0.27]
"""What a guest is worth with so many items missing, as a share."""


def settled(state: State) -> bool:
    """Whether the player is between actions of a turn."""
    assert isinstance(state, Austria)
    return op_of(state.stack[-1]) in (TURN, ROUND)


def estimate(state: State, seat: int) -> float:
    """How many points a seat may hope for."""
    assert isinstance(state, Austria)
    hotel = state.hotels[seat]
    if state.over:
        return float(hotel.points)
    left = _share_left(state)
    sure = hotel.points + room_points(hotel) + end_staff_points(state, hotel)
    promised = 0.0
    if hotel.entrance is not None:
        promised = entrance_worth(state, hotel, hotel.entrance, left)
    elif state.market is not None:
        promised = market_worth(state.market, seat)
    return (
        int(sure)
        + _rooms(hotel, left)
        + _groups(hotel, left)
        + _guests(state, hotel, left)
        + _krones(hotel, left)
        + _emperor(state, hotel)
        + _staff(hotel, left)
        + _objectives(state, hotel, left)
        + promised
        - (_PASSING if hotel.passed else 0)
    )


def _share_left(table: Austria) -> float:
    """How much of the game is still to come, from 1 down to nearly 0.

    Turns within a round do not count, or every turn would seem to cost something.
    """
    return 1 - max(int(table.round) - 0.5, 0) / ROUNDS


def _rooms(hotel: Hotel, left: float) -> float:
    """An occupied room helps objectives and staff and has freed a table; vacant ones wait."""
    worth = [1.2 + 0.5 * FLOOR_POINTS[space // 5] for space in members(hotel.vacant())]
    useful = sorted(worth, reverse=True)[:_USEFUL_VACANT_ROOMS]
    return _ROOM_WORTH * size(hotel.occupied) + sum(useful) * min(1.0, 0.3 + 1.5 * left)


def _groups(hotel: Hotel, left: float) -> float:
    """Groups begun: the bonus comes nearer with every occupied room."""
    worth = 0.0
    for group, spaces in enumerate(GROUP_SPACES[hotel.board]):
        if hotel.bonuses >> group & 1:
            continue
        bonus = int(occupancy_bonus(hotel, group))
        have = size(spaces & hotel.occupied) + 0.3 * size(spaces & hotel.vacant())
        worth += bonus * (have / size(spaces)) ** 2 * left
    return worth


def _guests(table: Austria, hotel: Hotel, left: float) -> float:
    """Guests at the tables and all items, those still in the air included.

    Items go to the guests who are nearest to moving in; what nobody wants stays in the kitchen.
    """
    kitchen = [int(count(hotel.kitchen, item)) for item in ITEMS]
    in_the_air = [0, 0, 0, 0]
    for part in table.stack:
        if op_of(part) == GAIN:
            for item in ITEMS:
                in_the_air[item] += count(c_of(part), item)
    worth = 0.0
    seated = [place for place in range(hotel.tables()) if hotel.guest_at(place) >= 0]
    for place in sorted(seated, key=lambda p: order_size(hotel.order_at(p))):
        missing = carried = 0
        order = hotel.order_at(place)
        for item in ITEMS:
            wanted = order >> ORDER_BITS * item & ORDER_MASK
            at_once = min(wanted, in_the_air[item])
            in_the_air[item] -= at_once
            later = min(wanted - at_once, kitchen[item])
            kitchen[item] -= later
            carried += later
            missing += wanted - at_once - later
        worth += _guest(hotel, hotel.guest_at(place), missing, left) - 0.4 * carried
    unused = sum(kitchen) + sum(in_the_air)
    return worth + (1 - 0.25 * left) * unused


def _guest(hotel: Hotel, guest: int, missing: int, left: float) -> float:
    """What a guest with so many items missing brings, or costs if there is no time left."""
    value = _ROOM_WORTH + GUEST_POINTS[guest] + _reward_worth(guest) * min(1.0, 0.4 + 2 * left)
    turns = 2 * ROUNDS * left
    hurdles = 0.75 * missing + (0 if fitting_rooms(hotel, guest) else 1.2)
    chance = 1.0 if hurdles == 0 else max(0.0, min(0.95, turns / (turns + hurdles * 1.1)))
    share = _ORDER_PROGRESS[missing] if hurdles else 0.8
    return chance * value * share - (1 - chance) * -POINTS_PER_WAITING_GUEST


def _reward_worth(guest: int) -> float:
    worth = 0.0
    for part in GUEST_REWARD[guest]:
        op = op_of(part)
        if op == GAIN:
            worth += 1.2 * int(total(c_of(part)))
        elif op in (PREPARE, KRONES, STEPS, DRAW, ANY_ITEM):
            worth += _REWARD_WORTH[op] * int(a_of(part))
        else:
            worth += _REWARD_WORTH.get(op, 3.0)
    return worth


def _krones(hotel: Hotel, left: float) -> float:
    """A krone is a point at the end; before, the first ones are worth more, a hoard less."""
    krones = int(hotel.krones)
    return min(krones, 8) * (1 + 0.2 * left) + max(0, krones - 8) * (1 - 0.4 * left)


def _emperor(table: Austria, hotel: Hotel) -> float:
    """Points at the visits to come, and the danger of being found on 0."""
    worth = 0.0
    space = int(hotel.emperor)
    for visit, setback in SETBACK_AFTER_ROUND.items():
        if visit < table.round:
            continue
        certainty = 1 / (1 + 0.6 * (visit - int(table.round)))
        worth += certainty * EMPEROR_POINTS[space]
        after = max(0, space - setback)
        if after >= REWARD_FROM:
            worth += certainty * _REWARD
        elif after == 0:
            worth -= certainty * _PENALTY * (1 - 0.6 * space / (setback + 1))
        space = after
    return worth


def _staff(hotel: Hotel, left: float) -> float:
    """Staff on display works on; cards in hand are a promise."""
    worth = 0.25 * min(size(hotel.hand), 6) * left
    for card in members(hotel.played):
        staff = STAFF[card - 1]
        if staff.timing == TRIGGER:
            worth += trigger_worth(hotel, card, left)
        elif staff.timing != END:
            worth += (1.2 + 0.9 * staff.cost) * left
        else:
            worth += 2.5 * left
    return worth


def _objectives(table: Austria, hotel: Hotel, left: float) -> float:
    """A met objective is as good as claimed, if there is a space left."""
    worth = 0.0
    for place, objective in enumerate(table.objectives):
        discs = int(table.discs_on(place))
        if hotel.discs >> place & 1 or discs == len(OBJECTIVE_POINTS):
            continue
        if is_met(hotel, objective):
            worth += 0.6 * OBJECTIVE_POINTS[discs] * min(1.0, 4 * left)
    return worth
