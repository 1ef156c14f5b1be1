"""Every staff card that works round by round, in both editions where they differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.proof import proves
from tests.rules.position import Position, endings, position
from tests.rules.staff_cards import (
    EDITIONS,
    ITEMS,
    TILES,
    riches,
    rise,
    staff_offered,
    stock,
    with_staff,
)

# What each card costs.

COST = {
    1: 4, 2: 6, 3: 4, 4: 6, 5: 4, 6: 1, 7: 1, 8: 2, 9: 5, 10: 5, 11: 5, 12: 2,
    13: 2, 14: 2, 15: 4, 16: 2, 17: 5, 18: 2, 19: 3, 20: 2, 21: 3, 22: 3, 23: 5, 24: 1,
    25: 6, 26: 5, 27: 4, 28: 4, 29: 5, 30: 4, 31: 4, 32: 4, 33: 5, 34: 5, 35: 2, 36: 2,
    37: 3, 38: 5, 39: 3, 40: 2, 41: 3, 42: 3, 43: 3, 44: 2, 45: 1, 46: 2, 47: 4, 48: 4,
}  # fmt: skip
CHEAPER_IN_2015 = {17: 3}


@pytest.mark.parametrize(
    ("card", "cost"),
    [pytest.param(card, cost, marks=proves(f"S{card}")) for card, cost in COST.items()],
)
def test_a_card_costs_its_price(card: int, cost: int) -> None:
    for edition in EDITIONS:
        price = CHEAPER_IN_2015.get(card, cost) if edition == "2015" else cost

        def hiring(krones: int, edition: str = edition) -> Position:
            """The Staff Manager lets a card be hired without a discount, a 5 for a krone less."""
            if card == 22:
                table = position(edition=edition, hand=[card], krones=krones - 1, dice={5: 1})
                return table.do("die5")
            return with_staff(
                22, edition=edition, hand=[card], krones=krones, dice={3: 1}, rooms=""
            ).do("die3", "p2")

        just_enough = hiring(price).do(f"s{card}")
        assert just_enough.krones == 0
        assert card in just_enough.played
        assert card not in just_enough.hand
        assert staff_offered(hiring(price - 1)) == set()


# S1 to S4: once per round an item.


@pytest.mark.parametrize(
    ("card", "item"),
    [
        pytest.param(1, "strudel", marks=proves("S1")),
        pytest.param(2, "cake", marks=proves("S2")),
        pytest.param(3, "wine", marks=proves("S3")),
        pytest.param(4, "coffee", marks=proves("S4")),
    ],
)
def test_once_per_round_an_item(card: int, item: str) -> None:
    game = with_staff(card, krones=5).do(f"s{card}")
    assert game.kitchen == stock(**{item: 1})
    assert game.krones == 5
    assert not game.may(f"s{card}"), "once per round"


@pytest.mark.parametrize(
    ("card", "item", "guest"),
    [
        pytest.param(1, "strudel", "M. Polo", marks=proves("S1")),
        pytest.param(2, "cake", "General", marks=proves("S2")),
        pytest.param(3, "wine", "Photographer", marks=proves("S3")),
        pytest.param(4, "coffee", "Sovereign", marks=proves("S4")),
    ],
)
def test_the_item_may_go_straight_to_a_guest(card: int, item: str, guest: str) -> None:
    game = with_staff(card, cafe=[guest], krones=0)
    wanted = game.waits_for(1)[item]
    game.do(f"s{card}", f"{item}>1")
    assert game.waits_for(1)[item] == wanted - 1
    assert game.kitchen == stock()


# S5 to S8: a guest of a colour moves in.


@pytest.mark.parametrize(
    ("card", "colour", "gain"),
    [
        pytest.param(5, "red", (2, 0, 0), marks=proves("S5")),
        pytest.param(6, "blue", (0, 1, 0), marks=proves("S6")),
        pytest.param(7, "yellow", (1, 0, 0), marks=proves("S7")),
        pytest.param(8, "green", (0, 0, 2), marks=proves("S8")),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_guests_of_one_colour_bring_more(
    card: int, colour: str, gain: tuple[int, int, int], edition: str
) -> None:
    guests = {
        "blue": ("Knight of the Empire", "a1"),
        "red": ("Apothecary", "c1"),
        "yellow": ("Composer", "b1"),
        "green": ("Tezcatlipoca", "c1"),
    }
    for its_colour, (guest, room) in guests.items():

        def moved_in(*staff: int, guest: str = guest, room: str = room) -> Position:
            others = {1: {"staff": [card]}} if not staff else {}
            game = with_staff(*staff, cafe=[(guest, "")], others=others, edition=edition)
            return game.do("in1", room)

        usual = moved_in()
        expected = gain if its_colour == colour else (0, 0, 0)
        assert rise(riches(usual), riches(moved_in(card))) == expected
        other = usual.hotel(1)
        assert (other.krones, other.emperor, other.points) == (10, 0, 0), "not when others do"


@pytest.mark.parametrize("card", [5, 6, 7, 8])
@proves("S5", "S6", "S7", "S8")
def test_occupying_a_room_without_a_guest_is_not_a_moving_in(card: int) -> None:
    game = position(staff=[card], hand=[35], dice={5: 2}, rooms="b1 c1 c2", show_forced=True)
    game.do("die5", "s35", "b1", "c1")
    assert riches(game) == (10, 0, 0)


# S9 to S11: rooms of a colour are free.

FREE_ROOMS = [
    pytest.param(9, "a4", marks=proves("S9")),
    pytest.param(10, "b3", marks=proves("S10")),
    pytest.param(11, "a2", marks=proves("S11")),
]
"""Beside a3 lie a yellow room for 1 krone, a red one for 2 and a blue one for 3."""
PRICES = {"a2": 1, "b3": 2, "a4": 3}


@pytest.mark.parametrize(("card", "room"), FREE_ROOMS)
def test_rooms_of_one_colour_are_free_and_the_others_are_not(card: int, room: str) -> None:
    for space, price in PRICES.items():
        game = with_staff(card, rooms="a3", dice={3: 1}, krones=10).do("die3", space)
        assert game.krones == 10 - (0 if space == room else price)
    assert with_staff(card, rooms="a3", dice={3: 1}, krones=0).do("die3").rooms_offered == {room}


@pytest.mark.parametrize(("card", "room"), FREE_ROOMS)
def test_rooms_of_one_colour_are_free_for_every_effect(card: int, room: str) -> None:
    by_musician = with_staff(card, rooms="a3 b1", cafe=[("Musician", "")], krones=0)
    by_architect = with_staff(card, rooms="a3 b1", cafe=[("Architect", "")], krones=0)
    by_decorator = with_staff(card, 14, rooms="a3", dice={1: 1}, krones=0)
    by_six = with_staff(card, rooms="a3", dice={6: 1}, krones=1)
    for game, words in (
        (by_musician, ("in1", "b1", room)),
        (by_architect, ("in1", "b1", room)),
        (by_decorator, ("die1", "x0", room)),
        (by_six, ("die6=3", room)),
    ):
        game.do(*words)
        assert game.krones == 0, "never a payment, never a pay-out"
        assert room in game.tiles


@proves("S9", "S10", "S11")
def test_the_three_cards_work_side_by_side() -> None:
    game = with_staff(9, 10, 11, rooms="a3", dice={3: 3}, krones=0)
    game.do("die3", "a2", "b3", "a4")
    assert game.tiles == {"a2", "a3", "a4", "b3"}


# S12, S16, S19: points for a die.


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param(12, {3: 2, 4: 2}, marks=proves("S12")),
        pytest.param(16, {4: 4}, marks=proves("S16")),
        pytest.param(19, {3: 5}, marks=proves("S19")),
    ],
)
def test_points_for_taking_a_die(card: int, points: dict[int, int]) -> None:
    for die in range(1, 6):
        game = with_staff(card, dice={die: 2}, hand=[1]).do(f"die{die}")
        assert game.points == points.get(die, 0), "scored right as the die is taken"
        boosted = with_staff(card, dice={die: 2}, hand=[1]).do(f"die{die}+")
        assert boosted.points == points.get(die, 0), "once, however strong"
        six = with_staff(card, dice={6: 1}, hand=[1]).do(f"die6={die}")
        assert six.points == 0


@proves("S12", "S16", "S19")
def test_points_for_a_die_add_up() -> None:
    assert with_staff(12, 16, 19, dice={3: 1}).do("die3").points == 2 + 5
    assert with_staff(12, 16, 19, dice={4: 1}).do("die4").points == 2 + 4


# S13, S17, S18: strength.


@proves("S13")
@pytest.mark.parametrize("die", [1, 2])
def test_s13_a_one_or_two_is_stronger_by_one(die: int) -> None:
    first, second = ITEMS[2 * die - 2], ITEMS[2 * die - 1]
    game = with_staff(13, dice={die: 3}, krones=1)
    assert game.do(f"die{die}").words == {"x0", "x1", "x2"}
    assert game.do("x2").kitchen == stock(**{first: 2, second: 2})
    boosted = with_staff(13, dice={die: 3}, krones=1).do(f"die{die}+", "x0")
    assert boosted.kitchen == stock(**{first: 5})
    assert boosted.krones == 0


@proves("S13")
def test_s13_leaves_other_dice_alone() -> None:
    assert with_staff(13, dice={4: 2}).do("die4").words == {"x0", "x1", "x2"}
    assert with_staff(13, dice={6: 3}).do("die6=1").words == {"x0", "x1"}
    assert with_staff(13, dice={5: 1}, hand=[12], krones=0).do("die5").words == {"end"}
    assert with_staff(13, dice={3: 1}, rooms="a1").do("die3", "b1").words == {"end"}


@proves("S17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_s17_a_six_is_free_and_stronger_by_one(edition: str) -> None:
    poor = with_staff(17, dice={6: 2}, krones=0, edition=edition)
    assert poor.offered("die6") == {f"die6={action}" for action in range(1, 6)}
    assert poor.do("die6=4").words == {"x0", "x1", "x2", "x3"}
    assert poor.do("x0").emperor == 3
    boosted = with_staff(17, dice={6: 2}, krones=1, edition=edition).do("die6=4+", "x0")
    assert (boosted.emperor, boosted.krones) == (4, 0)


@proves("S17")
def test_s17_leaves_other_dice_and_other_players_alone() -> None:
    assert with_staff(17, dice={4: 2}).do("die4").words == {"x0", "x1", "x2"}
    without = position(dice={6: 2, 1: 1}, krones=0, others={1: {"staff": [17]}})
    assert without.offered("die6") == set()


@proves("S17")
def test_s17_is_cheaper_in_2015() -> None:
    for edition, price in (("revised", 5), ("2015", 3)):
        game = position(edition=edition, hand=[17], dice={5: 1}, krones=10, show_forced=True)
        assert game.do("die5", "s17").krones == 10 - (price - 1)


@proves("S18")
def test_s18_a_five_gives_two_krones_more_discount() -> None:
    game = with_staff(18, hand=[2, 5, 19, 12], dice={5: 1}, krones=0).do("die5")
    assert staff_offered(game) == {"s19", "s12"}, "what costs 3 or less"
    game = with_staff(18, hand=[2], dice={5: 1}, krones=10).do("die5+", "s2")
    assert game.krones == 10 - 1 - (6 - 4)
    assert with_staff(18, hand=[45], dice={5: 3}, krones=4).do("die5", "s45").krones == 4


@proves("S18")
def test_s18_leaves_other_dice_and_effects_alone() -> None:
    six = with_staff(18, hand=[12], dice={6: 1}, krones=1).do("die6=5")
    assert staff_offered(six) == set()
    guest = with_staff(18, hand=[12], rooms="a1", cafe=[("Duchess", "")], krones=0)
    assert staff_offered(guest.do("in1", "a1")) == set()
    assert with_staff(18, dice={4: 1}).do("die4").words == {"x0", "x1"}


# S14, S20, S22: something besides the die.


@proves("S14")
@pytest.mark.parametrize("die", [1, 2])
def test_s14_a_one_or_two_also_prepares_a_room_at_its_normal_cost(die: int) -> None:
    game = with_staff(14, dice={die: 4}, rooms="a3", krones=5, cafe=["M. Polo"], kitchen="s")
    game.do(f"die{die}", "x0")
    while game.may("done") and not game.rooms_offered:
        game.do("done")
    assert game.words == {"a2", "a4", "b3", "done"}, "no additional action in between"
    game.do("b3")
    assert game.krones == 5 - 2
    assert not game.rooms_offered, "one room, whatever the strength"
    assert not game.offered("p")


@proves("S14")
@pytest.mark.parametrize("die", [1, 2])
def test_s14_may_be_declined(die: int) -> None:
    game = with_staff(14, dice={die: 1}, rooms="a3", krones=5).do(f"die{die}", "x0", "done")
    assert game.tiles == {"a3"}
    assert game.words == {"end"}


@proves("S14")
def test_s14_comes_before_or_after_the_main_action() -> None:
    def table() -> Position:
        return with_staff(14, dice={1: 2}, rooms="a3", ask="everything").do("die1")

    assert table().words == {"p1", "p2"}
    after = table().do("p1", "x0", "a2")
    assert sum(after.kitchen.values()) == 2
    before = table().do("p2", "a2", "x0")
    assert sum(before.kitchen.values()) == 2
    assert after.tiles == before.tiles == {"a2", "a3"}


@proves("S14")
def test_s14_leaves_other_dice_alone() -> None:
    for word in ("die6=1", "die6=2", "die4", "die5"):
        game = with_staff(14, dice={4: 1, 5: 1, 6: 1}, rooms="a3").do(word)
        if game.offered("x"):
            game.do("x0")
        assert game.words == {"end"}
    three = with_staff(14, dice={3: 1}, rooms="a3").do("die3", "a2")
    assert three.words == {"end"}


@proves("S20")
def test_s20_a_five_also_brings_two_emperor_steps() -> None:
    game = with_staff(20, dice={5: 3}, hand=[12, 5]).do("die5", "s12")
    assert game.emperor == 2
    assert game.played == {20, 12}, "and the main action"
    assert with_staff(20, dice={5: 1}, krones=0).do("die5").emperor == 2, "even if that is idle"


@proves("S20")
def test_s20_comes_before_or_after_the_main_action_or_not_at_all() -> None:
    def table() -> Position:
        return with_staff(20, dice={5: 3}, hand=[45], ask="everything").do("die5")

    neither, detective, pool_attendant, both = 0, 2, 3, 5
    outcomes = endings(table(), lambda hotel: int(hotel.emperor))
    assert outcomes == {neither, detective, pool_attendant, both}
    before = table().do("p2")
    assert before.emperor == 2
    assert staff_offered(before) == {"s45"}
    after = table().do("p1", "s45")
    assert after.emperor == 3
    assert after.words == {"p1", "done"}, "no additional action in between"
    assert after.do("p1").emperor == 5


@proves("S20")
def test_s20_leaves_other_dice_alone() -> None:
    for word in ("die6=5", "die3", "die1"):
        game = with_staff(20, dice={1: 1, 3: 1, 6: 1}, hand=[12]).do(word)
        assert game.emperor == 0


@proves("S22")
def test_s22_a_three_also_hires_at_the_normal_cost() -> None:
    game = with_staff(22, dice={3: 4}, hand=[2, 5, 12], krones=5, rooms="a1").do("die3")
    assert game.words == {"p1", "p2"}, "the rooms first or the staff first, nothing else"
    game.do("p2")
    assert game.words == {"s5", "s12", "done"}, "six krones are too dear, four dice or not"
    game.do("s5")
    assert game.krones == 1
    assert game.rooms_offered == {"b1", "a2"}, "then the rooms"
    game.do("a2", "done")
    assert game.words == {"end"}, "one card only"
    assert game.krones == 0


@proves("S22")
def test_s22_may_come_after_the_rooms_or_be_declined() -> None:
    game = with_staff(22, dice={3: 1}, hand=[12], krones=5, rooms="a1")
    game.do("die3", "p1", "a2")
    assert game.words == {"s12", "done"}, "no additional action in between"
    assert game.do("done").played == {22}
    assert game.words == {"end"}


@proves("S22")
def test_s22_leaves_other_dice_alone() -> None:
    assert with_staff(22, dice={6: 1}, hand=[12], rooms="a1").do("die6=3", "b1").words == {"end"}
    assert with_staff(22, dice={4: 1}, hand=[12]).do("die4", "x0").words == {"end"}
    five = with_staff(22, dice={5: 1}, hand=[12, 5]).do("die5", "s12")
    assert five.words == {"end"}


# S15: both tracks.


@proves("S15")
def test_s15_a_four_brings_krones_and_steps_at_once() -> None:
    game = with_staff(15, dice={4: 3}, krones=5, emperor=1).do("die4")
    assert (game.krones, game.emperor) == (8, 4)
    assert game.words == {"end"}, "nothing to divide"
    boosted = with_staff(15, dice={4: 3}, krones=5, emperor=1).do("die4+")
    assert (boosted.krones, boosted.emperor) == (8, 5), "the boost is paid before"


@proves("S15")
def test_s15_leaves_a_six_alone() -> None:
    game = with_staff(15, dice={6: 2}, krones=5).do("die6=4")
    assert game.words == {"x0", "x1", "x2"}
    assert game.do("x1").krones == 5
    assert game.emperor == 1


# S23: a krone for every occupied room.


def occupied_by(way: str, edition: str, *staff: int) -> Position:
    """Rooms become occupied in some way: one by a guest, by a reward, two by the Page Boy."""
    rooms: dict[str, Any] = {
        "rooms": "a2 b2 c1 c2",
        "krones": 10,
        "edition": edition,
        "staff": staff,
    }
    if way == "guest":
        return position(**rooms, cafe=[("Tezcatlipoca", "")], show_forced=True).do("in1", "c1")
    if way == "guest and reward":
        guest = ("Senior Councillor", "")
        return position(**rooms, cafe=[guest], show_forced=True).do("in1", "c1", "a2")
    if way == "Page Boy":
        game = position(**rooms, hand=[35], dice={5: 2}, show_forced=True)
        return game.do("die5", "s35", "a2", "c1")
    game = position(**rooms, scoring=True, tiles=(way, "A1", "A1"), emperor=6, show_forced=True)
    return game.do("d2")


@proves("S23")
@pytest.mark.parametrize(
    ("way", "revised", "in_2015"),
    [("guest", 1, 1), ("guest and reward", 2, 1), ("Page Boy", 2, 0), ("B4", 1, 0), ("C2", 1, 0)],
)
def test_s23_pays_for_occupied_rooms(way: str, revised: int, in_2015: int) -> None:
    for edition, krones in (("revised", revised), ("2015", in_2015)):
        with_custodian = occupied_by(way, edition, 23)
        without = occupied_by(way, edition)
        assert with_custodian.occupied == without.occupied
        assert with_custodian.krones - without.krones == krones


@proves("S23")
def test_s23_does_not_pay_for_preparing() -> None:
    assert with_staff(23, dice={3: 1}, rooms="a1", krones=3).do("die3", "b1").krones == 3


# S24 and S25: what costs nothing any more.


@proves("S24")
def test_s24_serving_costs_nothing() -> None:
    game = with_staff(24, kitchen="sskkw", cafe=["Duke", "Composer"], krones=0)
    for word in ("strudel>1", "coffee>1", "wine>2", "strudel>1", "coffee>1"):
        game.do(word)
        assert game.krones == 0
        assert game.may("die1"), "nothing is opened that would have to be closed"
    assert sum(game.waits_for(1).values()) + sum(game.waits_for(2).values()) == 0
    without = position(kitchen="s", cafe=["Duke"], krones=0, others={1: {"staff": [24]}})
    assert not without.may("strudel>1")


@proves("S25")
def test_s25_guests_from_the_queue_cost_nothing() -> None:
    everyone = {"q1", "q2", "q3", "q4", "q5"}
    game = with_staff(25, krones=0)
    assert game.offered("q") == everyone
    game.do("q1")
    assert game.krones == 0
    assert game.cafe[0] == "Knight of the Empire"
    assert game.offered("q") == set(), "no extra guest"
    assert position(krones=0, others={1: {"staff": [25]}}).offered("q") == {"q4", "q5"}


@proves("S25")
def test_s25_still_needs_an_empty_table() -> None:
    assert with_staff(25, cafe=["Duke", "Earl", "Major"]).offered("q") == set()


# S26: ignoring a penalty.


def punished(tile: str, *, staff: Sequence[int] = (26, 31), **mine: Any) -> Position:  # noqa: ANN401
    """The Emperor punishes seat 0 with this tile, and takes what there is."""
    hotel: dict[str, Any] = {"rooms": "a1 b1 c1", "occupied": "a2 b2", "kitchen": "sw", "krones": 6}
    hotel |= mine
    return position(
        scoring=True,
        first=1,
        tiles=(tile, "A1", "A1"),
        cafe=[("Duke", "sk")],
        hand=[1, 2, 3, 34],
        staff=staff,
        others={1: {"emperor": 4}},
        show_forced=True,
        **hotel,
    )


def belongings(game: Position) -> tuple[object, ...]:
    """All a penalty can touch, except krones."""
    return (
        frozenset(game.tiles),
        frozenset(game.occupied),
        tuple(game.kitchen.values()),
        tuple(game.waits_for(1).values()),
        frozenset(game.hand),
        frozenset(game.played),
        game.points,
        tuple(game.cafe),
    )


def unpunished() -> tuple[object, ...]:
    """The same hotel after a scoring that left it in peace, without the points of the track."""
    game = punished("A1", emperor=4)
    game.me.points -= game.points_from("Emperor track")
    return belongings(game)


@proves("S26", "RUL-31")
@pytest.mark.parametrize("tile", TILES)
def test_s26_ignores_the_whole_penalty_for_one_krone(tile: str) -> None:
    game = punished(tile)
    assert game.words == {"ignore", "suffer"}, "asked before anything is lost"
    assert belongings(game) == unpunished()
    assert game.krones == 6
    game.do("ignore")
    assert belongings(game) == unpunished()
    assert game.krones == 5
    assert int(game.table.round) == 4


@proves("S26", "RUL-31")
@pytest.mark.parametrize("tile", TILES)
def test_s26_is_optional(tile: str) -> None:
    game = punished(tile).do("suffer")
    while int(game.table.round) == 3:
        game.do(min(game.words))
    assert (belongings(game), game.krones) != (unpunished(), 6)
    assert (belongings(game), game.krones) != (unpunished(), 5)


@proves("S26")
def test_s26_does_not_help_without_a_krone() -> None:
    game = punished("A2", krones=0)
    assert int(game.table.round) == 4
    assert game.kitchen == stock()


@proves("S26")
def test_s26_says_nothing_when_there_is_no_penalty() -> None:
    for emperor in (4, 6):
        game = punished("C1", emperor=emperor)
        assert int(game.table.round) == 4
        assert game.krones == 6


@proves("S26")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("krones", [0, 6])
def test_s26_in_2015_penalties_are_ignored_without_paying(tile: str, krones: int) -> None:
    game = punished(tile, krones=krones, edition="2015")
    assert int(game.table.round) == 4, "nothing was asked"
    assert belongings(game) == unpunished()
    assert game.krones == krones


# S33: big orders.

ORDERS_OF_FOUR = (58, 59, 60, 61, 62, 75, 76, 87, 88, 89, 90, 100, 101, 104)
SMALLER_ORDERS = (49, 52, 55, 57, 69, 74, 82, 85, 91, 97, 98, 103)


@proves("S33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("guest", "extra"),
    [(guest, 4) for guest in ORDERS_OF_FOUR] + [(guest, 0) for guest in SMALLER_ORDERS],
)
def test_s33_a_guest_who_ordered_four_items_brings_four_points(
    guest: int, extra: int, edition: str
) -> None:
    def points(*staff: int) -> int:
        game = with_staff(*staff, cafe=[(guest, "")], rooms="a1 b1 c1", edition=edition).do("in1")
        if game.rooms_offered:
            game.do(min(game.rooms_offered))
        return game.points

    assert points(33) - points() == extra


# S42: Emperor rewards.


@proves("S42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", TILES)
def test_s42_scores_five_points_with_every_emperor_reward(tile: str, edition: str) -> None:
    def points(emperor: int, *staff: int) -> int:
        game = position(
            edition=edition,
            scoring=True,
            tiles=(tile, "A1", "A1"),
            emperor=emperor,
            hand=[1, 2, 3],
            staff=staff,
        )
        return game.points_from("staff")

    assert points(6, 42) == 5
    assert points(6) == 0
    assert [points(emperor, 42) for emperor in (0, 3, 4, 5)] == [0, 0, 0, 0], "no reward there"
    assert points(13, 42) == 5


@proves("S42")
def test_s42_scores_for_its_owner_only() -> None:
    game = position(scoring=True, emperor=6, others={1: {"staff": [42], "emperor": 4}})
    assert game.points_from("staff", seat=0) == 0
    assert game.points_from("staff", seat=1) == 0
