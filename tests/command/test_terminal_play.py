"""A game at the keyboard, typed line by line."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from rich.console import Console

from hotelier import Game, game_named
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.engine import Austria
from hotelier.bots import make_bot
from hotelier.kernel.message import Message
from hotelier.kernel.rules import Rules
from hotelier.terminal.play import TerminalTable
from hotelier.terminal.replay import Replay
from hotelier.words import say

AUSTRIA = game_named("austria")
OVERBOOKING = game_named("overbooking")
CLEARED = "\x1b[2J\x1b[H"
"""What a terminal is told before every new screen."""


class Desk:
    """A keyboard at which lines are typed, and the screen that shows what happens."""

    def __init__(self, lines: Iterable[str], size: tuple[int, int] | None = None) -> None:
        width, height = size or (120, 40)
        self._out = io.StringIO()
        self._lines = iter(lines)
        self.console = Console(
            file=self._out, width=width, height=height, force_terminal=size is not None
        )
        self.console.input = self._read  # type: ignore[method-assign]
        self.prompts: list[str] = []
        self.screens: list[list[str]] = []
        """The lines on the screen at every prompt."""

    def _read(self, prompt: object = "", **_: object) -> str:
        self.prompts.append(str(prompt))
        self.screens.append(_plain(self._out.getvalue().rpartition(CLEARED)[2]).splitlines())
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def shown(self) -> str:
        """Everything that was shown, without colours."""
        return _plain(self._out.getvalue())


def _plain(output: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", output)


def typed(game: Game, lines: Iterable[str], size: tuple[int, int] | None = None) -> Desk:
    """Play against bots at all other seats while these lines are typed."""
    desk = Desk(lines, size)
    bots = {
        seat: make_bot("random", game.rules.name, seat)
        for seat in range(1, int(game.options["players"]))
    }
    TerminalTable(game, bots, desk.console).run()
    return desk


def together(game: Game, lines: Iterable[str], size: tuple[int, int] | None = None) -> Desk:
    """Everybody plays at this keyboard."""
    desk = Desk(lines, size)
    TerminalTable(game, {}, desk.console).run()
    return desk


def until_over(game: Game) -> Iterator[str]:
    """The first choice, always."""
    while not game.over:
        yield "1"


def test_words_serve_as_well_as_numbers() -> None:
    game = Game(AUSTRIA, seed=8)
    typed(game, ["q3"])
    own = [step for step in game.steps if step.seat == 0]
    assert AUSTRIA.token(own[0].choice) == "q3"


def test_bad_lines_are_answered_and_change_nothing() -> None:
    game = Game(AUSTRIA, seed=8)
    lines = ["99", "xyzzy", "end", "", "help", "why end", "why xyzzy", "save", "undo", "board"]
    shown = typed(game, [*lines, "²", "1e3", "card zzz", "[bold]"]).shown
    assert [step for step in game.steps if step.seat == 0] == []
    assert "There are choices 1 to 5." in shown
    assert "'xyzzy' is not a choice" in shown
    assert "'[bold]' is not a choice" in shown
    assert "'end' is not legal now" in shown
    assert "cannot be taken back" in shown
    assert "Say which file" in shown
    assert "No card is called 'zzz'" in shown


def own_words(game: Game) -> list[str]:
    """What the person at the first seat has chosen."""
    return [game.rules.token(step.choice) for step in game.steps if step.seat == 0]


def test_a_line_of_several_words_is_played_word_by_word() -> None:
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["Q1", "b1 a2"], (100, 60)).shown
    assert own_words(game) == ["q1", "b1", "a2"]
    assert "Not played" not in shown


@pytest.mark.parametrize(
    ("line", "played", "said"),
    [
        ("b1 die4 a2", ["b1"], "Not played: die4 a2. 'die4' is not legal now"),
        ("b1 hint", ["b1"], "Not played: hint. 'hint' is not a choice"),
        ("1 2", ["b1"], "Not played: 2. The number 2 means a choice on the screen"),
        ("xyzzy b1", [], "'xyzzy' is not a choice"),
    ],
)
def test_a_line_stops_at_what_cannot_be_played(line: str, played: list[str], said: str) -> None:
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["q1", line], (100, 60)).shown
    assert own_words(game) == ["q1", *played]
    assert said in shown.rpartition(CLEARED)[2].replace("\n", " ")


def test_nobody_chooses_for_others_or_after_the_end() -> None:
    game = Game(OVERBOOKING, {"players": "2"}, seed=8)
    first = game.seat
    card = game.rules.token(game.legal[0])
    desk = together(game, [f"{card} {card}", "", "1", ""], (100, 60))
    assert len(game.steps) == 2
    said = f"Not played: {card}. By then it is somebody else’s turn to choose."
    told = ["\n".join(screen) for screen in desk.screens if said in "\n".join(screen)]
    assert told == ["\n".join(desk.screens[-1])]
    assert game.seat == first
    game = almost_over()
    shown = typed(game, [f"{game.rules.token(game.legal[0])} end"]).shown
    assert "Not played: end. The game is over." in shown


def almost_over() -> Game:
    """Overbooking, one choice before its end, which is a person's."""
    for seed in range(20):
        game = Game(OVERBOOKING, {"players": "2"}, seed=seed)
        while not game.over:
            game.choose(game.legal[0])
        if game.steps[-1].seat == 0 and not game.steps[-1].forced:
            game.undo()
            return game
    raise AssertionError


