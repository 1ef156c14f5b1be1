"""Staff in general: kinds, playing for an effect, dice, and when a card begins to count (STAFF)."""

from __future__ import annotations

import pytest

from hotelier.kernel.bits import members
from tests.proof import proves
from tests.rules.position import Position, position

WHEN_PLAYED = (21, 35, 36, 38, 39, 43, 44, 45)
ONCE_PER_ROUND = (1, 2, 3, 4)
PERMANENT = (*range(5, 21), *range(22, 27), 33, 42)
END_OF_GAME = (27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48)


def stocked(game: Position) -> int:
    return sum(game.kitchen.values())


def staff_offered(game: Position) -> set[str]:
    return {word for word in game.offered("s") if word[1:].isdigit()}


# The four kinds.


@proves("STAFF-1")
def test_every_card_is_of_one_kind() -> None:
    cards = sorted((*WHEN_PLAYED, *ONCE_PER_ROUND, *PERMANENT, *END_OF_GAME))
    assert cards == list(range(1, 49))
    table = position(staff=cards, krones=0, show_forced=True)
    assert staff_offered(table) == {f"s{card}" for card in ONCE_PER_ROUND}


@proves("STAFF-1")
@pytest.mark.parametrize("card", WHEN_PLAYED)
def test_a_card_that_works_when_played_does_so_once_and_stays_on_display(card: int) -> None:
    game = position(
        hand=[card],
        dice={5: 6},
        rooms="b1 c1",
        cafe=[("Duke", "k")],
        others={1: {"turns": 2}},
        show_forced=True,
    )

    def effects() -> tuple[object, ...]:
        return game.kitchen, game.emperor, game.occupied, game.waits_for(1)

    before = effects()
    game.do("die5", f"s{card}")
    while not game.may("end"):
        game.do(min(game.words - {"done"}))
    after = effects()
    assert after != before
    assert game.played == {card}
    assert staff_offered(game) == set()
    game.do("end")
    assert staff_offered(game) == set()
    assert effects() == after


@proves("STAFF-1")
@pytest.mark.parametrize("card", ONCE_PER_ROUND)
def test_a_once_per_round_card_waits_to_be_called_upon(card: int) -> None:
    game = position(hand=[card], dice={5: 6}, show_forced=True).do("die5", f"s{card}")
    assert stocked(game) == 0
    assert stocked(game.do(f"s{card}")) == 1
    assert game.played == {card}


@proves("STAFF-1")
@pytest.mark.parametrize("card", PERMANENT)
def test_a_permanent_card_does_nothing_at_the_moment_it_is_played(card: int) -> None:
    game = position(hand=[card], dice={5: 6}, emperor=3, points=2, show_forced=True)
    game.do("die5", f"s{card}")
    assert game.words == {"end"}
    assert (game.krones, game.emperor, game.points, stocked(game)) == (10, 3, 2, 0)


@proves("STAFF-1")
@pytest.mark.parametrize("card", END_OF_GAME)
def test_an_end_of_game_card_does_nothing_before_the_end(card: int) -> None:
    game = position(
        hand=[card],
        dice={5: 6},
        emperor=10,
        occupied="a1 b1 c1 d1 e1 a2 a3 a4",
        discs=[0, 1],
        others={1: {"staff": [31] if card != 31 else [34], "turns": 2}},
        show_forced=True,
    )
    game.do("die5", f"s{card}")
    assert game.words - {"oA", "oB", "oC"} == {"end"}
    assert (game.krones, game.emperor, game.points, stocked(game)) == (10, 10, 0, 0)


@proves("STAFF-1")
def test_a_permanent_card_works_for_the_rest_of_the_game() -> None:
    game = position(
        staff=[7],
        rooms="b1 a2 b2",
        cafe=[("Composer", ""), ("Photographer", ""), ("Flamenco Dancer", "")],
        krones=0,
        show_forced=True,
    )
    game.do("in1", "b1", "in2", "a2", "in3", "b2")
    assert game.krones == 3


# Playing a card for an effect.


