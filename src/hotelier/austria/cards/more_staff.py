"""The staff of module 5 ("Would you like some more?"): fourteen cards, 166 to 179.

Names, numbers and what the cards do are documented. No source tells what they cost: the costs
are reconstructed beside comparable cards of the base game. An owner of the box corrects them
here, see `marks.py`.
"""

from __future__ import annotations

from typing import Final

from hotelier.austria.cards.marks import Printed, reconstructed
from hotelier.austria.cards.staff_card import ROUNDLY, TRIGGER, Ability, Price, Staff, Trigger
from hotelier.austria.deeds import (
    BLUE_ORDER,
    DISC,
    DISHES,
    DRINKS,
    LARGE_GROUP,
    RED_ORDER,
    SPACES,
    YELLOW_ORDER,
    one_of,
)
from hotelier.austria.effects import (
    emperor,
    fill_order,
    items,
    krones,
    play,
    prepare,
    take_guest,
    trade,
)
from hotelier.austria.items import supply


def _card(
    number: int,
    name: str,
    cost: Printed,
    effect: int,
    *,
    points: int = 0,
    price: Price | None = None,
    trigger: Trigger | None = None,
) -> Staff:
    """A card with a price is used once per round, one with a trigger once in the game."""
    return Staff(
        number,
        name,
        cost.value,
        ROUNDLY if trigger is None else TRIGGER,
        (Ability(effect=effect, points=points),),
        starter_set="",
        cost_2015=cost.value,
        price=price or Price(),
        trigger=trigger or Trigger(0, 0),
        cost_is_documented=cost.is_documented,
    )


def _count(what: int, at_least: int) -> Trigger:
    """So many of something within one action."""
    return Trigger(what, at_least * one_of(what))


def _event(what: int) -> Trigger:
    return Trigger(what, what)


def _pays(letters: str) -> Price:
    return Price(items=supply(letters))


MORE: Final[tuple[Staff, ...]] = (
    _card(
        166,
        "Handmaid",
        reconstructed(4),
        prepare(2, free=True, and_occupy=True),
        trigger=_count(SPACES, 3),
    ),
    _card(167, "Apprentice", reconstructed(3), items("sssccc"), trigger=_event(BLUE_ORDER)),
    _card(168, "Dishwasher", reconstructed(3), items("wwwkkk"), trigger=_event(RED_ORDER)),
    _card(169, "Tapster", reconstructed(2), krones(6), trigger=_event(YELLOW_ORDER)),
    _card(170, "Coachwoman", reconstructed(3), take_guest(), points=3, price=_pays("k")),
    _card(171, "Bookkeeper", reconstructed(2), prepare(discount=2), price=_pays("c")),
    _card(172, "Chef de Rang", reconstructed(2), emperor(5), trigger=_count(DRINKS, 3)),
    _card(173, "Interpreter", reconstructed(2), krones(2), points=2, price=_pays("ss")),
    _card(174, "Bartender", reconstructed(5), take_guest(fed=True), trigger=_count(DISHES, 3)),
    _card(175, "Wagon Master", reconstructed(3), trade(2), points=2, price=Price(any_items=2)),
    _card(176, "Dog Walker", reconstructed(2), emperor(2), points=2, price=_pays("ww")),
    _card(177, "Hairdresser", reconstructed(3), play(discount=3), price=Price(spaces_back=2)),
    _card(178, "Janitor", reconstructed(4), play(2, free=True), trigger=_event(LARGE_GROUP)),
    _card(179, "Entertainer", reconstructed(4), fill_order(2), trigger=_event(DISC)),
)
