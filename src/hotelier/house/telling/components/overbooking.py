"""What is printed on the components of Overbooking."""

from __future__ import annotations

from typing import Any

from hotelier.house.telling.speech import Speech
from hotelier.kernel.message import Message
from hotelier.overbooking.card_texts import ALL_CARDS
from hotelier.overbooking.cards import FAMILIES, GUEST_KINDS, RULE_NAMES
from hotelier.overbooking.views import back_views, guest_views, side_views


def overbooking_components(speech: Speech) -> dict[str, Any]:
    return {
        "cards": {
            card.codes[0]: {"name": speech(card.name), "text": speech(card.message)}
            for card in ALL_CARDS
        },
        "kinds": {
            kind.name: {
                "name": speech(Message(f"overbooking-kind-{kind.name}")),
                "ability": speech(Message(f"overbooking-ability-{kind.name}")),
            }
            for kind in GUEST_KINDS
        },
        "families": {
            family.name: speech(Message(f"overbooking-family-{family.name}")) for family in FAMILIES
        },
        "rules": {name: speech(Message(f"overbooking-rule-{name}")) for name in RULE_NAMES},
        # By the numbers that events tell them with.
        "guests": guest_views(),
        "backs": back_views(),
        "sides": side_views(),
    }
