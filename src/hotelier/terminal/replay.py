"""Stepping through a journal in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from hotelier.kernel.chapters import chapter_title
from hotelier.kernel.game import Game
from hotelier.terminal.news import news, told
from hotelier.terminal.scores import scores_table
from hotelier.terminal.screens import SCREENS
from hotelier.terminal.sheet import fitted
from hotelier.words import say, text
from hotelier.words.names import names_of


class Replay:
    """A finished or unfinished game, one choice at a time."""

    def __init__(self, game: Game, console: Console) -> None:
        self._game = game
        self._console = console
        self._names = names_of(game)
        self._chapters = [say(chapter_title(step.chapter)) for step in game.steps]
        self._margin = max(map(cell_len, self._chapters), default=0)
        self._step = 0

    def tell_all(self) -> None:
        """The whole game as a log."""
        for line in told(self._game, self._game.opening, None, self._names):
            self._console.print(line, style="dim", highlight=False)
        for step in range(len(self._game.steps)):
            self._tell(step)
        self._console.print(scores_table(self._game, self._names))

    def run(self, read: Callable[[], str]) -> None:
        """Step by step, as the person wants."""
        self._console.print(text("terminal-replay-help"), style="dim")
        self._show_board()
        try:
            while True:
                line = read().strip()
                if line in ("q", "quit", "exit"):
                    return
                self._obey(line)
        except (EOFError, KeyboardInterrupt):
            return

    def _obey(self, line: str) -> None:
        last = len(self._game.steps)
        if line == "":
            if self._step < last:
                self._tell(self._step)
                self._step += 1
            if self._step == last:
                self._console.print(scores_table(self._game, self._names))
        elif line == "b":
            self._step = max(0, self._step - 1)
            self._show_board()
        elif line == "board":
            self._show_board()
        elif line.isdecimal() and int(line) <= last:
            self._step = int(line)
            self._show_board()
        else:
            choices = text("terminal-replay-choices", count=last)
            self._console.print(f"{text('terminal-replay-help')} {choices}", style="dim")

    def _tell(self, number: int) -> None:
        step = self._game.steps[number]
        before = self._game.state_at(number)
        token = self._game.rules.token(step.choice)
        words = say(self._game.rules.describe(before, step.choice), names=self._names)
        who = self._names[step.seat]
        chapter = set_cell_size(self._chapters[number], self._margin)
        line = f"{number + 1:4}  {chapter} {who}: {token}  {words}"
        self._console.print(line, highlight=False)
        for event in news(self._game, step, step.seat, self._names):
            self._console.print(f"{'':{self._margin + 7}}{event}", style="dim", highlight=False)

    def _show_board(self) -> None:
        view = self._game.rules.view(self._game.state_at(self._step), None)
        after = text("terminal-replay-after", step=self._step, count=len(self._game.steps))
        self._console.print(after)
        board = SCREENS[self._game.rules.name].board(view, self._names)
        self._console.print(fitted(board, self._console, None))
