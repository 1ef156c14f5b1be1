"""What choices, questions and events say to people, as messages; the texts are in `words`."""

from __future__ import annotations

from hotelier.austria.engine import Austria
from hotelier.austria.speech import choices, questions, telling
from hotelier.austria.speech.entrances import (
    describe_at_entrance,
    question_of_entrances,
    tell_of_entrance,
)
from hotelier.austria.speech.solo import describe_alone, question_alone, tell_alone
from hotelier.kernel.message import Message
from hotelier.kernel.state import Event


def describe(table: Austria, choice: int) -> Message:
    """What a legal choice does here."""
    return describe_at_entrance(
        table,
        choice,
        lambda: describe_alone(table, choice, lambda: choices.describe(table, choice)),
    )


def question(table: Austria) -> Message:
    """What is being asked."""
    return question_alone(table) or question_of_entrances(table) or questions.question(table)


def tell(event: Event) -> Message:
    """What an event says."""
    return tell_alone(event) or tell_of_entrance(event) or telling.tell(event)
