"""Grand Austria Hotel as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hotelier.austria import events, sentences, views, why
from hotelier.austria.actions import ACTION_SPACE, CHOICE_OF, WORD_OF
from hotelier.austria.card_texts import ALL_CARDS
from hotelier.austria.clauses import clause_of
from hotelier.austria.effects import BOTTOM, DRAFT, RETURN_CARDS, op_of
from hotelier.austria.engine import Austria, advance
from hotelier.austria.entrances.card_texts import HOTEL_CARDS, TOKEN_CARDS
from hotelier.austria.imagine import imagine
from hotelier.austria.observed_fields import OBSERVATION
from hotelier.austria.options import OPTIONS, check_entrances
from hotelier.austria.reasons.entrances import why_not_at_entrance
from hotelier.austria.reasons.solo import why_not_alone
from hotelier.austria.setup import set_up
from hotelier.austria.solo.card_texts import INSTRUCTIONS, SPECIAL_HOTELS
from hotelier.austria.solo.leopold import LEOPOLD_SEAT
from hotelier.austria.speech.names import source_title
from hotelier.kernel.chapters import SET_UP, THE_END, round_chapter
from hotelier.kernel.draws import Draws
from hotelier.kernel.luck import Luck, begin_chance, luck
from hotelier.kernel.message import Message, Reason
from hotelier.kernel.observation import Observation
from hotelier.kernel.options import Option
from hotelier.kernel.rules import Card, Rules, Tally, View
from hotelier.kernel.state import Event, State

_SECRET_DECISIONS = frozenset((BOTTOM, DRAFT, RETURN_CARDS))


class AustriaRules(Rules):
    """Grand Austria Hotel for 1 to 4 players, both editions, all variants."""

    name: ClassVar[str] = "austria"
    version: ClassVar[int] = 2
    oldest_version: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    action_space: ClassVar[int] = ACTION_SPACE
    observation: ClassVar[Observation] = OBSERVATION

    def settle(self, wanted: Mapping[str, str]) -> dict[str, str]:
        settled = super().settle(wanted)
        check_entrances(settled)
        return settled

    def seat_names(self, options: Mapping[str, str]) -> dict[int, str]:
        """The automaton has a name of its own."""
        if options["players"] != "1":
            return {}
        return {LEOPOLD_SEAT: options["opponent"].capitalize()}

    def seat_titles(self, options: Mapping[str, str]) -> dict[int, Message]:
        if options["players"] != "1":
            return {}
        return {LEOPOLD_SEAT: Message(f"austria-option-opponent-{options['opponent']}")}

    def deal(
        self,
        options: Mapping[str, str],
        seed: int | Luck,
        *,
        version: int | None = None,
        show_forced: bool = False,
        draws: Draws | None = None,
    ) -> Austria:
        table = Austria()
        table.rules_version = self.version if version is None else version
        table.show_forced = show_forced
        table.draws = draws
        table.events = []
        begin_chance(table, luck(seed))
        set_up(table, options)
        advance(table)
        return table

    def token(self, choice: int) -> str:
        return WORD_OF[choice]

    def choice_of(self, token: str) -> int:
        return CHOICE_OF[token]

    def describe(self, state: State, choice: int) -> Message:
        return sentences.describe(_table(state), choice)

    def question(self, state: State) -> Message:
        return sentences.question(_table(state))

    def why_not(self, state: State, choice: int) -> Reason | None:
        table = _table(state)
        return (
            why_not_at_entrance(table, choice)
            or why_not_alone(table, choice)
            or why.why_not(table, choice)
        )

    def secret(self, state: State) -> bool:
        table = _table(state)
        return bool(table.stack) and op_of(table.stack[-1]) in _SECRET_DECISIONS

    def open_view(self, state: State) -> View:
        return views.open_view(_table(state), self.chapter(state))

    def own_view(self, state: State, seat: int | None) -> View:
        return views.own_view(_table(state), seat)

    def imagine(self, state: State, seat: int, seed: int) -> Austria:
        return imagine(_table(state), seat, seed)

    def ends_turn(self, seat: int, events_so_far: Sequence[Event]) -> bool:
        return any(
            kind in (events.PASSED, events.TURN_ENDED) and whose == seat
            for kind, whose, _, _ in events_so_far
        )

    def tell(self, event: Event) -> Message:
        return sentences.tell(event)

    def clause_of(self, event: Event) -> str:
        return clause_of(event)

    def seen_by(self, event: Event, seat: int | None) -> Event | None:
        kind, whose, _, count = event
        if kind not in events.PRIVATE or whose == seat:
            return event
        return (kind, whose, 0, count)

    def tally(self, events_so_far: Sequence[Event]) -> list[Tally]:
        found: list[Tally] = []
        chapter = SET_UP
        for kind, seat, a, b in events_so_far:
            if kind == events.ROUND_BEGAN:
                chapter = round_chapter(a)
            elif kind == events.SCORED:
                at_end = b in events.AT_THE_END
                found.append(Tally(seat, THE_END if at_end else chapter, events.SOURCES[b], a))
        return found

    def source_title(self, source: str) -> Message:
        return source_title(events.SOURCES.index(source))

    def cards(self) -> Sequence[Card]:
        return (*ALL_CARDS, *INSTRUCTIONS, *SPECIAL_HOTELS, *HOTEL_CARDS, *TOKEN_CARDS)

    def chapter(self, state: State) -> str:
        table = _table(state)
        if table.over:
            return THE_END
        return round_chapter(int(table.round)) if table.round else SET_UP


def _table(state: State) -> Austria:
    assert isinstance(state, Austria)
    return state


AUSTRIA = AustriaRules()