@proves("STAFF-2")
@pytest.mark.parametrize(
    ("guest", "discount"),
    [("M. Ingalls", 1), ("Mr. Oundo", 3), ("MacLeod", 6)],
)
def test_an_effect_gives_its_own_discount_whatever_lies_on_space_5(
    guest: str, discount: int
) -> None:
    for dice in ({5: 6}, {1: 1}):
        game = position(
            rooms="a1",
            dice=dice,
            cafe=[(guest, "")],
            hand=[2],
            staff=[18],
            krones=10,
            show_forced=True,
        )
        game.do("in1", "a1", "s2")
        assert game.krones == 10 - (6 - discount)
        assert game.played == {2, 18}
        assert game.hand == set(), "no card is drawn in its place"


@proves("STAFF-2")
def test_a_discount_is_never_paid_out() -> None:
    game = position(rooms="a1", cafe=[("Mr. Oundo", "")], hand=[45], krones=4, show_forced=True).do(
        "in1", "a1", "s45"
    )
    assert game.krones == 4
    assert game.emperor == 3, "what the card does when played happens as usual"


@proves("STAFF-2")
def test_a_card_too_dear_even_with_the_discount_is_not_offered() -> None:
    game = position(
        rooms="a1", cafe=[("Mr. Oundo", "")], hand=[2, 5, 17], krones=1, show_forced=True
    ).do("in1", "a1")
    assert staff_offered(game) == {"s5"}
    assert game.may("done")


# Staff and dice.

REACTING = (12, 13, 14, 15, 16, 18, 19, 20, 22)
"""All staff that respond to a 1, 2, 3, 4 or 5."""


@proves("STAFF-3")
@pytest.mark.parametrize("action", range(1, 6))
def test_a_six_stirs_only_staff_that_respond_to_a_six(action: int) -> None:
    def table(*staff: int) -> Position:
        return position(
            staff=staff,
            dice={6: 2},
            hand=[2],
            krones=4,
            objectives=(105, 109, 113),
            show_forced=True,
        ).do(f"die6={action}")

    game, plain = table(*REACTING), table()
    assert (game.points, game.krones, game.emperor) == (0, 3, 0)
    assert game.words == plain.words, "the same strength, no extra, no question of order"
    if action == 4:
        assert game.words == {"x0", "x1", "x2"}
        game.do("x2")
        assert (game.krones, game.emperor) == (5, 0)
    if action == 5:
        assert staff_offered(game) == set(), "six krones less two are four, and three are left"


@proves("STAFF-3")
@pytest.mark.parametrize("action", [1, 2, 4])
def test_the_kitchen_hand_responds_to_a_six_whatever_it_is_used_for(action: int) -> None:
    game = position(staff=[17], dice={6: 3}, krones=0, show_forced=True).do(f"die6={action}")
    strength = 4
    most = strength if action == 4 else strength // 2
    assert game.words == {f"x{n}" for n in range(most + 1)}
    assert game.krones == 0


@proves("STAFF-3")
def test_staff_respond_to_the_die_of_their_number_only() -> None:
    game = position(
        staff=REACTING,
        dice={2: 1},
        rooms="a1",
        krones=4,
        objectives=(105, 109, 113),
        show_forced=True,
    )
    game.do("die2")
    assert game.points == 0
    assert game.words == {"x0", "x1"}, "the Restaurant Manager adds 1"
    game.do("x0")
    assert game.rooms_offered == {"b1", "a2"}, "the Decorator"
    game.do("done")
    assert game.emperor == 0
    assert game.words == {"end"}


@proves("STAFF-4")
@pytest.mark.parametrize("card", [12, 16, 18, 19, 20])
def test_a_card_played_with_a_five_ignores_that_five(card: int) -> None:
    game = position(hand=[card], dice={5: 1}, krones=10, show_forced=True)
    cost = {12: 2, 16: 2, 18: 2, 19: 3, 20: 2}[card]
    game.do("die5", f"s{card}")
    assert game.krones == 10 - (cost - 1)
    assert (game.emperor, game.points) == (0, 0)
    assert game.words == {"end"}


