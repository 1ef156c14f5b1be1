"""What choices, questions and events say to people, as messages; the texts are in `words`."""

from __future__ import annotations

from hotelier.austria.speech.choices import describe
from hotelier.austria.speech.questions import question
from hotelier.austria.speech.telling import tell

__all__ = ["describe", "question", "tell"]
