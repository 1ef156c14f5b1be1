"""The fourteen cards one by one (M5-S, M5-RUL-10 to -18)."""

from __future__ import annotations

from typing import Any

from hotelier.austria.card_texts import ALL_CARDS
from hotelier.austria.cards.more_staff import MORE
from hotelier.words import say
from tests.more_staff import staff_offered, table
from tests.proof import proves
from tests.rules.position import Position, endings
from tests.solo.alone import alone

COSTS = {
    166: 4,
    167: 3,
    168: 3,
    169: 2,
    170: 3,
    171: 2,
    172: 2,
    173: 2,
    174: 5,
    175: 3,
    176: 2,
    177: 3,
    178: 4,
    179: 4,
}


@proves("M5-1")
def test_what_the_cards_cost() -> None:
    assert {card.number: card.cost for card in MORE} == COSTS
    for number, cost in COSTS.items():
        for edition in ("revised", "2015"):
            game = table(edition=edition, hand=[number, 9], dice={5: 1}, krones=9)
            assert game.do("die5", f"s{number}").krones == 9 - (cost - 1)


def test_a_cost_that_no_source_tells_is_marked() -> None:
    cards = {card.code: say(card.message) for card in ALL_CARDS}
    for number, cost in COSTS.items():
        assert f"{cost} krones (reconstructed)" in cards[f"S{number}"]
    assert "reconstructed" not in cards["S9"]
    for code in ("180", "181", "182", "A5", "B5", "C5"):
        assert "(reconstructed)" in cards[code]
    assert "reconstructed" not in cards["105"] + cards["A1"]


# Handmaid.


@proves("M5-S166", "M5-RUL-10")
def test_the_handmaid_prepares_and_occupies_two_rooms() -> None:
    """The second lies next to the first, and both are free whatever the floor."""
    game = table(staff=[166], dice={4: 3}, krones=0, rooms="", occupied="a1 a2 a3")
    game.do("die4", "x0", "s166", "a4", "b4")
    assert game.occupied == {"a1", "a2", "a3", "a4", "b4"}
    assert game.krones == 0
    assert game.face_down == {166}


@proves("M5-S166")
def test_the_handmaid_may_occupy_one_room_or_none() -> None:
    game = table(staff=[166], dice={4: 3}).do("die4", "x0", "s166")
    one = Position(game.table.clone()).do("a2", "done")
    assert one.tiles == {"a1", "b1", "c1", "a2"}
    assert one.occupied == {"a2"}
    none = game.do("done")
    assert none.occupied == set()
    assert none.face_down == {166}


@proves("M5-RUL-10")
def test_symbols_score_and_bonuses_come_after_both_rooms() -> None:
    """e4 has a symbol of 2 points and is a group of its own; b2 fills a yellow group of three."""
    game = table(staff=[166, 23], dice={4: 3}, krones=0, rooms="", occupied="d4 e3", points=0)
    game.do("die4", "x0", "s166", "e4")
    assert game.points == 2
    game.do("done")
    assert game.points == 2 + 2
    assert game.krones == 1, "the Custodian is paid per room"
    game = table(staff=[166], dice={4: 3}, krones=0, rooms="", occupied="b1 a2")
    game.do("die4", "x0", "s166", "b2")
    assert game.emperor == 3, "the bonus of the yellow group waits for the second room"
    game.do("done")
    assert game.emperor == 9


@proves("M5-RUL-10", "M5-RUL-26")
def test_the_custodian_of_2015_is_not_paid_for_such_rooms() -> None:
    game = table(staff=[166, 23], edition="2015", dice={4: 3}, krones=0)
    assert game.do("die4", "x0", "s166", "a2", "done").krones == 0


# Three cards for orders.


@proves("M5-S167")
def test_the_apprentice() -> None:
    game = table(staff=[167], cafe=[("Earl", "")], rooms="e1").do("in1", "s167")
    assert game.kitchen == {"strudel": 3, "cake": 3, "wine": 0, "coffee": 0}


