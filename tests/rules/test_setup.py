"""Setting the table: parts and purses, hands and drafts, the first guests and rooms (SET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hotelier import Game, OptionError, game_named
from hotelier.austria import events
from hotelier.austria.cards.boards import space_name
from hotelier.austria.cards.guests import GUESTS
from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

SEEDS = range(80)
WHOLE_STAFF = set(range(1, 49))
BASE_GUESTS = set(range(49, 105))


def new_game(seed: int = 1, **options: str) -> Game:
    return Game(game_named("austria"), options, seed=seed)


def table_of(game: Game) -> Austria:
    assert isinstance(game.state, Austria)
    return game.state


def seen(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat may know; without one, what everybody may know."""
    return game.rules.view(game.state, seat)


def words(game: Game) -> set[str]:
    return {game.rules.token(choice) for choice in game.legal}


def setting_up(game: Game) -> bool:
    return game.rules.chapter(game.state) == "set-up"


def set_up(game: Game) -> Game:
    """Make the choices of the set-up in some legal way."""
    while setting_up(game):
        game.choose(game.legal[0])
    return game


def take_first_guests(game: Game) -> Game:
    for _ in range(game.players):
        game.choose_token("q5")
    return game


def hands(game: Game) -> list[set[int]]:
    return [set(members(hotel.hand)) for hotel in table_of(game).hotels]


def deck(game: Game) -> set[int]:
    return set(members(table_of(game).staff_deck))


# The common supply.


@proves("SET-1")
@pytest.mark.parametrize(("players", "dice"), [("2", 10), ("3", 12), ("4", 14)])
def test_the_number_of_players_says_how_many_dice_are_used(players: str, dice: int) -> None:
    game = set_up(new_game(players=players))
    assert len(seen(game)["hotels"]) == int(players)
    assert sum(seen(game)["dice"].values()) == dice


@proves("SET-1")
@pytest.mark.parametrize("players", ["0", "5"])
def test_nobody_or_more_than_four_cannot_play(players: str) -> None:
    with pytest.raises(OptionError):
        new_game(players=players)


@proves("SET-2")
def test_one_emperor_tile_of_each_letter_is_revealed_and_any_of_the_four_may_be() -> None:
    drawn = [seen(new_game(seed))["emperor_tiles"] for seed in SEEDS]
    assert all([tile[0] for tile in tiles] == ["A", "B", "C"] for tiles in drawn)
    assert {tile for tiles in drawn for tile in tiles} == {
        letter + number for letter in "ABC" for number in "1234"
    }
    assert len({(a[1], b[1]) for a, b, _ in drawn}) > 4, "letters are mixed apart from each other"


@proves("SET-2")
@pytest.mark.parametrize(("round", "krones", "points"), [(3, 3, 9), (5, 5, 9), (7, 0, 9 + 8)])
def test_tile_a_waits_under_round_3_b_under_round_5_and_c_under_round_7(
    round: int, krones: int, points: int
) -> None:
    game = position(scoring=True, round=round, tiles=("A1", "B2", "C1"), emperor=13, krones=10)
    gained = sum(
        a for kind, seat, a, _ in game.events if (kind, seat) == (events.KRONES_CHANGED, 0)
    )
    assert gained == krones
    assert game.points_from("Emperor track") + game.points_from("Emperor tiles") == points


@proves("SET-3")
def test_one_objective_of_each_letter_is_open_and_any_of_the_four_may_be() -> None:
    drawn = [[o["objective"] for o in seen(new_game(seed))["objectives"]] for seed in SEEDS]
    letters = [set(range(105, 109)), set(range(109, 113)), set(range(113, 117))]
    for place, letter in enumerate(letters):
        assert {objectives[place] for objectives in drawn} == letter
    assert all(len(objectives) == 3 for objectives in drawn)
    assert len({(a - 105, b - 109) for a, b, _ in drawn}) > 4


@proves("SET-3")
def test_only_the_three_objectives_laid_open_can_be_claimed() -> None:
    assert position(krones=20, objectives=(105, 109, 113)).offered("o") == {"oA"}
    assert position(krones=20, objectives=(106, 109, 113)).offered("o") == set()