@proves("STAFF-4")
def test_the_next_five_is_answered() -> None:
    game = position(hand=[20], dice={5: 2}, others={1: {"turns": 2}}, show_forced=True)
    game.do("die5", "s20")
    assert game.emperor == 0
    game.do("end", "die5")
    assert game.emperor == 2


@proves("STAFF-4")
@pytest.mark.parametrize("card", [12, 19])
def test_a_card_played_with_the_staff_manager_ignores_the_three(card: int) -> None:
    game = position(staff=[22], hand=[card], dice={3: 2}, show_forced=True)
    game.do("die3", "p2", f"s{card}", "a2", "b2")
    assert card in game.played
    assert game.points == 0


@proves("STAFF-4")
def test_the_kitchen_hand_does_not_help_the_six_that_hired_it() -> None:
    game = position(hand=[17], dice={6: 1}, krones=10, show_forced=True)
    game.do("die6=5", "s17")
    assert game.krones == 10 - 1 - (5 - 1)


# When a new card begins to count.


@proves("RUL-20")
@pytest.mark.parametrize(
    ("guest", "card", "room"),
    [
        pytest.param("Veterinary Councillor", 5, "c1", id="Groom by a red guest"),
        pytest.param("Duchess", 6, "a1", id="Stableman by a blue guest"),
        pytest.param("Vocalist", 7, "b1", id="Masseuse by a yellow guest"),
        pytest.param("MacLeod", 8, "c1", id="Tour Guide by a green guest"),
        pytest.param("MacLeod", 23, "c1", id="Custodian"),
        pytest.param("MacLeod", 33, "c1", id="Male Floor Housekeeper by an order of four"),
    ],
)
def test_staff_hired_by_a_guest_does_not_react_to_that_guest(
    guest: str, card: int, room: str
) -> None:
    def gains(*, hire: bool) -> tuple[int, int, int]:
        game = position(
            rooms="a1 b1 c1", cafe=[(guest, "")], hand=[card], krones=10, show_forced=True
        )
        game.do("in1", room, f"s{card}" if hire else "done")
        assert game.played == ({card} if hire else set())
        paid = 1 if hire and guest == "Veterinary Councillor" else 0
        return game.krones + paid, game.emperor, game.points

    assert gains(hire=True) == gains(hire=False)


@proves("RUL-20")
def test_staff_hired_by_a_guest_reacts_to_the_next_one() -> None:
    game = position(
        rooms="c1 d1", cafe=[("MacLeod", ""), ("Tezcatlipoca", "")], hand=[8], show_forced=True
    )
    game.do("in1", "c1", "s8")
    assert game.points_from("staff") == 0
    game.do("in2", "d1")
    assert game.points_from("staff") == 2


@proves("RUL-20")
def test_the_gardener_earns_nothing_from_the_reward_that_hired_him() -> None:
    game = position(
        scoring=True, tiles=("C4", "B1", "C1"), emperor=6, hand=[42], others={1: {"emperor": 4}}
    )
    game.do("s42")
    assert game.played == {42}
    assert game.points_from("staff") == 0


@proves("RUL-21")
@pytest.mark.parametrize(
    ("card", "room"),
    [
        pytest.param(9, "a4", id="Butler"),
        pytest.param(10, "b3", id="Chauffeur"),
        pytest.param(11, "a2", id="Florist"),
    ],
)
def test_rooms_are_free_in_the_very_reward_that_hired_the_card(card: int, room: str) -> None:
    game = position(
        rooms="a1", occupied="a3", cafe=[("Landgrave", "")], hand=[card], krones=4, show_forced=True
    )
    game.do("in1", "a1", "p1", f"s{card}")
    assert game.krones == 0
    assert game.rooms_offered == {"b1", room}, "b1 is on the ground floor"
    game.do(room)
    assert game.krones == 0
    assert room in game.tiles


@proves("RUL-21")
def test_rooms_are_free_in_the_action_whose_die_hired_the_card() -> None:
    game = position(staff=[22], hand=[9], rooms="a3", dice={3: 1}, krones=5, show_forced=True)
    game.do("die3", "p2", "s9")
    assert game.krones == 0
    assert game.rooms_offered == {"a4"}
    assert game.do("a4").krones == 0


