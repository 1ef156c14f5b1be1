"""The guests: what each orders, which rooms it likes, what it is worth and what it gives.

The table `GUESTS_AS_PRINTED` and the tables of rewards below are written down from the
rulebook's chapter "Guests, one by one". E. Gizia's reward is proved in test_gizia.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria.cards.guests import GUESTS
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

ITEMS = {"s": "strudel", "c": "cake", "w": "wine", "k": "coffee"}

# On the night board: two vacant rooms of each colour, none of which fills a group alone but a1.
ROOMS = "a1 b1 c1 d1 a2 a3"
LIKED = {
    "blue": {"a1", "a3"},
    "yellow": {"b1", "a2"},
    "red": {"c1", "d1"},
    "green": {"a1", "b1", "c1", "d1", "a2", "a3"},
}
HOME = {"blue": "a3", "yellow": "b1", "red": "c1", "green": "c1"}
"""Where a guest of each colour moves in; no group is completed by it."""
OPEN = {"e1": 0, "b2": 1, "c2": 1, "d2": 1, "b3": 2, "a4": 3}
"""The spaces beside those rooms, and what a room there costs."""

STAFF_COST = {2: 6, 9: 5, 27: 4, 19: 3, 12: 2, 24: 1}
"""A staff card for each cost there is; none of them does anything when played."""

GUESTS_AS_PRINTED: list[tuple[str, str, str, str, int]] = [
    ("G49", "Sculptor", "yellow", "w", 0),
    ("G50", "Musician", "yellow", "w", 0),
    ("G51", "Composer", "yellow", "w", 1),
    ("G52", "Tailor", "yellow", "wk", 0),
    ("G53", "Flamenco Dancer", "yellow", "sw", 0),
    ("G54", "Portrait Painter", "yellow", "ww", 0),
    ("G55", "Photographer", "yellow", "www", 7),
    ("G56", "Vocalist", "yellow", "sww", 0),
    ("G57", "Architect", "yellow", "wwk", 1),
    ("G58", "Actress", "yellow", "wwwk", 7),
    ("G59", "Poet", "yellow", "sssw", 5),
    ("G60", "Jewelry Designer", "yellow", "ccww", 5),
    ("G61", "Painter", "yellow", "swww", 2),
    ("G62", "Opera Singer", "yellow", "scww", 4),
    ("G63", "Dame", "blue", "k", 0),
    ("G64", "Duchess", "blue", "k", 0),
    ("G65", "Knight of the Empire", "blue", "k", 3),
    ("G66", "Landgrave", "blue", "ck", 3),
    ("G67", "Sovereign", "blue", "kk", 2),
    ("G68", "Princess", "blue", "ssk", 4),
    ("G69", "Countess", "blue", "cck", 7),
    ("G70", "Elector", "blue", "swk", 1),
    ("G71", "Baron", "blue", "skk", 4),
    ("G72", "Prince", "blue", "sck", 7),
    ("G73", "Count", "blue", "wkk", 4),
    ("G74", "Earl", "blue", "ckk", 10),
    ("G75", "Baroness", "blue", "wwkk", 5),
    ("G76", "Duke", "blue", "sskk", 4),
    ("G77", "Apothecary", "red", "c", 1),
    ("G78", "Post Councillor", "red", "c", 0),
    ("G79", "Privy Councillor", "red", "c", 0),
    ("G80", "Professor Emeritus", "red", "cw", 4),
    ("G81", "General", "red", "cc", 0),
    ("G82", "Senior Councillor", "red", "cwk", 7),
    ("G83", "Councillor of Commerce", "red", "scw", 0),
    ("G84", "Court Councillor", "red", "ccw", 2),
    ("G85", "Major", "red", "ssc", 3),
    ("G86", "Veterinary Councillor", "red", "cww", 3),
    ("G87", "Medicinal Councillor", "red", "cckk", 3),
    ("G88", "Procurator", "red", "cwww", 0),
    ("G89", "Lord High Commissioner", "red", "sscw", 5),
    ("G90", "Senior Legal Secretary", "red", "sccc", 7),
    ("G91", "Tezcatlipoca", "green", "s", 0),
    ("G92", "Capt. Goldhaken", "green", "s", 0),
    ("G93", "Mr. Horsa", "green", "s", 0),
    ("G94", "M. Ingalls", "green", "ss", 0),
    ("G95", "Mr. Boydell", "green", "sc", 2),
    ("G96", "Mr. Oundo", "green", "sk", 0),
    ("G97", "E. Gizia", "green", "ssw", 4),
    ("G98", "M. Polo", "green", "sss", 0),
    ("G99", "Cramersopholus", "green", "scc", 5),
    ("G100", "Farmer Franz", "green", "skkk", 4),
    ("G101", "Brother Uwe", "green", "sssk", 3),
    ("G102", "Conductor", "green", "sk", 0),
    ("G103", "Durgoing", "green", "sw", 4),
    ("G104", "MacLeod", "green", "sscc", 2),
    ("G117", "Mag. Ferdinand", "red", "ww", 3),
    ("G118", "Mr. Moras", "yellow", "ck", 4),
]
NAME = {clause: name for clause, name, _, _, _ in GUESTS_AS_PRINTED}
COLOUR = {clause: colour for clause, _, colour, _, _ in GUESTS_AS_PRINTED}
WORTH = {clause: worth for clause, _, _, _, worth in GUESTS_AS_PRINTED}


def each(*rows: tuple[Any, ...]) -> list[Any]:
    """Cases of a test, each proving the clause it begins with."""
    return [pytest.param(*row, id=str(row[0]), marks=proves(str(row[0]))) for row in rows]


def number(clause: str) -> int:
    """The printed number of a guest."""
    return int(clause[1:])


def facts(game: Position) -> dict[str, Any]:
    """Everything before seat 0, and the queue."""
    return {
        "krones": game.krones,
        "points": game.points,
        "steps": game.emperor,
        **game.kitchen,
        "hand": game.hand,
        "played": game.played,
        "rooms": game.tiles,
        "occupied": game.occupied,
        "guests": {name for name in game.cafe if name},
        "dice": sum(game.dice.values()),
    }


class Stay:
    """A guest who has been served everything and moves in at once."""

    def __init__(self, clause: str, **table: Any) -> None:
        self.clause = clause
        self.home = HOME[COLOUR[clause]]
        others = table.pop("waiting", [])
        self.game = position(**{"rooms": ROOMS} | table, cafe=[(number(clause), ""), *others])
        self.before = facts(self.game)
        self.game.do("in1")
        if self.home in self.game.rooms_offered:
            self.game.do(self.home)

    def gains(self) -> dict[str, Any]:
        """All that has changed beside the moving in itself: what was added, what was lost."""
        found: dict[str, Any] = {}
        for name, now in facts(self.game).items():
            before = self.before[name]
            if isinstance(now, set):
                found |= {name: now - before, f"{name} lost": before - now}
            else:
                found[name] = now - before
        found["points"] -= WORTH[self.clause]
        found["occupied"] -= {self.home}
        found["guests lost"] -= {NAME[self.clause]}
        return {name: change for name, change in found.items() if change}

    @property
    def in_turn(self) -> bool:
        """Whether the reward is over and the turn goes on."""
        return self.game.may("die1")


def twin(game: Position) -> Position:
    """A copy to try something out."""
    return Position(game.table.clone())


def part_that_offers(game: Position, word: str) -> str:
    """The part of the reward that would let the player choose this word."""
    return next(part for part in sorted(game.offered("p")) if twin(game).do(part).may(word))


# Order, colour, points.


@pytest.mark.parametrize(("clause", "name", "colour", "order", "worth"), each(*GUESTS_AS_PRINTED))
def test_a_guest_is_served_the_printed_order_goes_to_a_room_of_its_colour_and_is_worth_its_points(
    clause: str, name: str, colour: str, order: str, worth: int
) -> None:
    game = position(queue=(65, 77, 92, 93, number(clause)), rooms=ROOMS, kitchen="ssssccccwwwwkkkk")
    game.do("q5")
    assert game.cafe == [name, None, None]
    assert game.waits_for(1) == {full: order.count(letter) for letter, full in ITEMS.items()}
    for letter in order:
        assert not game.may("in1")
        game.do(f"{ITEMS[letter]}>1")
    assert not game.offered("strudel>") | game.offered("cake>")
    assert not game.offered("wine>") | game.offered("coffee>")
    assert game.kitchen == {full: 4 - order.count(letter) for letter, full in ITEMS.items()}
    game.do("in1")
    assert game.rooms_offered == LIKED[colour]
    game.do(HOME[colour])
    assert game.points_from("guests") == worth
    assert game.occupied == {HOME[colour]}
    assert name not in game.cafe


@proves("GUEST-1")
def test_the_guests_of_the_rulebook_are_all_there_are() -> None:
    assert [number(row[0]) for row in GUESTS_AS_PRINTED] == [guest.number for guest in GUESTS]


# Plain gains: items, krones, Emperor steps, drawn staff cards.


@pytest.mark.parametrize(
    ("clause", "gained"),
    each(
        ("G51", {"strudel": 1}),
        ("G52", {"strudel": 1, "krones": 2}),
        ("G53", {"coffee": 1, "steps": 2}),
        ("G55", {"cards": 2}),
        ("G60", {"coffee": 1, "krones": 3}),
        ("G65", {}),
        ("G67", {"cards": 2, "steps": 2}),
        ("G68", {"steps": 3}),
        ("G69", {"krones": 3}),
        ("G74", {"krones": 1}),
        ("G77", {"krones": 1}),
        ("G79", {"krones": 1, "steps": 1}),
        ("G81", {"wine": 1, "krones": 3}),
        ("G83", {"krones": 5}),
        ("G85", {"krones": 3}),
        ("G89", {"krones": 4}),
        ("G90", {"wine": 1, "krones": 3}),
        ("G91", {"cards": 3}),
        ("G92", {"krones": 1}),
        ("G93", {"steps": 1}),
        ("G95", {"steps": 2}),
        ("G98", {"krones": 4}),
        ("G99", {"cards": 1, "steps": 2}),
        ("G103", {"cards": 2}),
        ("G117", {"steps": 3}),
    ),
)
def test_plain_gains_come_by_themselves_and_nothing_else_does(
    clause: str, gained: dict[str, int]
) -> None:
    deck = {9, 12, 19, 24, 27}
    stay = Stay(clause, staff_deck=deck)
    assert stay.in_turn
    found = stay.gains()
    drawn = found.pop("hand", set())
    if drawn:
        found["cards"] = len(drawn)
    assert found == gained
    assert set(members(stay.game.table.staff_deck)) == deck - drawn


@pytest.mark.parametrize("item", ["strudel", "cake", "wine", "coffee"])
@proves("G54")
def test_the_portrait_painter_gives_any_one_item_and_two_krones(item: str) -> None:
    stay = Stay("G54")
    assert stay.game.words == {"strudel", "cake", "wine", "coffee"}
    stay.game.do(item)
    assert stay.gains() == {item: 1, "krones": 2}
    assert stay.in_turn


# Rooms.


@proves("G49")
def test_the_sculptor_gives_one_room_on_the_two_lowest_floors_free_of_charge() -> None:
    stay = Stay("G49", krones=0)
    assert stay.game.words == {"e1", "b2", "c2", "d2", "done"}
    stay.game.do("c2")
    assert stay.gains() == {"rooms": {"c2"}}
    assert stay.in_turn


@proves("G50")
@pytest.mark.parametrize(("krones", "within_reach"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_the_musician_gives_a_card_and_one_room_at_normal_cost(
    krones: int, within_reach: int
) -> None:
    stay = Stay("G50", krones=krones, staff_deck={9})
    assert stay.game.hand == {9}
    assert stay.game.rooms_offered == {s for s, cost in OPEN.items() if cost <= within_reach}
    assert stay.game.may("done")
    dearest = max(stay.game.rooms_offered, key=OPEN.__getitem__)
    stay.game.do(dearest)
    assert stay.game.krones == 0
    assert stay.game.tiles == {*ROOMS.split(), dearest}
    assert stay.in_turn


@proves("G57", "GUEST-3")
def test_the_architect_takes_a_krone_off_each_of_two_rooms() -> None:
    stay = Stay("G57", krones=3)
    stay.game.do("a4")
    assert stay.game.krones == 1
    assert "b3" in stay.game.rooms_offered
    assert "b4" not in stay.game.rooms_offered
    stay.game.do("b3")
    assert stay.gains() == {"rooms": {"a4", "b3"}, "krones": -3}
    assert stay.in_turn


@proves("G57", "GUEST-3")
def test_the_architects_discount_is_never_paid_out_and_one_room_may_be_enough() -> None:
    stay = Stay("G57", krones=0)
    assert stay.game.rooms_offered == {"e1", "b2", "c2", "d2"}
    stay.game.do("e1")
    assert stay.game.may("b2")
    stay.game.do("done")
    assert stay.gains() == {"rooms": {"e1"}}
    assert stay.in_turn


@proves("G61")
def test_the_painter_gives_a_cheaper_room_and_a_second_one_at_normal_cost() -> None:
    stay = Stay("G61", krones=4)
    game = stay.game
    assert game.words == {"p1", "p2", "done"}
    prices = {}
    for part in ("p1", "p2"):
        prices[4 - twin(game).do(part, "a4").krones] = part
    assert set(prices) == {2, 3}
    first_normal = twin(game).do(prices[3], "a4")
    assert first_normal.krones == 1
    assert "b3" in first_normal.rooms_offered
    assert "b4" not in first_normal.rooms_offered
    game.do(prices[2], "a4")
    assert game.krones == 2
    assert "b4" not in game.rooms_offered
    game.do("b3")
    assert stay.gains() == {"rooms": {"a4", "b3"}, "krones": -4}
    assert stay.in_turn


@proves("G71")
def test_the_baron_gives_one_room_on_any_floor_free_of_charge() -> None:
    stay = Stay("G71", krones=0)
    assert stay.game.words == {*OPEN, "done"}
    stay.game.do("a4")
    assert stay.gains() == {"rooms": {"a4"}}
    assert stay.in_turn


@proves("G88")
@pytest.mark.parametrize(
    ("chosen", "rooms"), [(("a4", "b4"), {"a4", "b4"}), (("b3", "done"), {"b3"}), (("done",), None)]
)
def test_the_procurator_gives_up_to_two_rooms_free_of_charge(
    chosen: tuple[str, ...], rooms: set[str] | None
) -> None:
    stay = Stay("G88", krones=0)
    assert stay.game.rooms_offered == set(OPEN)
    stay.game.do(*chosen)
    assert stay.gains() == ({"rooms": rooms} if rooms else {})
    assert stay.in_turn


@proves("GUEST-1")
def test_a_room_from_a_guest_lies_beside_another_and_scores_the_symbol_it_covers() -> None:
    stay = Stay("G71", rooms="a1 b1 a3 b3 c3")
    assert stay.game.rooms_offered == {"c1", "a2", "b2", "c2", "a4", "b4", "c4", "d3"}
    stay.game.do("c4")
    assert stay.gains() == {"rooms": {"c4"}, "points": 2}


# Occupying a further room.


@pytest.mark.parametrize(
    ("clause", "steps"),
    each(("G58", 0), ("G72", 0), ("G82", 0), ("G100", 3), ("G102", 1)),
)
def test_a_guest_with_company_fills_one_more_vacant_room_of_any_colour(
    clause: str, steps: int
) -> None:
    stay = Stay(clause)
    vacant = set(ROOMS.split()) - {stay.home}
    assert stay.game.words == vacant | {"done"}
    for room in vacant - {"a1"}:
        other = Stay(clause)
        other.game.do(room)
        expected: dict[str, Any] = {"occupied": {room}}
        if steps:
            expected["steps"] = steps
        assert other.gains() == expected
        assert other.in_turn
    # A blue room that stands alone: a group is full, and its bonus is due.
    stay.game.do("a1")
    assert stay.gains()["points"] == 2


@pytest.mark.parametrize(
    ("clause", "steps"),
    each(("G58", 0), ("G72", 0), ("G82", 0), ("G100", 3), ("G102", 1)),
)
def test_a_guest_with_company_finds_no_further_room_where_none_is_vacant(
    clause: str, steps: int
) -> None:
    home = HOME[COLOUR[clause]]
    stay = Stay(clause, rooms=home, occupied="e1")
    assert stay.in_turn
    assert stay.gains() == ({"steps": steps} if steps else {})


# Playing staff from hand.


@pytest.mark.parametrize(
    ("clause", "discount", "also"),
    each(
        ("G56", 3, {"cake": 1}),
        ("G59", 2, {"cake": 1}),
        ("G64", 1, {}),
        ("G70", 1, {"steps": 3}),
        ("G86", 3, {}),
        ("G94", 1, {}),
        ("G96", 3, {}),
        ("G104", 6, {}),
    ),
)
@pytest.mark.parametrize("krones", [0, 2])
def test_a_staff_card_from_hand_is_played_at_the_discount_of_the_guest(
    clause: str, discount: int, also: dict[str, int], krones: int
) -> None:
    table = {"hand": STAFF_COST, "krones": krones, "dice": {1: 1, 5: 4}, "staff_deck": {45}}
    offered = {card for card, cost in STAFF_COST.items() if cost <= krones + discount}
    stay = Stay(clause, **table)
    assert stay.game.words == {f"s{card}" for card in offered} | {"done"}
    for card in offered:
        stay = Stay(clause, **table)
        stay.game.do(f"s{card}")
        price = max(0, STAFF_COST[card] - discount)
        expected = {"played": {card}, "hand lost": {card}, **also}
        if price:
            expected["krones"] = -price
        assert stay.gains() == expected
        assert stay.in_turn


@pytest.mark.parametrize(
    ("clause", "also"),
    each(
        ("G56", {"cake": 1}),
        ("G59", {"cake": 1}),
        ("G64", {}),
        ("G70", {"steps": 3}),
        ("G73", {}),
        ("G86", {}),
        ("G94", {}),
        ("G96", {}),
        ("G104", {}),
    ),
)
def test_without_a_card_in_hand_only_the_rest_of_the_reward_is_left(
    clause: str, also: dict[str, int]
) -> None:
    stay = Stay(clause, hand=())
    assert stay.in_turn
    assert stay.gains() == also


@proves("G73", "GUEST-3")
def test_the_count_takes_a_krone_off_each_of_two_staff_cards() -> None:
    stay = Stay("G73", hand=STAFF_COST, krones=5)
    assert stay.game.offered("s") == {f"s{card}" for card in STAFF_COST}
    stay.game.do("s9")
    assert stay.game.krones == 1
    assert stay.game.offered("s") == {"s12", "s24"}
    stay.game.do("s12")
    assert stay.gains() == {"played": {9, 12}, "hand lost": {9, 12}, "krones": -5}
    assert stay.in_turn


@proves("G73")
@pytest.mark.parametrize(("chosen", "played"), [(("s24", "done"), {24}), (("done",), set())])
def test_the_count_is_content_with_fewer_than_two_staff_cards(
    chosen: tuple[str, ...], played: set[int]
) -> None:
    stay = Stay("G73", hand=STAFF_COST, krones=5)
    stay.game.do(*chosen)
    if stay.game.may("done"):
        stay.game.do("done")
    assert stay.in_turn
    assert stay.game.played == played
    assert stay.game.krones == 5


@proves("G66")
def test_the_landgrave_gives_a_cheaper_staff_card_and_a_room_at_normal_cost() -> None:
    stay = Stay("G66", hand=STAFF_COST, krones=6)
    game = stay.game
    assert game.words == {"p1", "p2", "done"}
    game.do(part_that_offers(game, "s9"))
    assert game.offered("s") == {f"s{card}" for card in STAFF_COST}
    game.do("s9")
    assert game.krones == 2
    assert game.rooms_offered == {"e1", "b2", "c2", "d2", "b3", "a4"}
    game.do("b3")
    assert stay.gains() == {"played": {9}, "hand lost": {9}, "rooms": {"b3"}, "krones": -6}
    assert stay.in_turn


@proves("G66")
def test_the_landgraves_room_may_come_first_and_then_costs_its_floor() -> None:
    stay = Stay("G66", hand=STAFF_COST, krones=3)
    stay.game.do(part_that_offers(stay.game, "a4"), "a4")
    assert stay.game.krones == 0
    assert stay.game.words == {"s24", "done"}
    stay.game.do("s24")
    assert stay.gains() == {"played": {24}, "hand lost": {24}, "rooms": {"a4"}, "krones": -3}


@proves("GUEST-1")
def test_a_staff_card_played_for_a_guest_acts_as_it_always_does() -> None:
    stay = Stay("G94", hand={45}, krones=0)
    stay.game.do("s45")
    assert stay.gains() == {"played": {45}, "hand lost": {45}, "steps": 3}


# Offers of three.


@pytest.mark.parametrize(
    ("clause", "discount", "krones"), each(("G75", 3, 0), ("G76", 6, 0), ("G75", 3, 2))
)
def test_one_of_three_cards_from_the_deck_may_be_played_on_the_terms_of_the_guest(
    clause: str, discount: int, krones: int
) -> None:
    table = {"staff_deck": {2, 9, 12}, "hand": {24}, "krones": krones}
    within_reach = {card for card in (2, 9, 12) if STAFF_COST[card] <= krones + discount}
    stay = Stay(clause, **table)
    assert stay.game.words == {f"s{card}" for card in within_reach} | {"done"}
    for card in within_reach:
        stay = Stay(clause, **table)
        stay.game.do(f"s{card}")
        rest = {2, 9, 12} - {card}
        assert stay.game.words == {f"s{other}" for other in rest}
        stay.game.do(f"s{min(rest)}")
        assert stay.in_turn
        expected: dict[str, Any] = {"played": {card}}
        if STAFF_COST[card] > discount:
            expected["krones"] = discount - STAFF_COST[card]
        assert stay.gains() == expected


@pytest.mark.parametrize("clause", ["G75", "G76"])
@pytest.mark.parametrize("first", [2, 9, 12])
@proves("GUEST-2", "G75", "G76")
def test_none_of_the_three_need_be_played_and_all_go_under_the_deck_as_the_player_likes(
    clause: str, first: int
) -> None:
    stay = Stay(clause, staff_deck={2, 9, 12}, waiting=[(99, ""), (50, "")])
    game = stay.game
    game.do("done")
    assert game.words == {"s2", "s9", "s12"}
    second = max({2, 9, 12} - {first})
    game.do(f"s{first}", f"s{second}")
    assert stay.gains() == {}
    # Cramersopholus and the Musician now draw one card each from the deck.
    game.do("in2", "d1")
    assert game.hand == {first}
    game.do("in3", "b1")
    assert game.hand == {first, second}


@proves("GUEST-2")
def test_the_cards_not_played_lie_below_all_others() -> None:
    stay = Stay("G76", staff_deck={2, 9, 12, 27}, waiting=[(99, "")])
    game = stay.game
    seen = {int(word[1:]) for word in game.offered("s")}
    assert len(seen) == 3
    game.do("done")
    for card in sorted(seen)[:2]:
        game.do(f"s{card}")
    game.do("in2", "d1")
    assert game.hand == {2, 9, 12, 27} - seen


@proves("GUEST-2", "G75")
def test_an_offer_nobody_can_pay_for_still_lets_the_player_arrange_the_cards() -> None:
    stay = Stay("G75", staff_deck={2, 4, 9}, krones=0, waiting=[(99, "")])
    assert stay.game.words == {"s2", "s4", "s9"}
    stay.game.do("s4", "s2")
    assert stay.gains() == {}
    stay.game.do("in2", "d1")
    assert stay.game.hand == {4}


# Guests who bring guests.


@pytest.mark.parametrize(
    ("clause", "also"),
    each(
        ("G62", {"steps": 3}),
        ("G63", {}),
        ("G78", {}),
        ("G80", {}),
        ("G84", {"krones": 3}),
        ("G101", {"steps": 3}),
        ("G118", {}),
    ),
)
def test_a_guest_is_taken_from_any_space_of_the_queue_free_of_charge(
    clause: str, also: dict[str, int]
) -> None:
    table = {"queue": (65, 77, 92, 93, 51), "guest_deck": {103}, "krones": 0}
    stay = Stay(clause, **table)
    assert stay.game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    stay.game.do("q1")
    assert stay.gains() == {"guests": {"Knight of the Empire"}, **also}
    assert stay.game.queue == [103, 77, 92, 93, 51]
    assert stay.in_turn
    refused = Stay(clause, **table)
    refused.game.do("done")
    assert refused.gains() == also
    assert refused.game.queue == [65, 77, 92, 93, 51]
    assert refused.in_turn


@pytest.mark.parametrize("clause", ["G62", "G63", "G78", "G80", "G84", "G101", "G118"])
@proves("GUEST-1", "G62", "G63", "G78", "G80", "G84", "G101", "G118")
def test_in_a_full_café_the_new_guest_takes_the_table_of_the_one_who_left(clause: str) -> None:
    stay = Stay(clause, waiting=["Earl", "Major"])
    stay.game.do("q5")
    assert stay.game.cafe == ["Composer", "Earl", "Major"]
    assert stay.in_turn


@pytest.mark.parametrize("clause", ["G62", "G63", "G78", "G80", "G84", "G101", "G118"])
@proves("GUEST-1")
def test_the_guest_step_of_the_turn_is_untouched_by_a_guest_from_a_reward(clause: str) -> None:
    stay = Stay(clause)
    stay.game.do("q5")
    assert stay.game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}


@proves("G87", "GUEST-4")
def test_the_medicinal_councillors_second_guest_comes_from_the_refilled_queue() -> None:
    stay = Stay("G87", queue=(65, 77, 92, 93, 51), guest_deck={103}, krones=0)
    assert stay.game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    stay.game.do("q5")
    assert stay.game.queue == [103, 65, 77, 92, 93]
    assert stay.game.words == {"q1", "q2", "q3", "q4", "q5", "done"}
    stay.game.do("q1")
    assert stay.in_turn
    assert stay.gains() == {"krones": 3, "guests": {"Composer", "Durgoing"}}


@proves("G87", "RUL-26")
def test_the_deck_ran_out_so_the_medicinal_councillor_comes_back_with_the_discarded() -> None:
    stay = Stay("G87", queue=(65, 77, 92, 93, 51), guest_deck=(), guest_discards=())
    stay.game.do("q5")
    assert stay.game.queue == [87, 65, 77, 92, 93]


@proves("G87")
@pytest.mark.parametrize(
    ("waiting", "chosen", "guests"),
    [
        (["Earl", "Major"], ("q5",), {"Composer"}),
        (["Earl"], ("q5", "done"), {"Composer"}),
        ([], ("done", "done"), set()),
        (["Earl"], ("q5", "q5"), {"Composer", "Mr. Horsa"}),
    ],
)
def test_the_medicinal_councillor_brings_no_more_guests_than_tables_and_wishes(
    waiting: list[str], chosen: tuple[str, ...], guests: set[str]
) -> None:
    stay = Stay("G87", waiting=waiting)
    for word in chosen:
        if not stay.in_turn:
            stay.game.do(word)
    assert stay.in_turn
    assert stay.game.krones == 13
    assert {name for name in stay.game.cafe if name} == {*waiting, *guests}


# Items, and refusing.


@pytest.mark.parametrize(
    ("clause", "item", "waiting"),
    each(
        ("G51", "strudel", "Capt. Goldhaken"),
        ("G52", "strudel", "Capt. Goldhaken"),
        ("G53", "coffee", "Dame"),
        ("G56", "cake", "Apothecary"),
        ("G59", "cake", "Apothecary"),
        ("G60", "coffee", "Dame"),
        ("G81", "wine", "Composer"),
        ("G90", "wine", "Composer"),
    ),
)
@proves("GUEST-1")
def test_an_item_from_a_guest_may_be_set_before_another_guest_at_once(
    clause: str, item: str, waiting: str
) -> None:
    stay = Stay(clause, waiting=[waiting, "Prince"], hand=())
    assert stay.game.may(f"{item}>2")
    assert stay.game.may("done")
    stored = twin(stay.game).do("done")
    assert stored.waits_for(2)[item] == 1
    assert stored.kitchen[item] == 1
    stay.game.do(f"{item}>2")
    assert sum(stay.game.waits_for(2).values()) == 0
    assert stay.game.kitchen[item] == 0
    assert stay.game.may("in2")


@proves("G54", "GUEST-1")
def test_the_item_of_choice_may_be_set_before_another_guest_at_once() -> None:
    stay = Stay("G54", waiting=["Prince"])
    stay.game.do("cake")
    assert stay.game.words == {"cake>2", "done"}
    stay.game.do("cake>2")
    assert stay.game.waits_for(2) == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 1}
    assert stay.gains() == {"krones": 2}


@pytest.mark.parametrize("clause", [c for c in NAME if c not in ("G65", "G97")])
@proves("GUEST-1")
def test_a_table_that_is_asked_everything_can_refuse_a_reward_and_keep_the_points(
    clause: str,
) -> None:
    stay = Stay(clause, ask="everything", hand=STAFF_COST)
    assert stay.game.may("done")
    while not stay.in_turn:
        if stay.game.may("done"):
            stay.game.do("done")
        else:
            # Cards of an offer that were looked at go back under the deck.
            stay.game.do(min(stay.game.words))
    assert stay.gains() == {}
    assert stay.game.points == WORTH[clause]
