"""Scenes of unique and special hotels that whole games hardly ever come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hotelier.austria import events
from hotelier.austria.entrances.card_texts import HOTEL_CARDS
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.solo.leopold import LEOPOLD_SEAT, NINE_STARS
from hotelier.kernel.message import Message
from tests.entrances.unique import hotel, market, refresh
from tests.rules.position import Position
from tests.words.listening import Listener

_KNIGHT = ("Knight of the Empire", "")


def rarely_said() -> Iterator[Message]:
    """What is asked, chosen, refused and told in these scenes, and short words about hotels."""
    listener = Listener()
    for scene in _scenes():
        scene.table.events = scene.events
        listener.hear_events(scene.table)
        listener.hear_decision(scene.table)
    yield from listener.heard.values()
    yield from (card.brief for card in HOTEL_CARDS)
    yield AUSTRIA.tell((events.OBJECTIVE_SOUGHT, LEOPOLD_SEAT, 0, 0))
    yield AUSTRIA.tell((events.COGWHEEL_RETURNED, LEOPOLD_SEAT, NINE_STARS, 4))


def _scenes() -> Iterator[Position]:
    corner: dict[str, Any] = {"occupied": "a1 b1 c1 d1 e2 e3 e4", "rooms": "e1", "cafe": [_KNIGHT]}
    yield hotel("dove", **corner, dice={3: 1})
    yield hotel("dove", **corner).do("in1")
    yield hotel("dove", **corner, tokens=[2, 4]).do("in1", "p2")
    yield hotel("dove", **corner).do("in1", "p2", "token2", "token1")
    column: dict[str, Any] = {"occupied": "a2 a3 a4", "rooms": "a1", "cafe": [("Duchess", "")]}
    yield hotel("dove", **column, hand=[9], krones=2).do("in1")
    yield hotel("dove", rooms="d1 e1", occupied="d2 d3 d4", cafe=[("Prince", "")]).do("in1")
    group: dict[str, Any] = {"rooms": "c2", "occupied": "c1 d1 d2 c3 c4"}
    yield hotel("dove", **group, cafe=[("Apothecary", "")], hand=[25], krones=0).do("in1")
    yield hotel("stroup", rooms="a1 c1", cafe=[("Apothecary", ""), _KNIGHT]).do("in2")
    yield hotel("stroup", rooms="a1 b1 c1", cafe=[("Actress", "")]).do("in1")
    yield hotel("corogari", first_die=4, turns=1, dice={1: 2, 4: 1, 6: 1})
    yield hotel("corogari", first_die=4, turns=1, dice={1: 2}).do("die1")
    yield hotel("ninas", krones=20, claimed=[1], dice={4: 2})
    yield hotel("ninas", krones=20, dice={4: 2}).do("ownA")
    yield hotel("ninas", scoring=True, round=7, emperor=8, claimed=(0, 1, 2), discs=(1,))
    yield hotel("kozi", dice={1: 1, 3: 2})
    yield hotel("kozi", dice={5: 1}, krones=0)
    yield hotel("kozi", dice={1: 1, 3: 2}).do("1>2")
    yield hotel("kaufman", krones=0, cafe=["Duke"]).do("q5")
    yield hotel("wray", emperor=2, dice={4: 2})
    bidding = market("auction")
    word = sorted(bidding.words)[0]
    bidding.do(word)
    bidding.table.hotels[bidding.table.seat].krones = 0
    yield refresh(bidding)
