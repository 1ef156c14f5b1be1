"""Everybody of the staff has a face of their own, as drawn by the page."""

from __future__ import annotations

import re
from pathlib import Path

from hotelier.austria.cards.staff import STAFF

WARDROBE = Path(__file__).parents[2] / "web" / "src" / "austria" / "wardrobe.ts"


def test_everybody_of_the_staff_has_a_face_of_their_own() -> None:
    listed = re.search(r"STAFF_LOOKS.*?\n};", WARDROBE.read_text(encoding="utf-8"), re.DOTALL)
    assert listed
    looks = dict(re.findall(r"(\d+): '([^']+)'", listed[0]))
    assert {str(card.number) for card in STAFF} == looks.keys()
    assert len(set(looks.values())) == len(looks)
