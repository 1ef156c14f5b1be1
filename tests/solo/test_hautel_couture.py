"""Hautel Couture: the human serves his guests (HAUTEL, SOLO-RUL-8)."""

from __future__ import annotations

from hotelier.austria.cards.boards import DOOR_POINTS, space_name
from hotelier.austria.cards.colours import GREEN
from hotelier.austria.cards.guests import GUEST_INDEX, GUESTS
from hotelier.austria.effects import FILL_ORDER, effect
from hotelier.austria.items import ITEM_NAMES, ORDER_BITS, ORDER_MASK, spelled
from hotelier.austria.solo.leopold import HAUTEL_COUTURE
from tests.proof import proves
from tests.solo.alone import Alone, alone, dealt

LAYOUT = ("BYRRB", "YYRRY", "BRBYY", "BRBRB")
"""The night board, floors from the ground up."""


def hautel(seed: int = 1) -> Alone:
    return dealt(seed, leopold_hotel="hautel-couture")


def orders(game: Alone) -> dict[str, int]:
    """All items the three guests have ordered."""
    counts = dict.fromkeys(ITEM_NAMES, 0)
    for number in game.his_cafe:
        assert number is not None
        packed = GUESTS[GUEST_INDEX[number]].order
        for item, name in enumerate(ITEM_NAMES):
            counts[name] += packed >> ORDER_BITS * item & ORDER_MASK
    return counts


def expected_rooms(game: Alone) -> list[str]:
    """Where the three must have got their rooms, found the slow way."""
    rooms: list[str] = []
    for number in game.his_cafe:
        assert number is not None
        colour = GUESTS[GUEST_INDEX[number]].colour
        for floor in (3, 2, 1, 0):
            free = [
                space_name(5 * floor + column)
                for column in range(5)
                if (colour == GREEN or LAYOUT[floor][column] == "BRY"[colour])
                and space_name(5 * floor + column) not in rooms
            ]
            if free:
                rooms.append(free[0])
                break
    return rooms


@proves("HAUTEL-1")
def test_three_guests_worth_five_to_seven_sit_in_his_cafe() -> None:
    found = set()
    for seed in range(40):
        game = hautel(seed)
        points = [GUESTS[GUEST_INDEX[number]].points for number in game.his_cafe if number]
        assert len(points) == 3
        assert all(5 <= worth <= 7 for worth in points)
        found |= set(game.his_cafe)
        assert len(game.queue) == 5
        assert game.table.guest_deck.bit_count() == 56 - 3 - 5  # type: ignore[attr-defined]
        assert game.table.guest_discards == 0
    assert len(found) > 10


@proves("HAUTEL-2")
def test_their_rooms_are_prepared_from_the_top() -> None:
    for seed in range(40):
        game = hautel(seed)
        rooms = expected_rooms(game)
        assert [game.reserved(place) for place in (1, 2, 3)] == rooms
        assert game.his_vacant == set(rooms)
        assert game.his_rooms == set()
        doors = [DOOR_POINTS[5 * (int(room[1]) - 1) + "abcde".index(room[0])] for room in rooms]
        assert game.his_points == sum(doors)


@proves("HAUTEL-2", "SOLO-RUL-1")
def test_reserved_rooms_are_for_those_guests_only() -> None:
    full = {"occupied": "a1 e1 a3 c3 c4 e4", "rooms": "a4", "cafe": [69]}
    game = alone(special="hautel-couture", his=full, reserved=["a4"], queue=[65, 77, 92, 93, 51])
    game.he_plays(193)
    assert "a4" in game.his_vacant
    assert game.discards == {77}, "no blue room is left but the reserved one"


@proves("HAUTEL-3")
def test_a_pool_of_eighteen_items_six_of_them_on_the_spaces() -> None:
    for seed in range(40):
        game = hautel(seed)
        wanted = orders(game)
        missing = 18 - sum(wanted.values())
        for place in range(missing):
            wanted[ITEM_NAMES[place % 4]] += 1
        pool = spelled(game.leopold.pool)
        assert len(game.wares) == 6
        for name in game.wares.values():
            pool[name] += 1
        assert pool == wanted


def served(item: str = "wine", **values: object) -> Alone:
    """He has the Photographer (3 wine), the Poet (3 strudel, 1 wine) and the Countess."""
    his = {"cafe": [55, 59, 69], "rooms": "d3 e3 a4"}
    return alone(
        special="hautel-couture",
        his=his,
        reserved=["d3", "e3", "a4"],
        wares={1: item, 2: "coffee", 3: "wine", 4: "wine", 5: "wine", 6: "wine"},
        dice={1: 3, 2: 2},
        **values,  # type: ignore[arg-type]
    )


