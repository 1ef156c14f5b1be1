"""`hotelier verify`: who kept the commitment can check that nothing was chosen afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotelier import Game, game_named
from hotelier.kernel.luck import Luck, new_secret_seed
from tests.command.conftest import Run


def finished(seed: Luck, renewal: Luck | None = None) -> Game:
    game = Game(game_named("overbooking"), {"players": "2"}, seed, names={0: "Anna"})
    while not game.over:
        if len(game.steps) == 9 and renewal is not None:
            game.renew_chance(renewal)
        game.choose(game.legal[0])
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


def test_a_commitment_that_was_kept_fits(run: Run, file: Path) -> None:
    game = finished(Luck(new_secret_seed(), ((0, "Marille"),)))
    file.write_text(game.save(), encoding="utf-8")
    code, out, _ = run("verify", str(file), "--commitment", game.luck.commitment.upper())
    assert code == 0
    assert "The seed fits the commitment" in out
    assert " ".join(map(str, game.state.scores())) in out
    assert "Anna added the word “Marille”" in out


def test_without_one_it_says_what_to_compare(run: Run, file: Path) -> None:
    game = finished(Luck(new_secret_seed()), Luck(new_secret_seed()))
    file.write_text(game.save(), encoding="utf-8")
    code, out, _ = run("verify", str(file))
    assert code == 0
    for luck in (game.luck, *game.renewals.values()):
        assert luck.commitment in out
    assert "fits" not in out
    code, out, _ = run("verify", str(file), "--commitment", game.renewals[9].commitment)
    assert "After 9 choices chance began anew, and that seed fits" in out
    assert game.luck.commitment in out


def test_another_seed_or_score_is_found_out(run: Run, file: Path) -> None:
    game = finished(Luck(new_secret_seed()))
    promised = Luck(new_secret_seed()).commitment
    file.write_text(game.save(), encoding="utf-8")
    code, _, err = run("verify", str(file), "--commitment", promised)
    assert code == 2
    assert "other seeds than the table had promised" in err
    file.write_text(game.save().replace(str(game.seed), str(game.seed + 1)), encoding="utf-8")
    code, _, err = run("verify", str(file), "--commitment", game.luck.commitment)
    assert code == 2
    code, _, err = run("verify", str(file), "--commitment", "abc")
    assert (code, err) == (
        2,
        "hotelier: A commitment has 64 characters, each 0 to 9 or a to f.\n",
    )


def test_an_open_seed_promises_nothing(run: Run, file: Path) -> None:
    file.write_text(finished(Luck(7)).save(), encoding="utf-8")
    code, out, _ = run("verify", str(file))
    assert code == 0
    assert "the open seed 7: nothing was kept secret" in out