def test_words_that_stand_alone_and_words_that_do_not_say_so() -> None:
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["hint 3", "undo q1", "why", "card"]).shown
    assert "'hint' is typed by itself, without '3'." in shown
    assert "'undo' is typed by itself, without 'q1'." in shown
    assert "Say which choice you mean: why WORD." in shown
    assert "Say which card you mean: card NAME." in shown


@pytest.mark.parametrize("word", ["help", "h", "?", "HELP"])
def test_help_is_there_under_many_names(word: str) -> None:
    assert "Words that always help" in typed(Game(AUSTRIA, seed=8), [word]).shown


def test_the_coach_can_be_stopped_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("hotelier.terminal.play.advice", interrupted)
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["hint", "q1"]).shown
    assert "The coach has stopped thinking." in shown
    assert own_words(game) == ["q1"]


def test_a_choice_can_be_taken_back() -> None:
    game = Game(AUSTRIA, seed=8)
    typed(game, ["q1", "b1", "undo"])
    rooms = [AUSTRIA.token(step.choice) for step in game.steps if step.seat == 0]
    assert rooms == ["q1"]


def test_a_game_is_saved_once_and_never_over_another(tmp_path: Path) -> None:
    game = Game(AUSTRIA, seed=8)
    path = tmp_path / "evening.journal"
    desk = typed(game, ["q1", f"save {path}", f"save {path}"])
    assert "Saved to" in desk.shown
    assert "exists already" in desk.shown.replace("\n", " ")
    assert "not saved" not in desk.shown
    assert Game.load(path.read_text(), game_named).state.key() == game.state.key()
    assert list(tmp_path.iterdir()) == [path]


def test_the_screen_shows_no_card_of_another_hand() -> None:
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["1"] * 12).shown
    assert isinstance(game.state, Austria)
    hidden = game.state.hotels[1].hand
    names = [card.name for place, card in enumerate(STAFF, 1) if hidden >> place & 1]
    assert names
    assert not any(f"{name}:" in shown or f"{name} s" in shown for name in names)


def test_every_decision_of_ones_own_shows_the_table_and_the_hand() -> None:
    game = Game(AUSTRIA, {"players": "2"}, seed=8)
    screens = typed(game, ["1"] * 20, (100, 60)).screens
    assert len(screens) > 10
    for screen in screens:
        text = "\n".join(screen)
        assert "krones · Emperor" in text
        assert "Your hand" in text
        assert "kitchen:" in text