@proves("SET-4")
def test_five_guests_lie_face_up_and_the_others_wait_shuffled_in_the_deck() -> None:
    game = new_game()
    queue = [entry["guest"] for entry in seen(game)["queue"]]
    assert len(set(queue)) == 5
    in_deck = {GUESTS[guest].number for guest in members(table_of(game).guest_deck)}
    assert in_deck == BASE_GUESTS - set(queue)
    assert [entry["cost"] for entry in seen(game)["queue"]] == [3, 2, 1, 0, 0]


@proves("SET-4")
def test_every_guest_can_be_among_the_first_five() -> None:
    firsts = Counter(e["guest"] for seed in range(200) for e in seen(new_game(seed))["queue"])
    assert set(firsts) == BASE_GUESTS


@proves("SET-4", "QUE-1")
@pytest.mark.parametrize(("word", "cost"), [("q1", 3), ("q2", 2), ("q3", 1), ("q4", 0), ("q5", 0)])
def test_the_five_spaces_of_the_queue_cost_3_2_1_0_0(word: str, cost: int) -> None:
    assert position(krones=10).do(word).krones == 10 - cost


@proves("SET-5")
@pytest.mark.parametrize(
    ("options", "guests"),
    [
        ({}, BASE_GUESTS),
        ({"promo": "no"}, BASE_GUESTS),
        ({"promo": "yes"}, BASE_GUESTS | {117, 118}),
    ],
)
def test_the_promotional_guests_are_in_the_deck_only_if_wanted(
    options: dict[str, str], guests: set[int]
) -> None:
    game = Game(game_named("austria"), options)
    queue = {entry["guest"] for entry in seen(game)["queue"]}
    in_deck = {GUESTS[guest].number for guest in members(table_of(game).guest_deck)}
    assert queue | in_deck == guests
    assert len(queue) + seen(game)["guests_in_deck"] == len(guests)


@proves("SET-6")
def test_items_never_run_out() -> None:
    # The box holds 30 of each item; here the four kitchens already hold all of them and more.
    everything = "s" * 30 + "c" * 30 + "w" * 30 + "k" * 30
    rich = {seat: {"kitchen": everything} for seat in (1, 2, 3)}
    game = position(players=4, kitchen=everything, others=rich, dice={1: 6, 2: 4})
    game.do("die1", "x3")
    assert game.kitchen == {"strudel": 33, "cake": 33, "wine": 30, "coffee": 30}


# Players and their hotels.


@proves("SET-7")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_chance_picks_the_first_player_and_the_tiles_follow_clockwise(players: str) -> None:
    firsts = set()
    for seed in SEEDS:
        view = seen(new_game(seed, players=players))
        first, n = view["first_player"], int(players)
        firsts.add(first)
        tiles = [view["hotels"][(first + step) % n]["turn_order"] for step in range(n)]
        assert tiles == list(range(1, n + 1))
    assert firsts == set(range(int(players)))


@proves("SET-7")
@pytest.mark.parametrize(
    ("players", "numbers"),
    [
        (2, [(1, 4), (2, 3)]),
        (3, [(1, 6), (2, 5), (3, 4)]),
        (4, [(1, 8), (2, 7), (3, 6), (4, 5)]),
    ],
)
def test_each_tile_carries_a_number_on_the_way_up_and_one_on_the_way_down(
    players: int, numbers: list[tuple[int, int]]
) -> None:
    game = position(players=players, dice={4: 10 + 2 * (players - 2)})
    turn_of = {}
    for number in range(1, 2 * players + 1):
        turn_of[number] = game.seat
        game.do("die4", "x0")
    assert turn_of == {n: seat for seat, tile in enumerate(numbers) for n in tile}


@proves("SET-8")
def test_by_night_all_hotels_share_one_layout() -> None:
    for seed in range(10):
        view = seen(new_game(seed, players="4"))
        assert [hotel["board"] for hotel in view["hotels"]] == ["night"] * 4


@proves("SET-8")
@pytest.mark.parametrize("players", ["2", "4"])
def test_by_day_each_player_is_dealt_another_layout_at_random(players: str) -> None:
    dealt = []
    for seed in SEEDS:
        view = seen(new_game(seed, players=players, board="day"))
        dealt.append([hotel["board"] for hotel in view["hotels"]])
    assert all(len(set(boards)) == int(players) for boards in dealt)
    for seat in range(int(players)):
        assert {boards[seat] for boards in dealt} == {"day-1", "day-2", "day-3", "day-4"}


