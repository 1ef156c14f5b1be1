"""Why not, where a special hotel of the solo opponent stands in the way (HAUTEL, SUSHI, TOLL)."""

from __future__ import annotations

from hotelier.austria.actions import (
    DIE,
    GUEST,
    IDLE_DIE,
    LOSE_POINTS,
    QUEUE,
    QUEUE_SPACES,
    RIVAL_GUEST,
    TABLES,
    WORD_OF,
    card_of,
    is_staff,
)
from hotelier.austria.dice import COPY, DIE_DONE, GUEST_STEP_DONE, toll_owed
from hotelier.austria.effects import GIZIA, RETURN_CARDS, RIVAL_ITEM, TAKE_GUEST, TURN, a_of, op_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import NO_TABLE
from hotelier.austria.reasons import because
from hotelier.austria.solo.leopold import LEOPOLD_SEAT, TOLL_BRIDGE
from hotelier.austria.solo.sushi import surcharge
from hotelier.austria.solo.toll_bridge import POINTS_FOR_WAIVING
from hotelier.austria.speech.names import die_named, guest_at, guest_name, item_name, staff_name
from hotelier.austria.speech.solo import question_alone
from hotelier.austria.turns import guest_cost
from hotelier.kernel.message import Message, Reason


def why_not_alone(table: Austria, choice: int) -> Reason | None:
    """A reason that only playing alone knows; None where the usual ones hold."""
    if choice in table.choices or choice not in WORD_OF or table.over:
        return None
    op = int(op_of(table.stack[-1]))
    if op == RIVAL_ITEM:
        return _other_than_rival_item(table, choice)
    if RIVAL_GUEST <= choice < RIVAL_GUEST + TABLES:
        return because("HAUTEL-4", "solo-why-no-item")
    if table.leopold is None:
        return None
    if op == RETURN_CARDS and table.round == 0:
        return _first_hand(table, choice)
    if op in (TURN, TAKE_GUEST) and QUEUE <= choice < QUEUE + QUEUE_SPACES:
        return _marked_guest(table, op, choice - QUEUE)
    if table.leopold.special == TOLL_BRIDGE:
        if op == TURN and choice == LOSE_POINTS:
            return because("TOLL-3", "solo-why-pay-the-toll", points=-POINTS_FOR_WAIVING)
        if op in (TURN, GIZIA) and DIE < choice < GUEST:
            return _toll(table, op, choice)
    return None


def _first_hand(table: Austria, choice: int) -> Reason:
    """Four of the ten cards have to go under the deck before anything else."""
    if is_staff(choice):
        name = staff_name(int(card_of(choice)))
        return because("SOLO-SET-6", "austria-why-not-in-hand", card=name)
    return because("SOLO-SET-6", "austria-why-set-up", question=_asked(table))


def _asked(table: Austria) -> Message:
    asked = question_alone(table)
    assert asked is not None
    return asked


def _other_than_rival_item(table: Austria, choice: int) -> Reason:
    place = choice - RIVAL_GUEST
    hotel = table.hotels[LEOPOLD_SEAT]
    if not 0 <= place < TABLES:
        return because("HAUTEL-4", "solo-why-first-serve", question=_asked(table))
    if hotel.guest_at(place) < 0:
        return because("HAUTEL-4", "solo-why-nobody-there", table=place + 1)
    item = item_name(int(a_of(table.stack[-1])))
    return because("HAUTEL-4", "solo-why-not-wanted", guest=guest_at(hotel, place), item=item)


def _marked_guest(table: Austria, op: int, space: int) -> Reason | None:
    """Too dear because of the cogwheel, and for no other reason."""
    hotel = table.hotels[table.seat]
    done = int(a_of(table.stack[-1])) & (GUEST_STEP_DONE | DIE_DONE) if op == TURN else 0
    more = int(surcharge(table, space))
    usual = int(guest_cost(hotel, space)) if op == TURN else 0
    if done or more == 0 or hotel.free_table() == NO_TABLE:
        return None
    guest = guest_name(int(table.guest_in_queue(space)))
    return because(
        "SUSHI-3",
        "solo-why-marked-guest",
        guest=guest,
        krones=usual + more,
        purse=int(hotel.krones),
    )


def _toll(table: Austria, op: int, choice: int) -> Reason | None:
    """A space that could be paid for, were it not for the toll."""
    hotel = table.hotels[table.seat]
    flags = int(a_of(table.stack[-1])) if op == TURN else 0
    die, boosted = die_named(choice)
    if flags & DIE_DONE or table.dice_on(die) == 0 or choice > IDLE_DIE:
        return None
    if (op == GIZIA and boosted) or toll_owed(table, die, flags) == 0:
        return None
    clause = "SOLO-RUL-11" if op == GIZIA else "SOLO-RUL-10" if die == COPY else "TOLL-2"
    return because(clause, "solo-why-toll", number=die, purse=int(hotel.krones))
