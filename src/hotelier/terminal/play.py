"""A game in the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hotelier.bots import Bot
from hotelier.bots.helpers import helpers_at_hand
from hotelier.bots.levels import level_named
from hotelier.coach import advice
from hotelier.kernel.errors import HotelierError, IllegalChoice
from hotelier.kernel.game import Game
from hotelier.kernel.message import sentence
from hotelier.kernel.options import PLAYERS
from hotelier.kernel.rules import View
from hotelier.terminal.files import write_new
from hotelier.terminal.menu import entries_of, listed
from hotelier.terminal.news import part_of_news, since
from hotelier.terminal.scores import scores_table
from hotelier.terminal.screens import SCREENS
from hotelier.terminal.sheet import Part, fitted
from hotelier.terminal.ways import ways_table
from hotelier.words import say, text
from hotelier.words.cards import find_cards
from hotelier.words.names import names_of

_LINES_FOR_TYPING = 2
"""Kept free below the screen, for the prompt and for an answer."""
_LONGEST_NUMBER = 3
_LEAVE = ("quit", "exit")
_UNDO = "undo"
_SHORT = {"h": "help", "?": "help"}
_TAKE_MORE = ("card", "save", "why")
"""The words that say something about what stands behind them."""
_AFTER_THE_END = ("board", "cards", "card", "log", "save")
_FORGET_SCROLLED = "\x1b[3J"
"""Tells a terminal to forget the lines that have left the screen at the top."""
_COACH = "director"
"""The level that hints are thought out at."""


class Quit(Exception):
    """The person has had enough."""


class TerminalTable:
    """Runs a game between people and bots on a console."""

    def __init__(self, game: Game, bots: dict[int, Bot], console: Console) -> None:
        self._game = game
        self._bots = bots
        self._console = console
        self._names = names_of(game)
        self._screen = SCREENS[game.rules.name]
        self._told = dict.fromkeys(range(game.players), 0)
        """How many choices each seat has been told of."""
        self._looking: int | None = None
        """The seat whose cards were on the screen last."""
        self._saved_at = len(game.steps)
        self._unsaid: dict[int, str] = {}
        """What a seat is told below the next screen it sees."""

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while not self._game.over:
                if bot := self._bots.get(self._game.seat):
                    self._let_choose(bot)
                else:
                    self._ask()
            self._look_at_the_end()
        except (Quit, EOFError, KeyboardInterrupt):
            saved = self._saved_at == len(self._game.steps)
            self._console.print("\n" + text("terminal-good-bye" if saved else "terminal-not-saved"))

    def _look_at_the_end(self) -> None:
        """Tell how it ended, and let people who were there look at it and keep the game."""
        seat = self._looking
        news = since(self._game, self._told[seat or 0], None, self._names)
        parts = [part_of_news(news), Part((scores_table(self._game, self._names),))]
        self._show_parts(parts)
        if seat is None:
            return
        self._tell_unsaid(seat)
        while line := self._read("terminal-after"):
            word, rest = _command_in(line)
            if word in _LEAVE:
                return
            with self._refusals():
                if word not in _AFTER_THE_END:
                    raise HotelierError(text("terminal-over"))
                self._help(word, rest, seat)

    def _let_choose(self, bot: Bot) -> None:
        seat = self._game.seat
        with self._console.status(Text(text("terminal-thinks", name=self._names[seat]))):
            choice = bot.choose(self._game.perspective(seat))
        self._game.choose(choice)

    def _ask(self) -> None:
        """Show the position to the person to move and take one choice."""
        seat = self._game.seat
        self._hand_over(seat)
        self._show(seat)
        self._told[seat] = len(self._game.steps)
        self._tell_unsaid(seat)
        while True:
            with self._refusals():
                if self._obey(self._read("terminal-prompt"), seat):
                    return

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """What cannot be done is said, and nothing changes."""
        try:
            yield
        except HotelierError as error:
            self._console.print(Text(str(error), style="red"))

    def _read(self, prompt: str) -> str:
        return self._console.input(Text(f"{text(prompt)} ", style="dim")).strip()

    def _tell_unsaid(self, seat: int) -> None:
        if unsaid := self._unsaid.pop(seat, None):
            self._console.print(Text(unsaid, style="red"))

    def _hand_over(self, seat: int) -> None:
        """Cover everything until the next person is alone with the screen."""
        if self._looking not in (None, seat):
            self._clear()
            if self._console.is_terminal:
                self._console.file.write(_FORGET_SCROLLED)
            covered = text("terminal-covered", name=self._names[seat])
            self._console.print(Text(covered, style="bold"))
            self._console.input(text("terminal-uncover") + " ")
        self._looking = seat

    def _show(self, seat: int) -> None:
        """The table, the news, the question and the choices, so that all of it fits."""
        game = self._game
        view = self._view(seat)
        asked = text(
            "terminal-to-choose",
            name=self._names[seat],
            question=say(game.rules.question(game.state)),
        )
        parts = [
            *self._screen.board(view, self._names),
            part_of_news(since(game, self._told[seat], seat, self._names)),
            Part((Text(asked, style="bold"),)),
            *self._screen.menu(view, entries_of(game)),
        ]
        self._show_parts(parts)

    def _show_parts(self, parts: Sequence[Part]) -> None:
        height = self._console.height - _LINES_FOR_TYPING if self._console.is_terminal else None
        self._clear()
        self._console.print(fitted(parts, self._console, height))

    def _clear(self) -> None:
        if self._console.is_terminal:
            self._console.clear()

    def _view(self, seat: int) -> View:
        return self._game.rules.view(self._game.state, seat)

    def _obey(self, line: str, seat: int) -> bool:
        """Do what a line says; True when a decision is made or taken back."""
        word, rest = _command_in(line)
        if word in _LEAVE:
            raise Quit
        if word == _UNDO:
            _refuse_more(word, rest)
            self._undo(seat)
        elif word in self._helps("", seat):
            self._help(word, rest, seat)
            return False
        else:
            self._choose_all(line.split(), seat)
        return True

    def _help(self, word: str, rest: str, seat: int) -> None:
        if word not in _TAKE_MORE:
            _refuse_more(word, rest)
        self._helps(rest, seat)[word]()

    def _helps(self, rest: str, seat: int) -> dict[str, Callable[[], object]]:
        """The words that always help, and what they do with the words after them."""
        return {
            "": lambda: self._show(seat),
            "help": lambda: self._console.print(text("terminal-help"), highlight=False),
            "board": lambda: self._show_board(seat),
            "list": lambda: self._console.print(listed(entries_of(self._game))),
            "cards": lambda: self._console.print(self._screen.cards(self._view(seat), self._names)),
            "card": lambda: self._explain_card(rest),
            "log": lambda: self._tell_all(seat),
            "save": lambda: self._save(rest),
            "why": lambda: self._explain(rest),
            "hint": lambda: self._ask_the_coach(seat),
        }

    def _choose_all(self, words: Sequence[str], seat: int) -> None:
        """One choice after the other, as far as they can be made; the first one has to be."""
        self._choose(words[0])
        for number, word in enumerate(words[1:], start=1):
            try:
                self._choose_further(word, seat)
            except IllegalChoice as error:
                left = " ".join(words[number:])
                self._unsaid[seat] = text("terminal-not-played", words=left, why=str(error))
                return

    def _choose_further(self, word: str, seat: int) -> None:
        """A choice typed before its question was on the screen."""
        if self._game.over:
            raise IllegalChoice(sentence("error-game-over"))
        if self._game.seat != seat:
            raise IllegalChoice(text("terminal-then-others"))
        if word.isdecimal():
            raise IllegalChoice(text("terminal-number-first", number=word))
        self._choose(word)

    def _choose(self, word: str) -> None:
        legal = self._game.legal
        if word.isdecimal() and len(word) <= _LONGEST_NUMBER:
            if not 1 <= int(word) <= len(legal):
                raise IllegalChoice(text("terminal-choose-among", count=len(legal)))
            self._game.choose(legal[int(word) - 1])
        else:
            self._game.choose(self._choice_of(word))

    def _choice_of(self, word: str) -> int:
        """The choice a word stands for, legal or not."""
        for written in (word, word.lower()):
            with suppress(KeyError):
                return self._game.rules.choice_of(written)
        game = say(self._game.rules.title)
        raise IllegalChoice(text("terminal-no-choice", word=word, game=game))

    def _undo(self, seat: int) -> None:
        if not self._game.may_undo(seat):
            raise IllegalChoice(text("terminal-no-undo"))
        self._game.undo()
        steps = len(self._game.steps)
        self._told = {other: min(told, steps) for other, told in self._told.items()}

    def _save(self, file: str) -> None:
        if not file:
            raise HotelierError(text("terminal-save-which"))
        write_new(Path(file), self._game.save())
        self._saved_at = len(self._game.steps)
        kept = "terminal-kept" if self._game.over else "terminal-saved"
        self._console.print(text(kept, file=shlex.quote(file)), highlight=False)

    def _explain(self, word: str) -> None:
        if not word:
            raise HotelierError(text("terminal-why-which"))
        reason = self._game.rules.why_not(self._game.state, self._choice_of(word))
        if reason is None:
            self._console.print(text("terminal-legal"))
        else:
            why = say(reason.message, names=self._names)
            told = text("terminal-reason", reason=why, clause=reason.clause)
            self._console.print(told, highlight=False)

    def _ask_the_coach(self, seat: int) -> None:
        """Whoever cannot wait for the coach stops its thinking and plays on."""
        try:
            self._advise(seat)
        except KeyboardInterrupt:
            self._console.print(text("terminal-coach-stopped"))

    def _advise(self, seat: int) -> None:
        """What the coach would do, unless another person at this keyboard would suffer from it."""
        game = self._game
        if int(game.options[PLAYERS]) - len(self._bots) > 1:
            raise HotelierError(text("terminal-no-hint"))
        level = level_named(game.rules.name, _COACH)
        with self._console.status(Text(text("terminal-coach-thinks"))):
            ways = advice(game.perspective(seat), level, helpers=helpers_at_hand())
        self._console.print(ways_table(text("terminal-hint"), ways, game))

    def _explain_card(self, query: str) -> None:
        if not query:
            raise HotelierError(text("terminal-card-which"))
        found = find_cards(query, self._game.rules.cards())
        if not found:
            raise HotelierError(text("terminal-no-card", words=query))
        for card in found:
            self._console.print(Text(say(card.message)))

    def _show_board(self, seat: int) -> None:
        board = self._screen.board(self._view(seat), self._names)
        self._console.print(fitted(board, self._console, None))

    def _tell_all(self, seat: int) -> None:
        for line in since(self._game, 0, seat, self._names):
            self._console.print(line, style="dim", highlight=False)


def _command_in(line: str) -> tuple[str, str]:
    """The first word of a line, if it is a command, and what stands behind it."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    return _SHORT.get(word, word), rest.strip()


def _refuse_more(word: str, rest: str) -> None:
    if rest:
        raise HotelierError(text("terminal-no-more", word=word, rest=rest))