@proves("HAUTEL-4")
def test_the_item_goes_on_a_guest_of_your_choice() -> None:
    game = served().do("die1")
    assert game.words == {"rival1", "rival2"}
    assert game.reason("rival3") == "HAUTEL-4"
    assert game.reason("end") == "HAUTEL-4"
    game.do("rival2")
    assert game.him.order_at(1) == 3
    assert 1 not in game.wares


@proves("HAUTEL-4")
def test_with_one_guest_waiting_there_is_no_choice() -> None:
    game = served("cake").do("die1")
    assert game.offered("rival") == set()
    assert spelled(game.leopold.pool) == dict.fromkeys(ITEM_NAMES, 0)
    assert game.him.order_at(2) == GUESTS[GUEST_INDEX[69]].order - (1 << ORDER_BITS)


@proves("HAUTEL-4")
def test_an_unwanted_item_goes_back_to_the_supply() -> None:
    game = served("coffee")
    game.him.fill_order(2)
    before = game.him.orders
    game.do("die1")
    assert game.him.orders == before
    assert 1 not in game.wares
    assert game.leopold.pool == 0


@proves("HAUTEL-4")
def test_his_own_dice_move_nothing() -> None:
    game = served()
    before = game.him.orders, game.wares
    game.he_plays(193)
    assert game.dice[1] == 2
    assert (game.him.orders, game.wares) == before


@proves("HAUTEL-4")
def test_a_space_without_item_asks_nothing() -> None:
    game = served()
    game.leopold.wares = 0
    game.refresh().do("die1")
    assert game.offered("rival") == set()


@proves("HAUTEL-5")
def test_empty_spaces_are_refilled_at_the_start_of_a_round() -> None:
    game = alone(
        special="hautel-couture",
        wares={2: "coffee", 3: "wine", 4: "wine", 5: "wine"},
        pool="sss",
        dice={1: 2},
        turns=1,
        his={"turns": 2},
    )
    game.do("die1", "x0")
    assert game.table.round == 2
    assert game.wares == {1: "strudel", 2: "coffee", 3: "wine", 4: "wine", 5: "wine", 6: "strudel"}
    assert spelled(game.leopold.pool)["strudel"] == 1


@proves("HAUTEL-6", "SOLO-RUL-8")
def test_a_full_order_scores_and_moves_in_without_reward() -> None:
    game = served()
    game.him.orders = 1 << 2 * ORDER_BITS
    game.do("die1")
    assert game.his_points == 7
    assert game.points_from("guests", seat=1) == 7
    assert game.his_rooms == {"d3"}
    assert game.his_cafe == [None, 59, 69]
    assert 55 in game.discards
    assert game.him.bonuses == game.him.hand == 0
    assert game.points_from("door symbols", seat=1) == 0, "the symbol scored when it was prepared"


@proves("HAUTEL-7")
def test_guests_left_cost_him_nothing() -> None:
    game = served(round=7)
    game.do("die1", "rival1", "x0")
    while not game.over:
        game.do("pass" if game.may("pass") else sorted(game.words)[0])
    assert game.points_from("waiting guests", seat=1) == 0
    assert any(game.his_cafe)


@proves("SOLO-RUL-8")
def test_the_item_moves_before_the_main_action() -> None:
    game = served().do("die1")
    assert game.offered("rival")
    game.do("rival1")
    assert game.offered("x"), "only now the dishes are divided"


@proves("SOLO-RUL-8")
def test_a_die_without_action_is_taken_and_moves_its_item() -> None:
    game = alone(
        special="hautel-couture",
        his={"cafe": [55], "rooms": "d3"},
        reserved=["d3"],
        wares={6: "wine"},
        dice={6: 2},
        krones=0,
        show_forced=True,
    )
    game.do("q5", "die6-", "rival1")
    assert game.him.order_at(0) == 2 << 2 * ORDER_BITS


@proves("SOLO-RUL-8")
def test_gizia_and_the_porter_leave_items_and_guests_alone() -> None:
    game = served(cafe=[(97, "")], rooms="a1", hand=[38])
    before = game.him.orders, game.wares
    game.do("in1")
    if game.may("a1"):
        game.do("a1")
    game.do("die1")
    assert game.offered("rival") == set()
    assert (game.him.orders, game.wares) == before
    porter = served("coffee", cafe=[51], hand=[38], show_forced=True)
    porter.table.stack.append(effect(FILL_ORDER))
    porter.refresh()
    assert porter.words == {"in1", "done"}, "your own guest only"


@proves("SOLO-RUL-18")
def test_the_extra_turn_of_2015_moves_no_item() -> None:
    game = served(edition="2015", cafe=[(97, "")], rooms="a1")
    game.do("in1", "die2", "x0")
    assert not game.may("pass"), "the extra turn has begun"
    before = game.him.orders, game.wares
    game.do("die1")
    assert game.offered("rival") == set()
    assert (game.him.orders, game.wares) == before
    assert game.leopold.special == HAUTEL_COUTURE