@pytest.mark.parametrize(
    ("rules", "players"),
    [(AUSTRIA, "1"), (AUSTRIA, "4"), (OVERBOOKING, "2"), (OVERBOOKING, "4")],
    ids=["alone", "austria", "overbooking-2", "overbooking-4"],
)
def test_a_whole_game_can_be_typed_and_fits_into_a_terminal(rules: Rules, players: str) -> None:
    game = Game(rules, {"players": players}, seed=8)
    desk = typed(game, until_over(game), (100, 40))
    assert game.over
    assert "Where the points came from" in desk.shown
    assert "(winner)" in desk.shown
    *during, after = desk.screens
    assert any("Where the points came from" in line for line in after)
    assert len(after) <= 39
    for screen in during:
        assert len(screen) <= 39, "\n".join(screen)
        assert max(map(len, screen)) <= 100
        assert any(line.startswith("Player 1: ") for line in screen)
        # The own hotel or all hotels are among it, whatever had to go.
        assert any("Emperor " in line or "Hotel 1: " in line for line in screen)


def test_a_game_that_is_over_can_still_be_kept_and_told(tmp_path: Path) -> None:
    game = Game(OVERBOOKING, {"players": "2"}, seed=8)
    path = tmp_path / "the game I won.journal"
    asked = ["hint", "log", "board", f"save {path}", ""]
    lines = (line for part in (until_over(game), asked) for line in part)
    desk = typed(game, lines)
    assert f"hotelier review '{path}'" in desk.shown.replace("\n", "")
    assert "The game is over. You can still type board" in desk.shown
    assert "board" in desk.prompts[-1]
    assert Game.load(path.read_text(), game_named).over


@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "1", "difficulty": "easy"}])
def test_a_hint_says_what_to_type_and_why(options: dict[str, str]) -> None:
    game = Game(AUSTRIA, options, seed=8)
    before = game.state.key()
    shown = typed(game, ["hint"]).shown
    assert "What the coach would do" in shown
    rows = shown.partition("What the coach would do")[2]
    assert re.search(r"^ +[qs]\d+ .* \d+% ", rows, re.MULTILINE), rows
    assert "It brings" in rows or "It puts" in rows
    assert [step for step in game.steps if step.seat == 0] == []
    assert game.state.key() == before


def test_there_are_no_hints_against_people() -> None:
    game = Game(AUSTRIA, {"players": "2"}, seed=8)
    shown = together(game, ["hint"]).shown
    assert "A hint would help you against the others" in shown
    assert "What the coach would do" not in shown


def test_a_small_terminal_shows_the_choices_at_least() -> None:
    game = Game(AUSTRIA, {"players": "4"}, seed=8)
    for screen in typed(game, ["1"] * 12, (80, 24)).screens:
        assert any(line.startswith("Player 1: ") for line in screen)
        assert max(map(len, screen)) <= 80


def test_dice_are_dice_and_boosted_ones_stand_beside_them() -> None:
    game = Game(AUSTRIA, {"players": "2"}, seed=8)
    shown = typed(game, ["1"] * 20, (100, 60)).shown
    assert "boosted" in shown
    assert any(face in shown for face in "⚀⚁⚂⚃⚄")


def test_a_hand_says_what_its_cards_do() -> None:
    game = Game(AUSTRIA, {"players": "2"}, seed=8)
    shown = " ".join(typed(game, [], (100, 80)).shown.split())
    assert isinstance(game.state, Austria)
    card = next(card for card in STAFF if game.state.hotels[0].hand >> card.number & 1)
    told = next(one for one in AUSTRIA.cards() if f"S{card.number}" in one.codes)
    assert say(told.name) in shown
    assert f"S{card.number} {card.name}: staff, " in shown


def test_overbooking_shows_beds_and_coins_of_every_card_in_hand() -> None:
    game = Game(OVERBOOKING, {"players": "3"}, seed=8)
    desk = typed(game, ["list"], (100, 40))
    assert "beds  coins  crest  >q1  >d1" in desk.shown
    choices = re.findall(r"Put the \w+ \(([^)]*)\)", desk.shown)
    assert choices
    assert all(re.fullmatch(r"(1 bed|\d beds), (1 coin|\d coins)", beds) for beds in choices)
    assert not re.search(r"\b1 (beds|coins)", desk.shown)


