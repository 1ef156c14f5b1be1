"""The contract a game signs: everything about it that is not the hot path of a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Protocol

from hotelier.kernel.consequence import Consequence, consequence_in
from hotelier.kernel.draws import Draws
from hotelier.kernel.errors import IllegalChoice
from hotelier.kernel.luck import Luck
from hotelier.kernel.message import Message, Reason, sentence
from hotelier.kernel.observation import Observation
from hotelier.kernel.options import Option, settle_options
from hotelier.kernel.state import Event, State

View = dict[str, Any]
"""What one seat may know of a position: plain numbers, strings, lists and dicts, fit for JSON."""

_WORLDS_TRIED: Final = 3


@dataclass(frozen=True, slots=True)
class Tally:
    """Some points of one seat: when they came and from where.

    Chapter and source are words for programs; `chapter_title` and `Rules.source_title` say them.
    """

    seat: int
    chapter: str
    source: str
    points: int


class Card(Protocol):
    """A printed component that people look up."""

    @property
    def codes(self) -> tuple[str, ...]:
        """What may stand for it, the usual one first: its number, its clause of the rulebook."""

    @property
    def name(self) -> Message:
        """What it is called."""

    @property
    def message(self) -> Message:
        """All that it says."""


class Rules(ABC):
    """A game of the house."""

    name: ClassVar[str]
    """The word for it in commands and journals."""
    version: ClassVar[int]
    """Grows whenever old choices would lead to another game."""
    oldest_version: ClassVar[int]
    """Games begun by this version or a later one are played on by the rules they began with."""
    options: ClassVar[tuple[Option, ...]]
    """What the table can agree on; one of them is `players`."""
    action_space: ClassVar[int]
    """Choices are integers from 0 to this minus one; not every one of them need be in use."""
    observation: ClassVar[Observation]
    """The numbers that `State.observe` writes."""

    @property
    def title(self) -> Message:
        """What it is called."""
        return Message(f"game-{self.name}")

    @property
    def blurb(self) -> Message:
        """What it is about, in a few words."""
        return Message(f"game-{self.name}.text")

    def option_title(self, option: Option) -> Message:
        """What an option is called."""
        return Message(f"{self.name}-option-{option.name}")

    def option_help(self, option: Option) -> Message:
        """What there is to agree on, in a sentence."""
        return Message(f"{self.name}-option-{option.name}.text")

    def value_title(self, option: Option, value: str) -> Message:
        """A word or two for a value of an option."""
        return Message(f"{self.name}-option-{option.name}-{value}")

    def settle(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; complains of unknown ones and bad combinations."""
        return settle_options(self.name, self.options, wanted)

    def seat_names(self, _options: Mapping[str, str]) -> dict[int, str]:
        """Names of seats that no person takes, with settled options, as journals write them."""
        return {}

    def seat_titles(self, _options: Mapping[str, str]) -> dict[int, Message]:
        """The same names for people to read."""
        return {}

    def plays(self, version: int) -> bool:
        """Whether games begun by a version of the rules can still be played by it."""
        return self.oldest_version <= version <= self.version

    @abstractmethod
    def deal(
        self,
        options: Mapping[str, str],
        seed: int | Luck,
        *,
        version: int | None = None,
        show_forced: bool = False,
        draws: Draws | None = None,
    ) -> State:
        """The first decision of a new game with settled options, by this version of the rules."""

    @abstractmethod
    def token(self, choice: int) -> str:
        """A choice as one short word of a journal; raises KeyError for an unused integer."""

    @abstractmethod
    def choice_of(self, token: str) -> int:
        """The choice a word of a journal stands for; raises KeyError."""

    @abstractmethod
    def describe(self, state: State, choice: int) -> Message:
        """What a choice does here, for the one who chooses."""

    @abstractmethod
    def question(self, state: State) -> Message:
        """What is being asked of the seat to choose."""

    @abstractmethod
    def why_not(self, state: State, choice: int) -> Reason | None:
        """Why a choice is not legal now; None if it is."""

    @abstractmethod
    def secret(self, state: State) -> bool:
        """Whether the choice now awaited is known to its own seat only."""

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        return {**self.open_view(state), **self.own_view(state, seat)}

    @abstractmethod
    def open_view(self, state: State) -> View:
        """What everybody sees alike. Told to many, it is made once."""

    @abstractmethod
    def own_view(self, state: State, seat: int | None) -> View:
        """What one seat sees otherwise than others, or alone; None is a spectator."""

    def look_back(self, then: State, _now: State, seat: int | None) -> View:
        """A position of the past, as a seat may look at it now."""
        return self.view(then, seat)

    def may_recall(self, _now: State, _seat: int, _choice: int) -> bool:
        """Whether a seat may still be told which secret choice it made in the past."""
        return True

    @abstractmethod
    def imagine(self, state: State, seat: int, seed: int) -> State:
        """A position the seat cannot tell from the true one; all it cannot know is re-drawn.

        It follows from what the seat knows and from the seed, and from nothing else; its chance is
        the fast generator's, seeded by this seed.
        """

    @abstractmethod
    def ends_turn(self, seat: int, events: Sequence[Event]) -> bool:
        """Whether what happened ended a turn of a seat, though it may have the next one too."""

    def consequences(self, state: State) -> dict[int, Consequence]:
        """By legal choice, what it sets off, from what the seat to choose knows and no more."""
        seat = int(state.seat)
        worlds = [self.imagine(state, seat, seed) for seed in range(_WORLDS_TRIED)]
        ends_turn = partial(self.ends_turn, seat)
        return {choice: consequence_in(worlds, choice, ends_turn) for choice in state.choices}

    @abstractmethod
    def tell(self, event: Event) -> Message:
        """What an event says to a person."""

    @abstractmethod
    def clause_of(self, event: Event) -> str:
        """The clause of the rulebook an event goes by."""

    @abstractmethod
    def seen_by(self, event: Event, seat: int | None) -> Event | None:
        """An event as a seat may know it."""

    @abstractmethod
    def tally(self, events: Sequence[Event]) -> list[Tally]:
        """The points a list of events tells of, in their order."""

    @abstractmethod
    def source_title(self, source: str) -> Message:
        """What people read for the source of a tally."""

    @abstractmethod
    def cards(self) -> Sequence[Card]:
        """Every printed component there is something to say about."""

    @abstractmethod
    def chapter(self, state: State) -> str:
        """Where in the game a position is ("round 3"), a heading for journals, see chapters.py."""

    def parse(self, state: State, token: str) -> int:
        """The legal choice that a word stands for."""
        try:
            choice = self.choice_of(token)
        except KeyError:
            raise IllegalChoice(sentence("error-no-choice", token=token, game=self.name)) from None
        if choice not in state.choices:
            legal = ", ".join(self.token(c) for c in state.choices)
            raise IllegalChoice(sentence("error-not-legal", token=token, legal=legal))
        return choice
