"""A game being played: choosing, taking back, forking, and what each seat learns."""

from __future__ import annotations

import pytest

from hotelier import Game, IllegalChoice, OptionError, game_named
from hotelier.kernel.chance import Chance
from hotelier.kernel.options import Option, settle_options
from tests.proof import proves

AUSTRIA = game_named("austria")


def new(seed: int = 7, **options: str) -> Game:
    return Game(AUSTRIA, options, seed)


def test_the_same_seed_and_choices_make_the_same_game() -> None:
    one, other = new(), new()
    while not one.over:
        one.choose(one.legal[-1])
        other.choose(other.legal[-1])
        assert one.state.key() == other.state.key()
    assert one.save() == other.save()


def test_another_seed_makes_another_game() -> None:
    assert new(1).state.key() != new(2).state.key()


def test_an_illegal_choice_changes_nothing() -> None:
    game = new()
    before = game.state.key()
    for choice in (*range(-1, 300), 10**9):
        if choice not in game.legal:
            with pytest.raises(IllegalChoice):
                game.choose(choice)
    assert game.state.key() == before
    assert game.steps == []


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = new()
    while not game.over:
        game.choose(game.legal[0])
    assert game.legal == []
    with pytest.raises(IllegalChoice, match="over"):
        game.choose(0)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_seeds_have_bounds(seed: int) -> None:
    with pytest.raises(OptionError):
        new(seed)


def test_a_fork_goes_its_own_way() -> None:
    game = new()
    for _ in range(80):
        game.choose(game.legal[0])
    fork = game.fork(70)
    assert fork.state.key() == game.state_at(70).key()
    fork.choose(fork.legal[-1])
    assert len(game.steps) == 80
    assert len(fork.steps) == 71


def test_no_step_lies_beyond_the_game() -> None:
    with pytest.raises(IllegalChoice):
        new().undo()
    with pytest.raises(IllegalChoice):
        new().state_at(1)


@proves("RUL-15")
def test_a_choice_can_be_taken_back_until_something_hidden_shows() -> None:
    game = new(seed=21)
    chance = Chance(4)
    taken_back = kept = 0
    while not game.over:
        seat = game.seat
        game.choose(game.legal[chance.below(len(game.legal))])
        shown = game.steps[-1].revealed
        assert game.may_undo(seat) is not shown
        assert not any(game.may_undo(other) for other in range(game.players) if other != seat)
        kinds = {event[0] for event in game.steps[-1].events}
        if kinds & {2, 7, 20}:  # a roll, a guest from the deck, staff drawn
            assert shown
            kept += 1
        else:
            taken_back += 1
    assert kept > 10
    assert taken_back > 10


def test_a_perspective_shows_choices_to_their_owner_only() -> None:
    game = new()
    assert game.perspective(game.seat).legal == game.legal
    assert game.perspective(1 - game.seat).legal == []


def test_a_perspective_does_not_hand_out_the_truth() -> None:
    game = new()
    seen = game.perspective(game.seat)
    assert not any(value is game.state for value in vars(type(seen)).values())
    assert not hasattr(seen, "state")
    dream = seen.imagine(1)
    assert dream is not game.state
    assert dream.generator != game.state.generator


def test_options_complain_in_one_sentence() -> None:
    with pytest.raises(OptionError, match="austria has no option 'casino'"):
        new(casino="yes")
    with pytest.raises(OptionError, match="'5' is no value of players: 2, 3, 4"):
        new(players="5")
    with pytest.raises(OptionError, match="no game 'chess'"):
        game_named("chess")


def test_an_option_that_is_not_for_so_many_is_left_out_or_refused() -> None:
    size = Option("players", ("2", "1"))
    level = Option("level", ("easy", "hard"), only_players=("1",))
    offered = (size, level)
    assert settle_options("chess", offered, {}) == {"players": "2"}
    assert settle_options("chess", offered, {"level": "easy"}) == {"players": "2"}
    alone = {"players": "1", "level": "hard"}
    assert settle_options("chess", offered, alone) == alone
    with pytest.raises(OptionError, match="level is only for tables of 1, not of 2"):
        settle_options("chess", offered, {"level": "hard"})


@pytest.mark.parametrize("name", ["austria", "overbooking"])
@pytest.mark.parametrize("step", [0, 5, 64, 70])
def test_a_fork_with_another_seed_has_the_same_past_and_other_luck(name: str, step: int) -> None:
    game = played(Game(game_named(name), {}, 3))
    step = min(step, len(game.steps) - 10)
    ways = [game.fork(step, seed) for seed in (None, 1, 1, 2)]
    assert all(way.steps == game.steps[:step] for way in ways)
    hands = [way.rules.view(way.state, way.seat) for way in ways]
    assert all(hand == hands[0] for hand in hands), "what is there stays there"
    same, one, again, other = (played(way) for way in ways)
    assert one.state.key() == again.state.key()
    assert len({way.state.key() for way in (same, one, other)}) == 3
    for number in range(step, len(one.steps) + 1):
        fresh = one.fork(number)
        assert fresh.state.key() == one.state_at(number).key()
    one.rewind(step)
    assert played(one).state.key() == again.state.key(), "also after taking everything back"


def played(game: Game) -> Game:
    """To the end, always in the same way."""
    while not game.over:
        game.choose(game.legal[len(game.steps) % len(game.legal)])
    return game
