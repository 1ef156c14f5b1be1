"""What taking a die brings. The engine is asked: it takes the die on a copy of the table."""

from __future__ import annotations

from hotelier.austria.actions import IDLE_DIE
from hotelier.austria.dice import COPY, EXTRA, choose_gizia, take_die, toll_owed
from hotelier.austria.effects import MAIN, a_of, op_of
from hotelier.austria.engine import Austria
from hotelier.austria.hotel import Hotel
from hotelier.austria.solo.toll_bridge import toll
from hotelier.austria.speech.effects import action_text
from hotelier.austria.speech.names import die_named
from hotelier.kernel.message import Message, Value


def describe_die(table: Austria, hotel: Hotel, packed: int, choice: int) -> Message:
    """A die of a turn; in E. Gizia's extra turn of 2015 it stays where it is."""
    flags = int(a_of(packed))
    if choice > IDLE_DIE:
        return Message("austria-choice-idle-die", {"die": choice - IDLE_DIE})
    twin = table.clone()
    take_die(twin, twin.hotels[hotel.seat], choice, flags)
    die, boosted = die_named(choice)
    values = _outcome(hotel, twin, int(toll_owed(table, die, flags)))
    values["stays"] = "yes" if flags & EXTRA else "no"
    values["boosted"] = "yes" if boosted else "no"
    if die == COPY:
        return Message("austria-choice-six", values)
    return Message("austria-choice-die", values)


def describe_gizia(table: Austria, hotel: Hotel, _packed: int, choice: int) -> Message:
    """An action space used by E. Gizia's favour."""
    twin = table.clone()
    choose_gizia(twin, twin.hotels[hotel.seat], choice)
    die = die_named(choice)[0]
    values = _outcome(hotel, twin, int(toll(table, die)))
    if die == COPY:
        return Message("austria-choice-gizia-six", values)
    return Message("austria-choice-gizia", values)


def _outcome(before: Hotel, twin: Austria, toll_paid: int) -> dict[str, Value]:
    """The main action that follows, and what was paid for it beside a toll."""
    main = next(packed for packed in reversed(twin.stack) if op_of(packed) == MAIN)
    return {
        "action": int(a_of(main)),
        "what": action_text(main),
        "krones": int(before.krones - twin.hotels[before.seat].krones) - toll_paid,
    }