@proves("M5-S168")
def test_the_dishwasher() -> None:
    game = table(staff=[168], cafe=[("Major", ""), ("Duke", "k")], rooms="c1").do("in1", "s168")
    game.do("coffee>2")
    assert game.kitchen == {"strudel": 0, "cake": 0, "wine": 3, "coffee": 2}


@proves("M5-S169")
def test_the_tapster() -> None:
    game = table(staff=[169], cafe=[("Photographer", "")], rooms="b1", krones=3, staff_deck=[])
    game.do("in1", "s169")
    assert game.krones == 9


@proves("M5-RUL-11")
def test_nobody_is_asked_about_a_card_that_could_do_nothing() -> None:
    photographer: dict[str, Any] = {"cafe": [("Photographer", "")], "rooms": "b1", "staff_deck": []}
    assert staff_offered(table(staff=[169], krones=20, **photographer).do("in1")) == set()
    everything = " ".join(column + floor for floor in "1234" for column in "abcde")
    full = table(staff=[166], dice={4: 3}, rooms="", occupied=everything)
    assert staff_offered(full.do("die4", "x0")) == set()
    claim = table(staff=[179], krones=20, objectives=(105, 109, 113), cafe=[("Duke", "")])
    assert staff_offered(claim.do("oA")) == set()
    group: dict[str, Any] = {"cafe": [("Composer", "")], "rooms": "b2", "occupied": "b1 a2"}
    assert staff_offered(table(staff=[178], hand=[], **group).do("in1")) == set()


# Guests.


@proves("M5-S170", "M5-RUL-11", "M5-RUL-16")
def test_the_coachwoman() -> None:
    game = table(staff=[170], kitchen="kk", krones=0)
    assert game.do("s170").points == 3
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
    game.do("q1")
    assert game.cafe[0] is not None
    assert game.kitchen["coffee"] == 1
    assert game.may("q5"), "that was not step one"
    assert not game.may("q1"), "which has its price"


@proves("M5-RUL-11", "M5-RUL-16")
def test_the_coachwoman_scores_without_a_guest() -> None:
    full = table(staff=[170], kitchen="k", cafe=["Duke", "Earl", "Dame"]).do("s170")
    assert full.points == 3
    declined = table(staff=[170], kitchen="k").do("s170", "done")
    assert declined.points == 3
    assert declined.cafe == [None, None, None]


@proves("M5-RUL-11")
def test_a_marked_guest_costs_its_krone() -> None:
    poor = alone(more_staff="yes", special="sushi", marked=[65], staff=[170], kitchen="k", krones=0)
    assert poor.do("s170").offered("q") == {"q2", "q3", "q4", "q5"}
    rich = alone(more_staff="yes", special="sushi", marked=[65], staff=[170], kitchen="k", krones=4)
    assert rich.do("s170", "q1").krones == 3
    five = (65, 77, 92, 93, 51)
    broke: dict[str, Any] = {
        "special": "sushi",
        "marked": five,
        "queue": five,
        "krones": 0,
        "dice": {1: 3},
    }
    game = alone(more_staff="yes", staff=[174], **broke).do("die1", "x0")
    assert staff_offered(game) == set(), "no guest can be taken"


@proves("M5-S174", "M5-RUL-12")
def test_the_bartender() -> None:
    """The guest sits down fed, and moves in as the next additional action."""
    queue = (75, 77, 92, 93, 51)
    game = table(staff=[174], dice={1: 3}, queue=queue, rooms="e1", krones=0, staff_deck=[])
    game.do("die1", "x0", "s174", "q1")
    assert game.cafe[0] == "Baroness"
    assert sum(game.waits_for(1).values()) == 0
    assert game.occupied == set()
    game.do("in1")
    assert game.occupied == {"e1"}


@proves("M5-RUL-11")
def test_the_bartender_needs_an_empty_table() -> None:
    game = table(staff=[174], dice={1: 3}, cafe=["Duke", "Earl", "Dame"])
    game.do("die1", "x0", "done")
    assert staff_offered(game) == set()


