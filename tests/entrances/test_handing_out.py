"""How everybody comes by an entrance (LOBBY, LOBBY-BID, LOBBY-DRAW, LOBBY-SOLO)."""

from __future__ import annotations

import json

import pytest

from hotelier import OptionError
from hotelier.austria import events
from hotelier.austria.cards.entrances import ENTRANCE_WORDS, NINAS, UNIQUE_HOTELS, WRAY
from hotelier.austria.effects import ENTRANCE_GIFTS, FIRST_GUESTS, op_of
from hotelier.austria.entrances.entrance import objective_in, tile_in
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import size
from hotelier.kernel.chance import Chance
from tests.entrances.unique import hotel, market, market_with, owner, set_up_with
from tests.proof import proves
from tests.rules.position import Position

SPECIAL = ("hautel-couture", "nine-stars", "sushi", "toll-bridge")


def shown(game: Position) -> list[str]:
    """The hotels that lie open."""
    return [entry["hotel"] for entry in AUSTRIA.view(game.table, 0)["market"]["open"]]


def handed_out(game: Position) -> Position:
    """Everybody takes the first that can be had."""
    while game.table.market is not None:
        game.do(sorted(game.words)[0])
    return game


@proves("LOBBY-1", "LOBBY-2")
@pytest.mark.parametrize("kind", ["auction", "draw"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_everybody_has_one_of_the_nine_in_the_end(kind: str, players: str) -> None:
    assert len(UNIQUE_HOTELS) == 9
    for seed in range(6):
        game = handed_out(market(kind, seed, players=players))
        owned = [h.entrance.which for h in game.table.hotels if h.entrance is not None]
        assert len(set(owned)) == len(owned) == int(players)


@proves("LOBBY-2")
def test_every_hotel_comes_up() -> None:
    met = {word for seed in range(30) for word in shown(market("draw", seed))}
    assert met == set(ENTRANCE_WORDS)


@proves("LOBBY-3", "M3-RUL-1")
@pytest.mark.parametrize("word", ENTRANCE_WORDS)
def test_a_kitchen_holds_what_the_entrance_gives_and_nothing_else(word: str) -> None:
    game = market_with(word)
    assert all(h.kitchen == 0 for h in game.table.hotels)
    game = set_up_with(word)
    seat = owner(game, word)
    printed = UNIQUE_HOTELS[ENTRANCE_WORDS.index(word)]
    while game.table.round == 0:
        game.table.events = game.events
        game.table.apply(game.table.choices[-1])
    gifts = [a for kind, who, a, _ in game.events if kind == events.ITEMS_GAINED and who == seat]
    assert gifts[0] == printed.kitchen.value


@proves("LOBBY-3")
def test_without_the_module_the_four_items_are_there() -> None:
    table = AUSTRIA.deal(AUSTRIA.settle({"players": "2"}), 1)
    assert all(h.kitchen for h in table.hotels)
    assert all(h.entrance is None for h in table.hotels)
    assert table.market is None


@proves("LOBBY-4", "L-DOVE-1", "L-NINAS-1", "L-WRAY-1")
@pytest.mark.parametrize("kind", ["auction", "draw"])
def test_what_lies_beside_is_open_before_anybody_chooses(kind: str) -> None:
    ninas = next(g for s in range(60) if "ninas" in shown(g := market(kind, s)))
    beside = AUSTRIA.view(ninas.table, 0)["market"]["open"]
    cards = next(entry["objectives"] for entry in beside if entry["hotel"] == "ninas")
    numbers = [card["objective"] for card in cards]
    assert [(n - 105) // 4 for n in numbers] == [0, 1, 2]
    assert not set(numbers) & set(ninas.table.objectives)
    wray = next(g for s in range(60) if "wray" in shown(g := market(kind, s)))
    beside = AUSTRIA.view(wray.table, 0)["market"]["open"]
    tiles = next(entry["tiles"] for entry in beside if entry["hotel"] == "wray")
    assert [tile[0] for tile in tiles] == list("AABBCC")
    assert len(set(tiles)) == 6
    assert not set(tiles) & set(AUSTRIA.view(wray.table, 0)["emperor_tiles"])
    dove = AUSTRIA.view(hotel("dove").table, 1)["hotels"][0]["entrance"]
    assert dove["tokens"] == [True] * 5


@proves("LOBBY-4")
def test_what_belongs_to_a_hotel_that_nobody_gets_leaves_the_game() -> None:
    game = market_with("wray", players="2")
    other = next(word for word in shown(game) if word != "wray")
    game.do(other)
    while game.table.market is not None:
        words = sorted(game.words)
        game.do(next(word for word in words if word != "wray"))
    assert all(h.entrance is not None and h.entrance.tiles == 0 for h in game.table.hotels)


@proves("LOBBY-5", "M3-RUL-3")
@pytest.mark.parametrize("hands", ["standard", "introductory", "draft"])
def test_hands_are_settled_and_first_guests_have_not_come(hands: str) -> None:
    game = market("auction", hands=hands)
    assert all(size(h.hand) == 6 for h in game.table.hotels)
    assert all(h.cafe == h.tiles == 0 for h in game.table.hotels)
    handed_out(game)
    assert op_of(game.table.stack[-1]) <= FIRST_GUESTS or game.table.round == 0
    assert game.reason("stroup") == "LOBBY-5" or game.may("stroup")


@proves("LOBBY-6")
def test_gifts_come_in_turn_order_before_first_guests() -> None:
    game = market("draw", 3, players="4")
    handed_out(game)
    gifts = [seat for kind, seat, _, _ in game.events if kind == events.ITEMS_GAINED]
    order = [(int(game.table.first) + n) % 4 for n in range(4)]
    assert gifts == order[: len(gifts)]
    assert ENTRANCE_GIFTS not in [op_of(e) for e in game.table.stack] or len(gifts) < 4
    assert all(h.cafe == 0 for h in game.table.hotels)


@proves("LOBBY-7", "M3-RUL-3")
def test_entrances_are_open_to_everybody() -> None:
    game = hotel("wray")
    seen = [AUSTRIA.view(game.table, seat)["hotels"][0]["entrance"] for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0] == {"hotel": "wray", "tiles": ["A1", "A2", "B2", "B3", "C1", "C3"]}
    bidding = market("auction")
    views = [AUSTRIA.view(bidding.table, seat)["market"] for seat in (0, 1, 2, None)]
    assert all(json.dumps(view) == json.dumps(views[0]) for view in views)


@proves("LOBBY-7")
def test_an_entrance_is_no_staff() -> None:
    game = hotel("stroup", staff=[32], round=7)
    assert size(game.me.played) == 1


# The auction.


@proves("LOBBY-BID-1")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_as_many_as_players_are_turned_up_and_all_have_ten_krones(players: str) -> None:
    game = market("auction", players=players)
    assert len(shown(game)) == int(players)
    assert [int(h.krones) for h in game.table.hotels] == [10] * int(players)
    closed = next(word for word in ENTRANCE_WORDS if word not in shown(game))
    assert game.reason(closed) == "LOBBY-BID-1"


@proves("LOBBY-BID-2")
def test_the_first_player_bids_first_and_the_others_follow() -> None:
    game = market("auction", players="4")
    first = int(game.table.first)
    for n, word in enumerate(shown(game)):
        assert game.seat == (first + n) % 4
        game.do(word)


@proves("LOBBY-BID-3", "LOBBY-BID-4", "LOBBY-BID-5")
def test_the_worked_example_of_an_auction() -> None:
    game = market("auction", players="3")
    x, y, z = shown(game)
    one, two, three = [(int(game.table.first) + n) % 3 for n in range(3)]
    bids = [(one, x), (two, x), (one, x), (two, y), (three, y), (two, z)]
    for seat, word in bids:
        assert game.seat == seat
        assert not game.may("pass")
        assert not game.may("done")
        game.do(word)
    told = [(seat, b) for kind, seat, _, b in game.events if kind == events.ENTRANCE_BID]
    assert told == [(one, 0), (two, 1), (one, 2), (two, 0), (three, 1), (two, 0)]
    paid = {seat: b for kind, seat, _, b in game.events if kind == events.ENTRANCE_GAINED}
    assert paid == {one: 2, two: 0, three: 1}
    assert [owner(game, word) for word in (x, y, z)] == [one, three, two]
    assert [int(game.table.hotels[seat].krones) for seat in (one, three, two)] == [8, 9, 10]


@proves("LOBBY-BID-3", "M3-RUL-2")
def test_bids_stop_at_what_one_has() -> None:
    game = market("auction", players="2")
    game.table.show_forced = True
    x, y = shown(game)
    for _ in range(11):
        game.do(x)
    assert not game.may(x)
    assert game.reason(x) == "LOBBY-BID-3"
    game.do(y)
    assert sorted(int(h.krones) for h in game.table.hotels) == [0, 10]


@proves("M3-RUL-2")
def test_without_a_krone_the_first_rooms_can_be_prepared() -> None:
    game = market("auction", players="2")
    for _ in range(11):
        game.do(shown(game)[0])
    poor = next(int(h.seat) for h in game.table.hotels if h.krones == 0)
    chance = Chance(3)
    while game.table.round == 0:
        words = sorted(game.words - {"done"}) or ["done"]
        game.do(words[int(chance.below(len(words)))])
    assert size(game.table.hotels[poor].tiles) >= 3


@proves("M3-RUL-2")
def test_an_auction_ends_after_eleven_bids_on_each_at_most() -> None:
    for seed in range(20):
        game = market("auction", seed, players="4")
        chance = Chance(seed)
        bids = 0
        while game.table.market is not None:
            words = sorted(game.words)
            game.do(words[int(chance.below(len(words)))])
            bids += 1
        assert bids <= 44


# The draw.


@proves("LOBBY-DRAW-1", "LOBBY-DRAW-2")
def test_from_the_last_to_the_first_each_keeps_one_of_three() -> None:
    game = market("draw", players="4")
    kept: set[str] = set()
    for place in (3, 2, 1, 0):
        assert game.seat == (int(game.table.first) + place) % 4
        assert [int(h.krones) for h in game.table.hotels] == [7] * 4
        assert len(shown(game)) == 3
        assert not kept & set(shown(game))
        closed = next(word for word in ENTRANCE_WORDS if word not in shown(game))
        assert game.reason(closed) == "LOBBY-DRAW-1"
        kept.add(shown(game)[0])
        game.do(shown(game)[0])
    assert game.table.market is None
    assert len(kept) == 4


@proves("LOBBY-DRAW-1")
def test_those_not_kept_are_mixed_back() -> None:
    again = 0
    for seed in range(20):
        game = market("draw", seed, players="2")
        first = shown(game)
        game.do(first[0])
        again += bool(set(first[1:]) & set(shown(game)))
    assert again > 3


@proves("M3-RUL-4")
def test_what_lies_beside_stays_with_a_hotel_that_comes_up_again() -> None:
    for word, place in (("ninas", "objectives"), ("wray", "tiles")):
        for seed in range(200):
            game = market("draw", seed, players="4")
            before = None
            while game.table.market is not None:
                for entry in AUSTRIA.view(game.table, 0)["market"]["open"]:
                    if entry["hotel"] == word:
                        assert before is None or entry[place] == before
                        twice = before is not None
                        before = entry[place]
                        if twice:
                            break
                game.do(next(w for w in shown(game) if w != word))
            if before is not None:
                break


@proves("M3-RUL-4", "LOBBY-SOLO-4")
def test_objectives_and_tiles_come_from_those_left() -> None:
    for seed in range(40):
        table = market("auction", seed, players="4").table
        assert table.market is not None
        for letter in range(3):
            number = objective_in(table.market.objectives, letter)
            assert number not in table.objectives
            assert not number or (number - 105) // 4 == letter
        tiles = [int(tile_in(table.market.tiles, slot)) for slot in range(6)]
        assert not set(tiles) & set(table.emperor_tiles)
        assert (tiles[0] < 0) == (table.market.up >> WRAY & 1 == 0)
        assert (table.market.objectives == 0) == (table.market.up >> NINAS & 1 == 0)


@proves("M3-RUL-5")
def test_the_set_up_is_no_turn() -> None:
    game = set_up_with("ninas")
    while game.table.round == 0:
        assert not {"oA", "oB", "oC", "ownA", "ownB", "ownC", "end"} & game.words
        game.do(sorted(game.words)[0])


# Alone.


@proves("LOBBY-SOLO-1", "LOBBY-SOLO-2", "LOBBY-SOLO-3")
@pytest.mark.parametrize("special", SPECIAL)
def test_alone_one_of_three_is_kept_for_nothing(special: str) -> None:
    game = market("draw", players="1", leopold_hotel=special)
    assert game.seat == 0
    assert len(shown(game)) == 3
    word = shown(game)[1]
    game.do(word)
    assert game.table.market is None
    assert owner(game, word) == 0
    assert game.table.hotels[1].entrance is None
    assert game.krones == 7
    assert game.table.leopold is not None
    assert game.table.leopold.special


@proves("LOBBY-3", "LOBBY-SOLO-3", "L-WRAY-2", "L-STROUP-1")
def test_the_worked_example_of_gifts_alone() -> None:
    wray = set_up_with("wray", players="1", leopold_hotel="sushi")
    assert (wray.krones, wray.emperor) == (7, 2)
    assert wray.kitchen == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 0}
    stroup = set_up_with("stroup", players="1", leopold_hotel="sushi")
    assert (stroup.krones, stroup.emperor) == (7, 0)
    assert set(stroup.kitchen.values()) == {1}


@proves("LOBBY-SOLO-4", "M3-RUL-39")
def test_nine_stars_needs_no_card_of_the_objectives() -> None:
    game = market_with("ninas", players="1", leopold_hotel="nine-stars")
    assert game.table.market is not None
    assert game.table.market.objectives
    other = next(word for word in shown(game) if word != "ninas")
    game.do(other)
    assert game.table.leopold is not None
    assert game.table.leopold.cogwheels == 0


@proves("M3-RUL-6")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"entrances": "auction", "leopold-hotel": "sushi"}, "nobody to bid against"),
        ({"entrances": "draw"}, "one of the four special hotels"),
        ({"entrances": "draw", "leopold-hotel": "none"}, "one of the four special hotels"),
        ({"entrances": "lottery"}, "no value of entrances"),
    ],
)
def test_what_does_not_go_together_is_refused(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        AUSTRIA.settle({"players": "1", **options})


@proves("M3-RUL-6", "LOBBY-SOLO-1")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_alone_it_goes_with_every_difficulty_and_with_chance(difficulty: str) -> None:
    game = market(
        "draw", players="1", leopold_hotel="random", difficulty=difficulty, edition="2015"
    )
    assert len(shown(game)) == 3


@proves("M3-RUL-7")
@pytest.mark.parametrize("special", SPECIAL)
def test_leopold_plays_as_if_there_were_no_entrances(special: str) -> None:
    """Whatever the human's hotel is, his turns from the same position are the same."""
    from tests.entrances.unique import hotel_alone
    from tests.solo.alone import alone

    queue = [49, 77, 69, 52, 92]
    plain = alone(special=special, seed=4).he_plays(196, queue)
    for word in ENTRANCE_WORDS:
        game = hotel_alone(word, special=special, seed=4).he_plays(196, queue)
        assert game.him.key() == plain.him.key()
        assert game.table.dice == plain.table.dice


def test_why_a_hotel_cannot_be_had_without_the_module() -> None:
    table = AUSTRIA.deal(AUSTRIA.settle({"players": "2"}), 1)
    game = Position(table)
    assert game.reason("stroup") == "LOBBY-1"
