"""Secret seeds: draws nobody can foresee, which are exactly repeated by whoever has the seed."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from typing import ClassVar

import pytest

from hotelier import Game, game_named
from hotelier.games import GAMES
from hotelier.kernel.chance import Chance
from hotelier.kernel.errors import JournalError, OptionError
from hotelier.kernel.luck import Luck, luck, new_secret_seed
from hotelier.kernel.source import Source

SECRET = 2**256 + 12345
WORDS = ((0, "Sachertorte"), (1, "ein Einspänner"))
WORDED = Luck(SECRET, WORDS)


def played(game: str, choices: int, seed: Luck = WORDED) -> Game:
    played = Game(game_named(game), {"players": "2"}, seed)
    chance = Chance(choices)
    while not played.over and len(played.steps) < choices:
        played.choose(played.legal[chance.below(len(played.legal))])
    return played


def test_draws_are_what_anybody_can_compute_by_hand() -> None:
    """As docs/fair.md says, with nothing but BLAKE2b."""
    lines = f"seed {SECRET}\nword 1 Sachertorte\nword 2 ein Einspänner\n"
    key = hashlib.blake2b(lines.encode(), digest_size=32).digest()
    source = Luck(SECRET, WORDS).source()
    for draw in range(1, 30):
        digest = hashlib.blake2b(f"draw {draw}".encode(), key=key, digest_size=8).digest()
        assert source.below(draw, 6) == int.from_bytes(digest) % 6
    assert Luck(SECRET).commitment == hashlib.sha256(str(SECRET).encode()).hexdigest()


@pytest.mark.parametrize("n", [2, 5, 6, 56])
def test_draws_are_fair(n: int) -> None:
    source = Luck(SECRET).source()
    draws = 20_000
    counts = Counter(source.below(draw, n) for draw in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - draws / n) ** 2 * n / draws for count in counts.values())
    assert chi_square < n + 4 * (2 * n) ** 0.5 + 8


def test_a_draw_beyond_the_last_whole_multiple_is_made_again() -> None:
    class Scripted(Source):
        asked: ClassVar[list[str]] = []

        def _digest(self, text: str) -> bytes:
            self.asked.append(text)
            return (2**64 - 1 if "again" not in text else 6 * 7 + 4).to_bytes(8)

    assert Scripted(b"key").below(3, 6) == 4
    assert Scripted.asked[-2:] == ["draw 3", "draw 3 again"]
    assert Scripted(b"key").below(3, 2) == 1, "2**64 is a multiple of 2"


@pytest.mark.parametrize("game", GAMES)
def test_seeds_and_words_all_matter(game: str) -> None:
    lucks = [Luck(SECRET), Luck(SECRET + 1), Luck(SECRET, WORDS), Luck(SECRET, WORDS[:1])]
    keys = {played(game, 30, one).state.key() for one in lucks}
    assert len(keys) == len(lucks)
    assert played(game, 30).state.key() == played(game, 30).state.key()


@pytest.mark.parametrize("game", GAMES)
def test_undo_snapshots_forks_and_journals_are_exact(game: str) -> None:
    whole = played(game, 1000)
    keys = [whole.state_at(step).key() for step in range(len(whole.steps) + 1)]
    half = len(whole.steps) // 2
    part = whole.fork(half)
    assert part.state.key() == keys[half]
    for step in whole.steps[half:]:
        part.choose(step.choice)
    assert part.state.key() == keys[-1]
    part.undo(13)
    assert part.state.key() == keys[-14]
    for step in whole.steps[-13:]:
        part.choose(step.choice)
    assert part.state.scores() == whole.state.scores()
    again = Game.load(whole.save(), game_named)
    assert again.state.key() == keys[-1]
    assert again.save() == whole.save()


def test_a_renewal_has_a_seed_and_words_of_its_own() -> None:
    game = played("austria", 60)
    first, second = (game.fork(60, Luck(2**256 + n, ((1, "noch eins"),))) for n in (1, 2))
    chance = Chance(3)
    while not first.over:
        first.choose(first.legal[chance.below(len(first.legal))])
    text = first.save()
    assert "word 1 Sachertorte\nword 2 ein Einspänner\nchance 60 " in text
    assert f"chance 60 {2**256 + 1}\nword 2 noch eins\n" in text
    loaded = Game.load(text, game_named)
    assert loaded.renewals == first.renewals
    assert loaded.state.key() == first.state.key() != second.state.key()


def test_a_clone_shares_the_source_and_an_imagined_world_does_not() -> None:
    for name in GAMES:
        game = played(name, 20)
        assert game.state.source is not None
        assert game.state.clone().source is game.state.source
        for seat in range(2):
            dream = game.rules.imagine(game.state, seat, 7)
            assert dream.source is None
            small = Game(game.rules, game.options, 5).state
            small.source, small.generator = game.state.source, game.state.generator
            assert dream.source_tag() == 0 != small.source_tag()


def test_a_state_travels_with_its_source() -> None:
    for name in GAMES:
        state = played(name, 20).state
        twin = pickle.loads(pickle.dumps(state))
        assert twin.key() == state.key()
        assert [twin.below(6) for _ in range(20)] == [state.below(6) for _ in range(20)]


def test_secret_seeds_have_256_bits() -> None:
    seeds = [new_secret_seed() for _ in range(50)]
    assert len(set(seeds)) == 50
    assert all(Luck(seed).secret and len(str(seed)) == 78 for seed in seeds)
    together = 0
    for seed in seeds:
        together |= seed
    assert together == 2**257 - 1


@pytest.mark.parametrize("seed", [-1, 2**63, 2**255, 2**257])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(OptionError, match="A seed is a whole number from 0 to"):
        luck(seed)


@pytest.mark.parametrize("word", ["", "a" * 41, "two\nlines", " x", "a  b", "\u2028"])
def test_a_word_stands_on_one_line(word: str) -> None:
    with pytest.raises(OptionError, match="1 to 40 characters"):
        luck(SECRET, {0: word})


def test_words_need_a_secret_seed() -> None:
    with pytest.raises(OptionError, match="only be added to a secret seed"):
        luck(5, {0: "strudel"})
    text = Game(game_named("austria"), {"players": "2"}, 5).save()
    with pytest.raises(JournalError, match="only be added to a secret seed"):
        Game.load(text.replace("seed 5\n", "seed 5\nword 1 strudel\n"), game_named)
    with pytest.raises(JournalError, match="should say a seat and its word"):
        Game.load(text.replace("seed 5\n", "seed 5\nword strudel\n"), game_named)
