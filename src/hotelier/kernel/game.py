"""A game being played: a state and the choices that led to it, back to the first one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hotelier.kernel.errors import IllegalChoice, JournalError, OptionError
from hotelier.kernel.journal import Journal, Move, format_journal, parse_journal
from hotelier.kernel.luck import Luck, begin_chance, luck
from hotelier.kernel.message import Message, sentence
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.rules import Rules, Tally
from hotelier.kernel.state import Event, State

_STEPS_BETWEEN_SNAPSHOTS = 64


@dataclass(frozen=True, slots=True)
class Step:
    """One choice that was made, and everything it set off."""

    seat: int
    choice: int
    chapter: str
    forced: bool
    secret: bool
    revealed: bool
    """Something hidden became known by it (RUL-15)."""
    events: tuple[Event, ...]


class Game:
    """Options, a seed, and a list of choices; everything else follows from these.

    >>> from hotelier import Game, game_named
    >>> game = Game(game_named("austria"), {"players": "2"}, seed=7)
    >>> game.choose(game.legal[0])
    >>> len(game.steps)
    1
    >>> game.undo()
    >>> len(game.steps)
    0
    """

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, str] | None = None,
        seed: int | Luck = 0,
        *,
        names: Mapping[int, str] | None = None,
        renewals: Mapping[int, int | Luck] | None = None,
        version: int | None = None,
        show_forced: bool = False,
    ) -> None:
        self.version = rules.version if version is None else version
        """The version of the rules it is played by."""
        self.luck = luck(seed)
        self.renewals = {at: luck(other) for at, other in (renewals or {}).items()}
        """Where chance begins anew: after how many choices, and by which luck."""
        self.rules = rules
        self.options = rules.settle(options or {})
        self.names = {**rules.seat_names(self.options), **(names or {})}
        self.steps: list[Step] = []
        self.state = rules.deal(
            self.options, self.luck, version=self.version, show_forced=show_forced
        )
        self.opening: tuple[Event, ...] = tuple(self.state.events or ())
        """What happened before the first choice."""
        self._turn_chance(self.state, 0)
        self._snapshots: list[State] = [self.state.clone()]

    @property
    def seed(self) -> int:
        return self.luck.seed

    @property
    def legal(self) -> list[int]:
        """The choices of the decision awaited now; empty when the game is over."""
        return [] if self.state.over else list(self.state.choices)

    @property
    def seat(self) -> int:
        """Who is to choose."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def players(self) -> int:
        """How many have a seat and a score, an automaton included."""
        return len(self.state.scores())

    def choose(self, choice: int) -> None:
        """Make a choice; an illegal one changes nothing and raises IllegalChoice."""
        if self.state.over:
            raise IllegalChoice(sentence("error-game-over"))
        if choice not in self.state.choices:
            raise IllegalChoice(self._complaint(choice))
        state = self.state
        events: list[Event] = []
        state.events = events
        seat, forced = int(state.seat), len(state.choices) == 1
        secret, chapter = self.rules.secret(state), self.rules.chapter(state)
        reveals = state.reveals
        state.apply(choice)
        state.events = None
        revealed = state.reveals != reveals
        self.steps.append(Step(seat, choice, chapter, forced, secret, revealed, tuple(events)))
        self._turn_chance(state, len(self.steps))
        if len(self.steps) % _STEPS_BETWEEN_SNAPSHOTS == 0:
            self._snapshots.append(state.clone())

    def choose_token(self, token: str) -> None:
        """Make a choice given by its word, as in a journal."""
        self.choose(self.rules.parse(self.state, token))

    def _complaint(self, choice: int) -> Message:
        try:
            word = self.rules.token(choice)
        except KeyError:
            return sentence("error-no-choice", token=str(choice), game=self.rules.name)
        legal = ", ".join(self.rules.token(c) for c in self.state.choices)
        return sentence("error-not-legal", token=word, legal=legal)

    def state_at(self, step: int) -> State:
        """The position after so many choices."""
        if not 0 <= step <= len(self.steps):
            raise IllegalChoice(sentence("error-no-step", choices=len(self.steps), step=step))
        nearest = step // _STEPS_BETWEEN_SNAPSHOTS
        state = self._snapshots[nearest].clone()
        for number in range(nearest * _STEPS_BETWEEN_SNAPSHOTS, step):
            state.apply(self.steps[number].choice)
            self._turn_chance(state, number + 1)
        return state

    def rewind(self, step: int) -> None:
        """Go back to the position after so many choices; what came later is forgotten."""
        self.state = self.state_at(step)
        del self.steps[step:]
        del self._snapshots[step // _STEPS_BETWEEN_SNAPSHOTS + 1 :]

    def undo(self, choices: int = 1) -> None:
        """Take back the latest choices, whoever made them."""
        self.rewind(len(self.steps) - choices)

    def may_undo(self, seat: int) -> bool:
        """Whether a table should let this seat take back its latest choice (RUL-15)."""
        return self.undo_limit(seat) < len(self.steps)

    def undo_limit(self, seat: int) -> int:
        """How many choices stand when this seat has taken back all it may (RUL-15)."""
        stays = len(self.steps)
        while stays and self.steps[stays - 1].seat == seat and not self.steps[stays - 1].revealed:
            stays -= 1
        return stays

    def fork(self, step: int | None = None, seed: int | Luck | None = None) -> Game:
        """Another game with the same past up to a step, free to go elsewhere from there.

        With a seed chance goes elsewhere too; without one it is the same for the same choices.
        """
        step = len(self.steps) if step is None else step
        renewals: dict[int, int | Luck] = self.renewals_until(step)
        if seed is not None:
            renewals[step] = seed
        twin = Game(
            self.rules,
            self.options,
            self.luck,
            names=self.names,
            renewals=renewals,
            version=self.version,
            show_forced=self.state.show_forced,
        )
        for past in self.steps[:step]:
            twin.choose(past.choice)
        return twin

    def renewals_until(self, step: int) -> dict[int, int | Luck]:
        """Where chance had begun anew when so many choices were made."""
        return {at: other for at, other in self.renewals.items() if at <= step}

    def renew_chance(self, seed: int | Luck) -> None:
        """From here on dice and cards come by another seed; what has happened stays."""
        step = len(self.steps)
        self.renewals[step] = luck(seed)
        self._turn_chance(self.state, step)
        if step % _STEPS_BETWEEN_SNAPSHOTS == 0:
            self._snapshots[-1] = self.state.clone()

    def _turn_chance(self, state: State, step: int) -> None:
        if step in self.renewals:
            begin_chance(state, self.renewals[step])

    def perspective(self, seat: int) -> Perspective:
        """The game as one seat may know it."""
        return Perspective(self.rules, self.state, seat)

    def tally(self) -> list[Tally]:
        """Where every point so far came from."""
        events = list(self.opening)
        for step in self.steps:
            events += step.events
        return self.rules.tally(events)

    def journal(self) -> Journal:
        """The game as a journal."""
        moves = [
            Move(step.seat, self.rules.token(step.choice), step.chapter)
            for step in self.steps
            if not step.forced
        ]
        scores = self.state.scores() if self.over else None
        renewals = {
            sum(not step.forced for step in self.steps[:at]): other
            for at, other in sorted(self.renewals.items())
            if at <= len(self.steps)
        }
        return Journal(
            self.rules.name,
            self.version,
            self.luck,
            dict(self.options),
            dict(self.names),
            moves,
            scores,
            renewals,
        )

    def save(self) -> str:
        """The text of the journal."""
        return format_journal(self.journal())

    @classmethod
    def load(
        cls,
        text: str,
        game_named: Callable[[str], Rules],
        *,
        show_forced: bool = False,
        most_choices: int | None = None,
    ) -> Game:
        """The game a journal tells of, checked choice by choice, if it has no more of them."""
        journal = parse_journal(text)
        if most_choices is not None and len(journal.moves) > most_choices:
            raise JournalError(sentence("error-journal-long", most=most_choices))
        try:
            rules = game_named(journal.game)
            if not rules.plays(journal.rules):
                versions = {"played": journal.rules, "version": rules.version}
                raise JournalError(sentence("error-journal-version", game=rules.name, **versions))
            game = cls(
                rules,
                journal.options,
                journal.luck,
                names=journal.names,
                version=journal.rules,
                show_forced=show_forced,
            )
        except OptionError as error:
            raise JournalError(sentence("error-journal-unplayable", why=error.told)) from error
        for number, move in enumerate(journal.moves):
            game._take_forced()
            game._renew(journal, number)
            game._follow(move)
        game._take_forced()
        game._renew(journal, len(journal.moves))
        if game.over != (journal.scores is not None):
            raise JournalError(sentence("error-journal-elsewhere"))
        if journal.scores is not None and journal.scores != game.state.scores():
            played = " ".join(map(str, game.state.scores()))
            raise JournalError(sentence("error-journal-scores", scores=played))
        return game

    def _renew(self, journal: Journal, moves: int) -> None:
        if moves in journal.renewals:
            try:
                self.renew_chance(journal.renewals[moves])
            except OptionError as error:
                raise JournalError(sentence("error-journal-unplayable", why=error.told)) from error

    def _follow(self, move: Move) -> None:
        if self.over:
            raise JournalError(sentence("error-journal-over", line=move.line, token=move.token))
        if move.seat != self.seat:
            players = {"player": move.seat + 1, "awaited": self.seat + 1}
            told = sentence("error-journal-turn", line=move.line, token=move.token, **players)
            raise JournalError(told)
        try:
            self.choose_token(move.token)
        except IllegalChoice as error:
            raise JournalError(
                sentence("error-journal-at", line=move.line, why=error.told)
            ) from error

    def _take_forced(self) -> None:
        while not self.over and len(self.state.choices) == 1:
            self.choose(self.state.choices[0])