@proves("RUL-21")
def test_serving_is_free_from_the_moment_the_chief_waiter_is_played() -> None:
    game = position(
        rooms="a1",
        cafe=[("Duchess", ""), "Duke"],
        kitchen="sskk",
        hand=[24],
        krones=0,
        show_forced=True,
    )
    assert not game.may("strudel>2")
    game.do("in1", "a1", "s24", "strudel>2", "coffee>2", "strudel>2", "coffee>2")
    assert game.krones == 0
    assert stocked(game) == 0


@proves("RUL-21")
def test_guests_are_free_from_the_moment_the_delivery_boy_is_played() -> None:
    game = position(rooms="a1", cafe=[("Mr. Oundo", "")], hand=[25], krones=3, show_forced=True).do(
        "in1", "a1", "s25"
    )
    assert game.krones == 0
    assert game.offered("q") == {"q1", "q2", "q3", "q4", "q5"}
    assert game.do("q1").krones == 0


@proves("RUL-22")
def test_a_once_per_round_card_is_ready_in_the_turn_in_which_it_is_played() -> None:
    game = position(hand=[3], dice={5: 6}, show_forced=True).do("die5", "s3", "s3")
    assert game.kitchen["wine"] == 1
    assert game.words == {"end"}, "but only once"


@proves("RUL-22")
def test_a_once_per_round_card_played_in_a_scoring_is_ready_in_the_next_round() -> None:
    game = position(
        scoring=True,
        first=1,
        tiles=("C4", "B1", "C1"),
        emperor=6,
        hand=[3],
        others={1: {"emperor": 4}},
        show_forced=True,
    )
    game.do("s3")
    assert stocked(game) == 0
    assert (game.seat, int(game.table.round)) == (0, 4)
    assert game.may("s3")
    assert game.do("s3").kitchen["wine"] == 1


# A card that is gone.


@proves("RUL-8")
def test_a_card_lost_to_the_emperor_no_longer_counts_as_played() -> None:
    def table() -> Position:
        return position(
            scoring=True,
            round=7,
            tiles=("A1", "B1", "C4"),
            occupied="a1 b1",
            staff=[1, 5, 31, 32],
            show_forced=True,
        )

    without_chambermaid = table().do("s31")
    assert without_chambermaid.played == {1, 5, 32}
    assert without_chambermaid.points_from("staff at the end") == 2 * 3
    without_assistant = table().do("s32")
    assert without_assistant.points_from("staff at the end") == 2


@proves("RUL-8")
def test_a_card_lost_to_the_emperor_cannot_be_copied_by_the_secretary() -> None:
    game = position(
        scoring=True,
        round=7,
        first=1,
        tiles=("A1", "B1", "C4"),
        emperor=8,
        occupied="a1 b1 c1",
        staff=[29],
        others={1: {"emperor": 0, "staff": [31]}},
        show_forced=True,
    )
    assert game.seat == 1
    game.do("s31")
    assert game.over
    assert game.points_from("staff at the end") == 0


@proves("RUL-8")
def test_a_card_lost_to_the_emperor_no_longer_counts_for_objective_107() -> None:
    def table(emperor: int) -> Position:
        return position(
            scoring=True,
            first=1,
            tiles=("C4", "B1", "C1"),
            objectives=(107, 109, 113),
            staff=[1, 2, 5, 6, 7, 31],
            emperor=emperor,
            others={1: {"emperor": 4}},
            show_forced=True,
        )

    assert table(emperor=4).may("oA")
    assert not table(emperor=0).do("s31").may("oA")


@proves("RUL-8")
def test_in_2015_the_card_is_lost_from_the_hand() -> None:
    game = position(
        edition="2015",
        scoring=True,
        round=7,
        tiles=("A1", "B1", "C4"),
        staff=[1, 32],
        hand=[31, 5],
        show_forced=True,
    )
    game.do("suffer", "s31")
    assert game.played == {1, 32}
    assert members(game.me.hand) == [5]
    assert game.points_from("staff at the end") == 4