@proves("M5-RUL-11")
def test_neither_guest_is_step_one() -> None:
    game = table(staff=[170], kitchen="k").do("q5", "s170")
    assert game.offered("q"), "after step one"
    game.do("q5")
    assert not game.offered("q")


# Trades.


@proves("M5-S171", "M5-RUL-13")
def test_the_bookkeeper() -> None:
    game = table(staff=[171], kitchen="c", krones=1, rooms="a1 a2 a3").do("s171")
    assert game.rooms_offered == {"b1", "b2", "b3", "a4"}
    assert Position(game.table.clone()).do("a4").krones == 0
    assert Position(game.table.clone()).do("b1").krones == 1, "nothing is paid out"


@proves("M5-RUL-13")
def test_the_butler_makes_rooms_free_for_the_bookkeeper_too() -> None:
    game = table(staff=[171, 9], kitchen="c", krones=0, rooms="a1 a2 a3").do("s171")
    assert "a4" in game.rooms_offered, "a blue room"
    assert game.do("a4").krones == 0


@proves("M5-S172")
def test_the_chef_de_rang() -> None:
    game = table(staff=[172], dice={2: 3}, emperor=10).do("die2", "x1", "s172")
    assert (game.emperor, game.points) == (13, 2)


@proves("M5-S173")
def test_the_interpreter() -> None:
    game = table(staff=[173], kitchen="sssk", krones=1).do("s173")
    assert (game.krones, game.points) == (3, 2)
    assert game.kitchen == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 1}


@proves("M5-S175", "M5-RUL-14")
def test_the_wagon_master() -> None:
    game = table(staff=[175], kitchen="scc", cafe=[("Duke", "k")]).do("s175")
    assert game.offered("") == {"strudel", "cake"}
    game.do("strudel")
    assert game.kitchen["cake"] == 1, "the second one had to be a cake"
    assert game.points == 2
    assert game.words == {"wine", "coffee"}, "neither of the kinds paid"
    game.do("coffee", "coffee>1", "wine")
    assert game.waits_for(1)["coffee"] == 0
    assert game.kitchen == {"strudel": 0, "cake": 1, "wine": 1, "coffee": 0}


@proves("M5-RUL-14")
def test_a_trade_takes_and_gives_alike_or_different_items() -> None:
    game = table(staff=[175], kitchen="ssw").do("s175")
    kitchens = endings(game, lambda hotel: (int(hotel.kitchen), int(hotel.points)))
    assert {points for _, points in kitchens} == {2}
    s, c, w, k = (1 << 8 * item for item in range(4))
    paid_alike = {w + 2 * c, w + 2 * w, w + 2 * k, w + c + w, w + c + k, w + w + k}
    paid_different = {s + 2 * c, s + 2 * k, s + c + k}
    assert {kitchen for kitchen, _ in kitchens} == paid_alike | paid_different


@proves("M5-S176")
def test_the_dog_walker() -> None:
    game = table(staff=[176], kitchen="ww", emperor=12).do("s176")
    assert (game.emperor, game.points) == (13, 3)


@proves("M5-S177", "M5-RUL-15")
def test_the_hairdresser() -> None:
    low = table(staff=[177], hand=[9], emperor=1)
    assert staff_offered(low) == set()
    assert low.reason("s177") == "M5-7"
    game = table(staff=[177], hand=[9], emperor=2, krones=2).do("s177", "s9")
    assert (game.emperor, game.krones) == (0, 0)
    assert game.played == {9, 177}


@proves("M5-RUL-16")
def test_a_price_may_be_paid_for_nothing() -> None:
    game = table(staff=[177], hand=[], emperor=5).do("s177")
    assert game.emperor == 3
    game = table(staff=[171], kitchen="c").do("s171", "done")
    assert game.kitchen["cake"] == 0


