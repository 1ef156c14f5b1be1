"""A game in the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from hotelier.bots import Bot
from hotelier.kernel.errors import HotelierError, IllegalChoice
from hotelier.kernel.game import Game, Step
from hotelier.kernel.state import Event
from hotelier.terminal.files import write_new
from hotelier.terminal.screens import SCREENS
from hotelier.words import say

HELP = (
    "Type the number or the word of a choice. Also: board, undo, save FILE, why WORD, help, quit."
)


_FEW_LINES = 4
"""After more news than this the whole board is shown again."""


class Quit(Exception):
    """The person has had enough."""


class TerminalTable:
    """Runs a game between people and bots on a console."""

    def __init__(self, game: Game, bots: dict[int, Bot], console: Console) -> None:
        self._game = game
        self._bots = bots
        self._console = console
        self._names = [game.names.get(seat, f"Player {seat + 1}") for seat in range(game.players)]
        self._told = 0

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self._console.print(HELP, style="dim")
        for line in told(self._game, self._game.opening, None, self._names):
            self._console.print(line, style="dim", highlight=False)
        try:
            while not self._game.over:
                if bot := self._bots.get(self._game.seat):
                    self._game.choose(bot.choose(self._game.perspective(self._game.seat)))
                else:
                    self._ask()
        except (Quit, EOFError, KeyboardInterrupt):
            self._console.print("Good-bye. The game is not saved unless you saved it.")
            return
        self._tell_news(None)
        self._console.print(scores_table(self._game, self._names))

    def _ask(self) -> None:
        """Show the position to the person to move and take one choice."""
        game = self._game
        seat = game.seat
        lines = self._tell_news(seat)
        if lines > _FEW_LINES or not game.steps:
            self._show_board(seat)
        rules, state = game.rules, game.state
        self._console.print(f"\n{self._names[seat]}: {say(rules.question(state))}", style="bold")
        for number, choice in enumerate(game.legal, start=1):
            words = say(rules.describe(state, choice))
            self._console.print(f" {number:3}  {rules.token(choice):<10} {words}", highlight=False)
        while True:
            line = self._console.input("> ").strip()
            try:
                if self._obey(line, seat):
                    return
            except HotelierError as error:
                self._console.print(str(error), style="red")

    def _obey(self, line: str, seat: int) -> bool:
        """Do what a line says; True when the decision is made or taken back."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "q!", "exit"):
            raise Quit
        if word == "help" or not word:
            self._console.print(HELP, style="dim")
        elif word == "board":
            self._show_board(seat)
        elif word == "save":
            write_new(Path(rest.strip()), self._game.save())
            self._console.print(f"Saved to {rest.strip()}.")
        elif word == "why":
            self._explain(rest.strip())
        elif word == "undo":
            return self._undo(seat)
        else:
            self._choose(word)
            return True
        return False

    def _choose(self, word: str) -> None:
        legal = self._game.legal
        if word.isdecimal() and len(word) < 4:
            if not 1 <= int(word) <= len(legal):
                raise IllegalChoice(f"There are choices 1 to {len(legal)}.")
            self._game.choose(legal[int(word) - 1])
        else:
            self._game.choose_token(word)

    def _undo(self, seat: int) -> bool:
        if not self._game.may_undo(seat):
            raise IllegalChoice(
                "That cannot be taken back: something hidden was shown, or another has chosen."
            )
        self._game.undo()
        self._told = min(self._told, len(self._game.steps))
        return True

    def _explain(self, word: str) -> None:
        rules = self._game.rules
        try:
            reason = rules.why_not(self._game.state, rules.choice_of(word))
        except KeyError:
            raise IllegalChoice(f"'{word}' is no choice of {rules.name}.") from None
        if reason is None:
            self._console.print("It is legal.")
        else:
            self._console.print(f"{say(reason.message)} ({reason.clause})")

    def _show_board(self, seat: int) -> None:
        view = self._game.rules.view(self._game.state, seat)
        self._console.print(SCREENS[self._game.rules.name](view, self._names))

    def _tell_news(self, seat: int | None) -> int:
        """What happened since this console last told something; how many lines it took."""
        lines = 0
        for step in self._game.steps[self._told :]:
            for line in news(self._game, step, seat, self._names):
                self._console.print(line, style="dim", highlight=False)
                lines += 1
        self._told = len(self._game.steps)
        return lines


def news(game: Game, step: Step, seat: int | None, names: Sequence[str]) -> list[str]:
    """What a choice set off, as a seat may know it, line by line."""
    return told(game, step.events, seat, names)


def told(game: Game, events: Iterable[Event], seat: int | None, names: Sequence[str]) -> list[str]:
    """Events as a seat may know them, line by line."""
    lines = []
    for event in events:
        seen = game.rules.seen_by(event, seat)
        if seen is not None:
            lines.append(say(game.rules.tell(seen), names=names))
    return lines


def scores_table(game: Game, names: Sequence[str]) -> Grid:
    """Where every point came from, player by player."""
    sources: dict[str, list[int]] = {}
    for tally in game.tally():
        sources.setdefault(tally.source, [0] * game.players)[tally.seat] += tally.points
    grid = Grid(title="Where the points came from", box=box.SIMPLE_HEAD)
    grid.add_column("")
    winners = game.state.winners() if game.over else []
    for seat, name in enumerate(names):
        grid.add_column(name + (" (winner)" if seat in winners else ""), justify="right")
    for source, points in sources.items():
        grid.add_row(say(game.rules.source_title(source)), *map(str, points))
    grid.add_section()
    grid.add_row("total", *map(str, game.state.scores()))
    return grid
