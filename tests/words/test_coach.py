"""The coach and its texts agree: none is missing, none is for nothing."""

from __future__ import annotations

import re

import hotelier.coach
from tests.words.source import nodes, written_ids
from tests.words.texts import texts

ID = re.compile(r"coach-[a-z-]+")


def test_every_text_is_there_and_is_said_somewhere() -> None:
    assert written_ids(nodes(hotelier.coach), ID) == set(texts("en", "coach.ftl"))