BOARDS = {
    # As they stand: floor 4 on top, floor 1 at the street.
    "night": ("BRBRB", "BRBYY", "YYRRY", "BYRRB"),
    "day-1": ("BYBBR", "BYRRY", "BYBBB", "RYRRY"),
    "day-2": ("YBBRB", "BRBRY", "BYRBY", "BYRRR"),
    "day-3": ("BYRBY", "RYRBB", "RBYYY", "RBRYR"),
    "day-4": ("RRRYB", "YBBRB", "YBYYY", "RBRRB"),
}
ALL_ROOMS = " ".join(space_name(space) for space in range(20))
GUEST_OF_COLOUR = {"B": "Knight of the Empire", "R": "Apothecary", "Y": "Composer"}


@proves("SET-8")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("colour", "BRY")
def test_rooms_of_each_board_have_the_printed_colours(board: str, colour: str) -> None:
    game = position(board=board, rooms=ALL_ROOMS, cafe=[(GUEST_OF_COLOUR[colour], "")])
    game.do("in1")
    printed = {
        "abcde"[column] + str(4 - row)
        for row, floor in enumerate(BOARDS[board])
        for column, letter in enumerate(floor)
        if letter == colour
    }
    assert game.rooms_offered == printed


@proves("SET-9")
@pytest.mark.parametrize("players", ["2", "4"])
def test_everybody_begins_with_the_same_belongings(players: str) -> None:
    for hotel in seen(new_game(players=players))["hotels"]:
        assert hotel["krones"] == 10
        assert hotel["points"] == 0
        assert hotel["emperor"] == 0
        assert hotel["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
        assert hotel["cafe"] == [None, None, None]
        assert hotel["rooms"] == ["empty"] * 20
        assert hotel["discs"] == []
        assert hotel["staff"] == []


@proves("SET-9")
def test_there_is_a_disc_for_each_of_the_three_objectives() -> None:
    game = position(
        krones=20,
        objectives=(105, 111, 113),
        occupied="a1 e1 a3 a4 c3 c4 e4 c1 d1 c2 b1 b2 a2",
    )
    game.do("oA", "oB", "oC")
    assert game.points == 45
    assert game.offered("o") == set()


# Hands.


@proves("SET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_six_staff_cards(players: int) -> None:
    game = new_game(players=str(players))
    dealt = hands(game)
    assert all(len(hand) == 6 for hand in dealt)
    assert len(set().union(*dealt)) == 6 * players, "no card is dealt twice"
    assert deck(game) == WHOLE_STAFF - set().union(*dealt)


@proves("SET-10", "RUL-36")
def test_only_their_owner_sees_the_cards_of_a_hand() -> None:
    game = new_game(players="3")
    for seat, hand in enumerate(hands(game)):
        view = seen(game, seat)
        assert set(view["own"]["hand"]) == hand
        assert [hotel["hand_size"] for hotel in view["hotels"]] == [6, 6, 6]
    assert "own" not in seen(game)


STARTER_SETS = [
    {3, 6, 9, 38, 39, 48},
    {1, 13, 25, 30, 32, 44},
    {4, 11, 24, 27, 40, 43},
    {2, 7, 10, 28, 36, 41},
]


@proves("SET-11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_beginners_get_starter_sets_in_turn_order_and_unused_sets_go_into_the_deck(
    players: int, seed: int
) -> None:
    game = new_game(seed, players=str(players), hands="introductory")
    first = table_of(game).first
    for place in range(players):
        assert hands(game)[(first + place) % players] == STARTER_SETS[place]
    given = set().union(*STARTER_SETS[:players])
    assert deck(game) == WHOLE_STAFF - given


@proves("SET-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_draft_packs_go_to_the_left_until_everyone_has_kept_six(players: int) -> None:
    game = new_game(players=str(players), hands="draft")
    packs = [set(seen(game, seat)["own"]["draft_pack"]) for seat in range(players)]
    assert all(len(pack) == 6 for pack in packs)
    assert len(set().union(*packs)) == 6 * players
    kept: list[set[int]] = [set() for _ in range(players)]
    for size in range(6, 1, -1):
        for _ in range(players):
            seat = game.seat
            assert words(game) == {f"s{card}" for card in packs[seat]}
            assert len(packs[seat]) == size
            card = sorted(packs[seat])[seat % size]
            game.choose_token(f"s{card}")
            kept[seat].add(card)
            packs[seat].remove(card)
        packs = [packs[(seat - 1) % players] for seat in range(players)]
    for seat in range(players):
        assert hands(game)[seat] == kept[seat] | packs[seat]
        assert len(hands(game)[seat]) == 6
    assert deck(game) == WHOLE_STAFF - set().union(*hands(game))


@proves("RUL-35")
def test_the_sixth_card_of_the_draft_needs_no_choosing() -> None:
    game = new_game(players="2", hands="draft")
    picks = 0
    while seen(game, game.seat)["own"]["draft_pack"]:
        game.choose(game.legal[0])
        picks += 1
    assert picks == 5 * 2
    assert all(len(hand) == 6 for hand in hands(game))
    assert words(game) == {"q1", "q2", "q3", "q4", "q5"}


@proves("RUL-35")
def test_the_draft_cannot_be_combined_with_the_introductory_variant() -> None:
    # Both are values of one option, so that nobody can ask for them together.
    with pytest.raises(OptionError):
        new_game(hands="introductory draft")
    drafted, introduced = new_game(hands="draft"), new_game(hands="introductory")
    assert seen(drafted, 0)["own"]["draft_pack"]
    assert seen(introduced, 0)["own"]["draft_pack"] == []
    assert sorted(map(sorted, hands(introduced))) == sorted(map(sorted, STARTER_SETS[:2]))
    assert hands(drafted) == [set(), set()]


@proves("RUL-35", "RUL-44")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_can_tell_what_another_player_has_just_kept(players: int) -> None:
    game = new_game(players=str(players), hands="draft")
    while seen(game, game.seat)["own"]["draft_pack"]:
        picker = game.seat
        if picker < players - 1:
            first, other = game.legal[0], game.legal[-1]
            one, another = game.fork(), game.fork()
            one.choose(first)
            another.choose(other)
            for seat in (*range(players), None):
                if seat != picker:
                    assert seen(one, seat) == seen(another, seat)
        game.choose(game.legal[-1])


@proves("RUL-44")
def test_draft_picks_are_taken_down_one_after_another_and_kept_secret() -> None:
    game = new_game(players="3", hands="draft")
    packs = [seen(game, seat)["own"]["draft_pack"] for seat in range(3)]
    order = []
    for _ in range(3):
        order.append(game.seat)
        assert game.rules.secret(game.state)
        game.choose(game.legal[0])
    assert sorted(order) == [0, 1, 2]
    for step in game.steps:
        assert step.secret
        kept = [event for event in step.events if event[0] == events.STAFF_KEPT]
        assert kept == [(events.STAFF_KEPT, step.seat, kept[0][2], 0)]
        for seat in (0, 1, 2, None):
            told = game.rules.seen_by(kept[0], seat)
            assert told == (kept[0] if seat == step.seat else (events.STAFF_KEPT, step.seat, 0, 0))
    # Who picked later chose from a pack that the earlier picks did not touch.
    for step, pack in zip(game.steps, packs, strict=True):
        assert int(game.rules.token(step.choice)[1:]) in pack


@proves("RUL-44")
def test_a_player_later_in_line_still_has_the_whole_pack_to_pick_from() -> None:
    game = new_game(players="4", hands="draft")
    last_pack = seen(game, 3)["own"]["draft_pack"]
    for seat in range(3):
        game.choose(game.legal[0])
        assert seen(game, 3)["own"]["draft_pack"] == last_pack
        assert seen(game, seat)["own"]["draft_pack"] == [], "a pack picked from is out of hand"


# The first guests and rooms.


@proves("SET-13")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "2015"])
def test_the_last_in_turn_order_takes_the_first_guest_then_counter_clockwise(
    players: int, edition: str
) -> None:
    game = new_game(seed=players, players=str(players), edition=edition)
    first = seen(game)["first_player"]
    choosers = []
    for _ in range(players):
        choosers.append(game.seat)
        assert words(game) == {"q1", "q2", "q3", "q4", "q5"}, "no guest can be declined"
        game.choose_token("q1")
    assert choosers == [(first - 1 - step) % players for step in range(players)]
    for hotel in seen(game)["hotels"]:
        assert hotel["krones"] == 10, "even the guest for 3 krones is free"
        assert [guest is not None for guest in hotel["cafe"]] == [True, False, False]


@proves("SET-13", "QUE-2")
def test_the_queue_closes_up_after_each_of_the_first_guests() -> None:
    game = new_game(players="3")
    seats = {}
    for word, place in (("q3", 2), ("q5", 4), ("q1", 0)):
        before = [entry["guest"] for entry in seen(game)["queue"]]
        seats[game.seat] = before[place]
        game.choose_token(word)
        after = [entry["guest"] for entry in seen(game)["queue"]]
        assert after[1:] == before[:place] + before[place + 1 :]
        assert after[0] not in before
    for seat, guest in seats.items():
        assert seen(game)["hotels"][seat]["cafe"][0]["guest"] == guest


@proves("SET-14", "ROOM-1")
def test_the_first_rooms_begin_on_the_bottom_left_and_cost_what_the_floors_cost() -> None:
    game = take_first_guests(new_game(players="2"))
    me = game.seat
    hotel = table_of(game).hotels[me]
    assert members(hotel.tiles) == [0], "the first room has only one place to go"
    assert words(game) == {"b1", "a2"}
    game.choose_token("a2")
    assert words(game) == {"b1", "b2", "a3"}
    game.choose_token("a3")
    assert seen(game)["hotels"][me]["krones"] == 10 - 1 - 2
    assert seen(game)["hotels"][me]["rooms"].count("vacant") == 3
    assert game.seat != me, "three rooms and not a fourth"


@proves("SET-14")
def test_three_rooms_on_the_lowest_floor_are_free() -> None:
    game = take_first_guests(new_game(players="2"))
    me = game.seat
    game.choose_token("b1")
    game.choose_token("c1")
    assert seen(game)["hotels"][me]["krones"] == 10


@proves("SET-14")
@pytest.mark.parametrize("rooms", [0, 1, 2, 3])
def test_in_2015_fewer_than_three_first_rooms_are_allowed(rooms: int) -> None:
    game = take_first_guests(new_game(players="2", edition="2015"))
    me = game.seat
    for word in ["a1", "b1", "c1"][:rooms]:
        assert "done" in words(game)
        game.choose_token(word)
    if rooms < 3:
        game.choose_token("done")
    assert seen(game)["hotels"][me]["rooms"].count("vacant") == rooms
    assert game.seat != me


@proves("SET-14")
def test_in_the_revised_edition_the_first_three_rooms_are_a_duty() -> None:
    game = take_first_guests(new_game(players="4"))
    while setting_up(game):
        assert "done" not in words(game)
        game.choose(game.legal[-1])
    assert [h["rooms"].count("vacant") for h in seen(game)["hotels"]] == [3, 3, 3, 3]


@proves("RUL-11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_first_rooms_are_prepared_one_player_after_the_other_in_turn_order(
    players: int, seed: int
) -> None:
    game = take_first_guests(new_game(seed, players=str(players)))
    first = seen(game)["first_player"]
    choosers = []
    while setting_up(game):
        choosers.append(game.seat)
        game.choose(game.legal[0])
    in_order = [(first + step) % players for step in range(players)]
    assert choosers == [seat for seat in in_order for _ in range(2)]
    assert game.seat == first, "and then the first player begins the first round"


# Who knows what.


def view_of(game: Position, seat: int | None) -> dict[str, Any]:
    return AUSTRIA.view(game.table, seat)


@proves("RUL-36")
def test_other_hands_cannot_be_told_from_what_a_seat_sees() -> None:
    one = position(players=3, hand=[1, 2, 3], others={1: {"hand": [20, 21]}})
    another = position(players=3, hand=[4, 5, 6], others={1: {"hand": [20, 21]}})
    for seat in (1, 2, None):
        assert view_of(one, seat) == view_of(another, seat)
    assert view_of(one, 0) != view_of(another, 0)
    bigger = position(players=3, hand=[4, 5, 6, 7], others={1: {"hand": [20, 21]}})
    for seat in (1, 2, None):
        assert view_of(bigger, seat)["hotels"][0]["hand_size"] == 4, "sizes of hands are open"


@proves("RUL-36")
def test_neither_the_decks_nor_the_coming_dice_can_be_told_from_a_view() -> None:
    one = position(seed=1, staff_deck=[1, 2, 3], guest_deck=[100, 101])
    another = position(seed=2, staff_deck=[7, 8, 9], guest_deck=[102, 103])
    for seat in (0, 1, None):
        assert view_of(one, seat) == view_of(another, seat)


def offered(deck: list[int]) -> Position:
    """The Duke has moved in and three cards are on offer."""
    return position(rooms="a3", cafe=[("Duke", "")], staff_deck=deck).do("in1")


@proves("RUL-36")
def test_the_three_cards_of_an_offer_are_seen_by_one_player_only() -> None:
    one, another = offered([1, 2, 3]), offered([7, 8, 9])
    assert view_of(one, 0)["own"]["offer"] == [1, 2, 3]
    for seat in (1, None):
        assert view_of(one, seat) == view_of(another, seat)
    drawn = next(event for event in one.events if event[0] == events.STAFF_DRAWN)
    assert drawn[2] == 0b1110
    assert AUSTRIA.seen_by(drawn, 0) == drawn
    for seat in (1, None):
        assert AUSTRIA.seen_by(drawn, seat) == (events.STAFF_DRAWN, 0, 0, 3)


@proves("RUL-36")
def test_cards_put_under_the_deck_are_known_to_their_player_only() -> None:
    one, another = offered([1, 2, 3]), offered([7, 8, 9])
    for game, cards in ((one, (3, 1, 2)), (another, (7, 8, 9))):
        game.do("done")
        assert AUSTRIA.secret(game.table)
        game.do(f"s{cards[0]}", f"s{cards[1]}")
        under = view_of(game, 0)["own"]["put_under_deck"]
        assert [entry["card"] for entry in under] == list(cards)
    for seat in (1, None):
        assert view_of(one, seat) == view_of(another, seat)
        told = [AUSTRIA.seen_by(event, seat) for event in one.events]
        assert told == [AUSTRIA.seen_by(event, seat) for event in another.events]
    assert view_of(one, 1)["own"]["put_under_deck"] == []
    assert view_of(one, 1)["staff_in_deck"] == 3


@proves("RUL-36")
def test_a_card_played_from_an_offer_is_open_to_all() -> None:
    game = offered([1, 2, 3])
    assert not AUSTRIA.secret(game.table)
    game.do("s2")
    for seat in (0, 1, None):
        assert view_of(game, seat)["hotels"][0]["staff"] == [2]
    played = next(event for event in game.events if event[0] == events.STAFF_PLAYED)
    assert AUSTRIA.seen_by(played, 1) == played == (events.STAFF_PLAYED, 0, 2, 0)


@proves("RUL-36")
def test_all_else_is_open_to_everybody() -> None:
    game = position(
        kitchen="sck",
        krones=7,
        emperor=4,
        points=-3,
        cafe=["Duke", ("Dame", "")],
        staff=[1, 30],
        used=[1],
        rooms="b1",
        occupied="a1",
        guest_discards=[100],
    )
    for seat in (0, 1, None):
        hotel = view_of(game, seat)["hotels"][0]
        assert (hotel["krones"], hotel["emperor"], hotel["points"]) == (7, 4, -3)
        assert hotel["kitchen"] == {"strudel": 1, "cake": 1, "wine": 0, "coffee": 1}
        assert hotel["cafe"] == [
            {"guest": 76, "waits_for": {"strudel": 2, "coffee": 2}},
            {"guest": 63, "waits_for": {}},
            None,
        ]
        assert (hotel["staff"], hotel["staff_used"]) == ([1, 30], [1])
        assert hotel["rooms"][:3] == ["occupied", "vacant", "empty"]
        assert view_of(game, seat)["guests_discarded"] == [100]
        assert [entry["guest"] for entry in view_of(game, seat)["queue"]] == game.queue
        assert view_of(game, seat)["dice"] == game.dice


@proves("RUL-36")
def test_only_the_player_to_choose_is_told_the_choices() -> None:
    game = position(hand=[1, 2], dice={5: 3})
    game.do("die5")
    assert set(view_of(game, 0)["own"]["choices"]) == set(game.table.choices)
    assert view_of(game, 1)["own"]["choices"] == []


@proves("RUL-36")
def test_a_hand_may_grow_without_limit() -> None:
    hand = range(1, 41)
    game = position(rooms="b1", cafe=[("Tezcatlipoca", "")], hand=hand)
    game.do("in1")
    assert len(game.hand) == 43
    assert game.hand > set(hand)