@proves("M5-RUL-16")
def test_items_on_guests_pay_for_nothing() -> None:
    assert staff_offered(table(staff=[170], cafe=[("Earl", "c")], kitchen="")) == set()


# Janitor and Entertainer.


@proves("M5-S178", "M5-RUL-17")
def test_the_janitor_plays_two_cards_one_after_the_other() -> None:
    """The first card acts before the second is chosen: here it draws nothing but steps."""
    game = table(
        staff=[178],
        hand=[45, 48, 9],
        krones=0,
        cafe=[("Composer", "")],
        rooms="b2",
        occupied="b1 a2",
    )
    game.do("in1", "s178")
    assert staff_offered(game) == {45, 48, 9}
    game.do("s45")
    assert game.emperor == 6 + 3
    assert staff_offered(game) == {48, 9}
    game.do("s48")
    assert game.krones == 0
    assert game.hand == {9}
    assert game.may("die1")


@proves("M5-S178", "M5-RUL-17")
def test_the_janitor_looks_at_groups_of_three_and_four() -> None:
    four: dict[str, Any] = {"cafe": [("Apothecary", "")], "rooms": "d2", "occupied": "c1 d1 c2"}
    assert staff_offered(table(staff=[178], hand=[9], **four).do("in1")) == {178}
    two: dict[str, Any] = {"cafe": [("Knight of the Empire", "")], "rooms": "a4", "occupied": "a3"}
    assert staff_offered(table(staff=[178], hand=[9], **two).do("in1")) == set()
    three_of_four: dict[str, Any] = {
        "cafe": [("Apothecary", "")],
        "rooms": "c2",
        "occupied": "c1 d1",
    }
    assert staff_offered(table(staff=[178], hand=[9], **three_of_four).do("in1")) == set()


@proves("M5-RUL-17")
def test_a_group_that_has_paid_before_counts_again() -> None:
    game = table(staff=[178], hand=[9], cafe=[("Composer", "")], rooms="b2", occupied="b1 a2")
    game.me.bonuses = (1 << 10) - 1
    game.do("in1")
    assert game.emperor == 0, "no bonus"
    assert staff_offered(game) == {178}


@proves("M5-RUL-17")
def test_a_group_full_already_is_no_occasion() -> None:
    game = table(
        staff=[178],
        hand=[9],
        cafe=[("Knight of the Empire", "")],
        rooms="e1",
        occupied="b1 a2 b2",
    )
    assert staff_offered(game.do("in1")) == set()


@proves("M5-S179", "M5-RUL-18")
def test_the_entertainer_fills_one_or_two_orders() -> None:
    claiming: dict[str, Any] = {"krones": 20, "objectives": (105, 109, 113)}
    game = table(staff=[179], cafe=["Duke", ("Earl", ""), "Dame"], **claiming)
    game.do("oA", "s179")
    assert game.words == {"in1", "in3", "done"}, "incomplete orders"
    one = Position(game.table.clone()).do("in3", "done")
    assert sum(one.waits_for(1).values()) == 4
    assert sum(one.waits_for(3).values()) == 0
    game.do("in1", "in3")
    assert sum(game.waits_for(1).values()) == sum(game.waits_for(3).values()) == 0
    assert game.krones == 20


@proves("M5-RUL-18")
def test_claims_of_others_are_no_occasion() -> None:
    rich = {1: {"krones": 20, "staff": [], "cafe": ["Duke"]}}
    game = table(staff=[179], cafe=["Duke"], objectives=(105, 109, 113), others=rich, dice={4: 6})
    game.do("die4", "x0")
    assert game.seat == 1
    game.do("oA")
    assert game.seat == 1
    assert staff_offered(game) == set()


@proves("M5-RUL-18", "M5-RUL-25")
def test_leopolds_discs_are_no_occasion() -> None:
    game = alone(
        more_staff="yes", staff=[179], cafe=["Duke"], objectives=(180, 181, 182), dice={4: 6}
    )
    game.table.put_disc(0, 1)
    game.do("die4", "x0")
    assert staff_offered(game) == set()