def test_overbooking_lists_booked_and_discarded_cards_on_demand() -> None:
    game = Game(OVERBOOKING, {"players": "2"}, seed=8)
    shown = " ".join(typed(game, [*["1"] * 14, "cards"], (100, 60)).shown.split())
    counts = dict(re.findall(r"(booked|discarded) \((\d+)\)", shown))
    assert int(counts["booked"]) + int(counts["discarded"]) > 0


def test_hands_are_covered_between_two_people() -> None:
    game = Game(AUSTRIA, {"players": "2"}, seed=8)
    desk = together(game, ["q1", "", "q1"], (100, 60))
    covers = [n for n, prompt in enumerate(desk.prompts) if "Press Enter" in prompt]
    assert covers == [1]
    (cover,) = [screen for screen in desk.screens if any("look away" in line for line in screen)]
    assert len(cover) == 1
    assert "Your hand" not in "\n".join(cover)


def test_nobody_is_covered_from_bots() -> None:
    assert "look away" not in typed(Game(AUSTRIA, seed=8), ["1"] * 20).shown


def test_each_of_two_people_is_told_all_that_happened_meanwhile() -> None:
    game = Game(OVERBOOKING, {"players": "2"}, seed=8)
    desk = together(game, ["1", "", "1", "", "1"], (100, 60))
    screens = ["\n".join(screen) for screen in desk.screens]
    mine, theirs, mine_again = [screen for screen in screens if "Play card" in screen]
    first, second = [f"Player {step.seat + 1} plays into" for step in game.steps[:2]]
    assert first != second
    assert first not in mine
    assert first in theirs
    assert second in mine_again


def test_a_tie_says_what_decided_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(OVERBOOKING, {"players": "2"}, seed=8)
    while not game.over:
        game.choose(game.legal[0])
    assert "three coins" not in end_of(game)
    monkeypatch.setattr(type(game.state), "scores", lambda _: [20, 20])
    assert "booked guests with three coins" in end_of(game)


def end_of(game: Game) -> str:
    desk = Desk([])
    TerminalTable(game, {}, desk.console).run()
    return desk.shown


def test_unique_hotels_are_shown_on_offer_and_at_home() -> None:
    game = Game(AUSTRIA, {"players": "2", "entrances": "auction"}, seed=8)
    desk = typed(game, ["1", *["1"] * 12, "cards"], (100, 70))
    assert any("Unique hotels on offer" in line for line in desk.screens[0])
    kept = AUSTRIA.view(game.state, 0)["hotels"][0]["entrance"]["hotel"]
    assert say(Message(f"entrance-hotel-{kept}")) in "\n".join(desk.screens[-1])


def test_a_replay_steps_forth_and_back() -> None:
    game = Game(AUSTRIA, seed=8)
    while not game.over:
        game.choose(game.legal[0])
    out = io.StringIO()
    keys = iter(["", "", "b", "40", "board", "9999", "what", "q"])
    Replay(game, Console(file=out, width=120)).run(lambda: next(keys))
    shown = out.getvalue()
    assert "After 1 of" in shown
    assert "After 40 of" in shown
    assert f"There are {len(game.steps)} choices." in shown


def test_menu_and_replay_call_players_by_their_names() -> None:
    game = Game(OVERBOOKING, {"players": "2"}, seed=0, names={0: "Anna", 1: "Béla"})
    while not any("guest-of" in str(OVERBOOKING.describe(game.state, it)) for it in game.legal):
        game.choose(game.legal[0])
    desk = together(game, ["1"])
    Replay(game, desk.console).tell_all()
    assert re.search("(Replace|Book) (Anna|Béla)’s", desk.shown.partition("Round 1")[2])
    assert "Player" not in desk.shown
