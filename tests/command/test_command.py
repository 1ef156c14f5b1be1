"""The command: what it prints, and what it says of bad input."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

from hotelier import Game, game_named
from hotelier.bots.levels import Level
from hotelier.bots.minds.race import Heat
from hotelier.form import FORM
from hotelier.lab import thinking
from hotelier.lab.bench import Speed, load_run
from hotelier.words import languages
from tests.command.conftest import Run


def finished_game() -> Game:
    game = Game(game_named("austria"), {"players": "2"}, seed=4)
    while not game.over:
        game.choose(game.legal[0])
    return game


def test_simulate_sums_up_in_json(run: Run) -> None:
    words = "simulate --players 3 --games 6 --seed 7 --bots greedy,random,random --json"
    code, out, _ = run(*words.split(), "--processes", "1")
    assert code == 0
    match = json.loads(out)
    assert match["games"] == 6
    assert match["options"]["players"] == "3"
    assert [line["bot"] for line in match["standings"]] == ["greedy", "random", "random"]
    assert sum(line["win_rate"] for line in match["standings"]) == pytest.approx(1, abs=0.001)
    greedy, *others = match["standings"]
    assert all(greedy["mean_score"] > other["mean_score"] + 10 for other in others)


def test_simulate_is_the_same_on_any_number_of_cores(run: Run) -> None:
    words = ["simulate", "--games", "5", "--seed", "3", "--json", "--processes"]
    assert run(*words, "1")[1] == run(*words, "2")[1]


def test_simulate_reports_on_the_game_alone(run: Run) -> None:
    words = "simulate --solo --difficulty hard --games 2 --json --processes 1"
    code, out, _ = run(*words.split())
    assert code == 0
    matches = json.loads(out)
    hotels = ["none", "hautel-couture", "nine-stars", "sushi", "toll-bridge"]
    assert [match["options"]["leopold-hotel"] for match in matches] == hotels
    for match in matches:
        assert match["options"]["difficulty"] == "hard"
        assert match["automaton_mean"] > 50
        (bot,) = match["standings"]
        assert bot["worst"] <= bot["quantiles"][0] <= bot["quantiles"][4] <= bot["best"]
    code, out, _ = run(*["simulate", "--solo", "--games", "1", "--processes", "1"])
    assert code == 0
    assert out.count("toll-bridge") == 3


@pytest.mark.parametrize("language", languages())
def test_simulate_says_what_it_tries_alone(run: Run, language: str) -> None:
    code, out, _ = run("--lang", language, "simulate", "--help")
    assert code == 0
    # Lines may end in the middle of a flag.
    told = "".join(out.partition("  --solo ")[2].partition("  --games ")[0].split())
    for option in ("--players1", "--difficulty", "--leopold-hotel", "--each"):
        assert option in told


def test_simulate_tries_each_value_of_an_option(run: Run) -> None:
    code, out, _ = run(
        *["simulate", "--each", "board", "--games", "1", "--json", "--processes", "1"]
    )
    assert code == 0
    assert [match["options"]["board"] for match in json.loads(out)] == ["night", "day"]


def test_simulate_prints_a_table(run: Run) -> None:
    code, out, _ = run("simulate", "--games", "2", "--processes", "1", "--edition", "2015")
    assert code == 0
    assert "greedy" in out
    assert "random" in out
    assert "2 games from seed 0" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate --players 7", "--players takes one of these: "),
        ("simulate --casino yes", "There is no option --casino here."),
        ("simulate --games none", "--games takes a number from 1 to "),
        ("simulate --games 0", "--games takes a number from 1 to "),
        ("simulate --bots greedy,chess", "There is no player 'chess'"),
        ("simulate --players 3 --bots greedy,random", "3 players need 3 seats, not 2"),
        ("simulate --bots greedy,random,random,random,random", "'5' is no value of players"),
        ("simulate --players 2 --difficulty hard", "difficulty is only for tables of 1, not of 2"),
        ("simulate --bots greedy --hands draft", "only for tables of 2, 3, 4, not of 1"),
        ("simulate --solo --players 3", "--solo is a game for one player"),
        ("simulate --each casino", "no option 'casino'"),
        ("simulate --difficulty hard --players 2", "difficulty is only for tables of 1, not of 2"),
        ("play --solo --hands draft", "hands is only for tables of 2, 3, 4"),
        ("simulate --seed -4", "--seed takes a number from 0 to "),
        ("simulate --game chess", "--game takes one of these: austria, overbooking."),
        ("play --seats human,robot", "There is no player 'robot'"),
        ("replay nowhere.journal", "cannot be read: no such file or directory"),
        (f"replay {'x' * 3000}", "cannot be read: file name too long"),
        ("card nobody-of-this-name", "No card is called"),
        ("bench --against nowhere.json", "cannot be read"),
        ("bench --check", "--check needs --against"),
        ("bench --bots --seconds nan", "--seconds takes a number from 0.1 to 60"),
        ("train --minutes nan", "--minutes takes a number from 0.05 to "),
        ("train --rate nan", "--rate takes a number from 1e-06 to 0.1"),
        ("dance", "There is no command 'dance'."),
        ("plya", "There is no command 'plya'. Did you mean play, replay?"),
        ("card", "NAME|NUMBER is missing."),
        ("replay one two", "Too many words: 'two' has no meaning here."),
        ("simulate --games", "--games is not used like this"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, words: str, sentence: str) -> None:
    code, out, err = run(*words.split())
    assert code == 2
    assert out == ""
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_names_that_look_like_markup_mean_none(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    journal = finished_game().save().replace("players 2\n", "players 2\nname 1 [/b] [red]Anna\n")
    path.write_text(journal, encoding="utf-8")
    code, out, _ = run("replay", "--all", str(path))
    assert code == 0
    assert "[/b] [red]Anna" in out
    bots = "run:/no/such/[/program],random"
    code, out, err = run("simulate", "--game", "overbooking", "--games", "1", "--bots", bots)
    assert code == 0
    assert "run:/no/such/[/program]" in out
    assert "run:/no/such/[/program]" in err
    assert run("play", "--game", "overbooking", "--seed", "1", "--seats", bots)[0] == 0


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda t: t[: len(t) // 2], "journal"),
        (lambda t: t.replace("rules 2", "rules 1"), "version 1 of the rules"),
        (lambda t: t.replace(" q1", " q1 q1", 1), "choices"),
        (lambda t: "\x00\x01" + t, "no hotelier journal"),
    ],
)
def test_a_broken_journal_is_left_as_it_was(
    run: Run, tmp_path: Path, spoil: Callable[[str], str], sentence: str
) -> None:
    path = tmp_path / "broken.journal"
    text = spoil(finished_game().save())
    path.write_text(text, encoding="utf-8")
    code, out, err = run("replay", str(path))
    assert code == 2
    assert out == ""
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert run("replay", str(path))[0] == 2


def test_replay_tells_the_whole_game(run: Run, tmp_path: Path) -> None:
    game = finished_game()
    path = tmp_path / "game.journal"
    path.write_text(game.save(), encoding="utf-8")
    code, out, _ = run("replay", "--all", str(path))
    assert code == 0
    assert "Where the points came from" in out
    assert "Round 7" in out
    assert f"{len(game.steps):4}  " in out


def test_a_saved_game_is_played_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(game_named("overbooking"), {"players": "3"}, 4, names={1: "Greedy 2"})
    game.choose(game.legal[0])
    path = tmp_path / "evening.journal"
    path.write_text(game.save(), encoding="utf-8")
    later = tmp_path / "later.journal"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {later}\nquit\n"))
    code, out, _ = run("play", "--resume", str(path))
    assert code == 0
    assert "Play card" in out
    assert Game.load(later.read_text(), game_named).options == game.options
    assert run("play", "--resume", str(path), "--seats", "human")[0] == 2
    path.write_text(finished_game().save(), encoding="utf-8")
    assert "is over" in run("play", "--resume", str(path))[2]


def test_card_tells_what_a_card_does(run: Run) -> None:
    for query in ("kitchen hand", "S17", "17"):
        code, out, _ = run("card", *query.split())
        assert code == 0
        assert "Kitchen Hand" in out


def test_bench_speaks_json_and_compares(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("bench", "--seconds", "0.1", "--json")
    assert code == 0
    speeds = json.loads(out)
    assert {speed["form"] for speed in speeds} == {FORM}
    assert all(speed["decisions"] > 0 and speed["clones"] > 0 for speed in speeds)
    assert all(speed["bytes_per_state"] < 6000 for speed in speeds)
    earlier = tmp_path / "bench.json"
    earlier.write_text(json.dumps([{**s, "per_reference": 1e9} for s in speeds]), encoding="utf-8")
    code, out, err = run("bench", "--seconds", "0.1", "--against", str(earlier), "--check")
    assert code == 2
    assert "Slower than before" in err
    assert "%" in out


SPEED = asdict(Speed("austria", 2, FORM, 9.0, 9.0, 9.0, 9.0, 9, 9.0))


@pytest.mark.parametrize(
    "told",
    [
        "[3]",
        "{}}",
        json.dumps([{**SPEED, "decisions": "many"}]),
        json.dumps([{**SPEED, "games": None}]),
        json.dumps([{**SPEED, "per_reference": float("nan")}]),
        json.dumps([{**SPEED, "clones": 10**400}]),
        json.dumps([{**SPEED, "game": 7}]),
    ],
)
def test_what_is_no_bench_is_not_compared_with(run: Run, tmp_path: Path, told: str) -> None:
    earlier = tmp_path / "bench.json"
    earlier.write_text(told, encoding="utf-8")
    code, out, err = run("bench", "--against", str(earlier))
    assert (code, out) == (2, "")
    assert "bench.json is no output of 'hotelier bench --json'" in err
    earlier.write_text(json.dumps([SPEED]), encoding="utf-8")
    assert load_run(earlier) == [Speed(**SPEED)]


def test_bench_tells_how_long_every_level_thinks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Level("quick", width=2, heats=(Heat(2, worlds=2, narrow=1),))
    monkeypatch.setattr(thinking, "LEVELS", {"austria": (quick,), "overbooking": (quick,)})
    code, out, _ = run("bench", "--bots", "--seconds", "0.1", "--json")
    assert code == 0
    told = json.loads(out)
    assert [(level["game"], level["players"]) for level in told] == [
        ("austria", 1),
        ("austria", 2),
        ("austria", 4),
        ("overbooking", 2),
    ]
    for level in told:
        assert 0 < level["seconds"] <= level["longest"]
        assert level["positions"] > 0
    # Seven rounds of two turns, and those in which the player only passes.
    assert 14 <= len(thinking._one_game("austria", "1", quick, 5)[0]) < 30
    code, out, _ = run("bench", "--bots", "--seconds", "0.1")
    assert code == 0
    assert "quick" in out


def test_version_says_which_form_runs(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert FORM in out


def test_help_is_help(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert "simulate" in out
    assert run()[0] == 0


def test_help_says_what_options_and_their_values_mean(run: Run) -> None:
    code, out, _ = run("play", "--help")
    assert code == 0
    told = " ".join(out.split())
    assert "draft: a draft, for experts) Only with --players 2|3|4." in told
    assert "How much your opponent does in a turn. Only with --players 1." in told


def test_the_scores_are_told_in_words(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(finished_game().save(), encoding="utf-8")
    _, out, _ = run("replay", "--all", str(path))
    assert "guests still waiting" in out.partition("Where the points came from")[2]
    assert "Set-up" in out
