"""Overbooking as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from hotelier.kernel.chapters import SET_UP, THE_END, round_chapter
from hotelier.kernel.consequence import Consequence
from hotelier.kernel.draws import Draws
from hotelier.kernel.luck import Luck, begin_chance, luck
from hotelier.kernel.message import Message, Reason
from hotelier.kernel.observation import Observation
from hotelier.kernel.options import Option
from hotelier.kernel.rules import Card, Rules, Tally, View
from hotelier.kernel.state import Event, State
from hotelier.overbooking import events, sentences, views, why
from hotelier.overbooking.actions import ACTION_SPACE, CHOICE_OF, PLAY, WORD_OF, guest_played
from hotelier.overbooking.card_texts import ALL_CARDS
from hotelier.overbooking.cards import COINS_OF, GUEST_KINDS, KIND_OF, SCORINGS
from hotelier.overbooking.clauses import clause_of
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.imagine import imagine
from hotelier.overbooking.observed_fields import OBSERVATION
from hotelier.overbooking.options import OPTIONS
from hotelier.overbooking.playing import may_leave_stuck
from hotelier.overbooking.rounds import set_up

_TOKENS = "point tokens"
_CRESTS = "crests"
_SOURCE_TITLES = {
    _TOKENS: Message("overbooking-source-tokens"),
    _CRESTS: Message("overbooking-source-crests"),
}
"""The other sources are kinds of guests."""


class Overbooking(Rules):
    """Overbooking for 2 to 4 players."""

    name: ClassVar[str] = "overbooking"
    version: ClassVar[int] = 2
    oldest_version: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    action_space: ClassVar[int] = ACTION_SPACE
    observation: ClassVar[Observation] = OBSERVATION

    def deal(
        self,
        options: Mapping[str, str],
        seed: int | Luck,
        *,
        version: int | None = None,
        show_forced: bool = False,
        draws: Draws | None = None,
    ) -> OverbookingState:
        table = OverbookingState()
        table.rules_version = self.version if version is None else version
        table.show_forced = show_forced
        table.draws = draws
        table.events = []
        begin_chance(table, luck(seed))
        table.scoring = SCORINGS.index(options["scoring"])
        table.no_peeking = options["peeking"] == "no"
        set_up(table, int(options["players"]))
        table.go_on()
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
        return why.why_not(_table(state), choice)

    def secret(self, state: State) -> bool:
        """A play names the card; its events tell the others what they may know of it."""
        return _table(state).plays_left()

    def open_view(self, state: State) -> View:
        return views.open_view(_table(state), self.chapter(state))

    def own_view(self, state: State, seat: int | None) -> View:
        return views.own_view(_table(state), seat)

    def look_back(self, then: State, now: State, seat: int | None) -> View:
        forgotten = 0 if seat is None else views.laid_for_good(_table(now), seat)
        own = views.own_view(_table(then), seat, forgotten)
        return {**self.open_view(then), **own}

    def may_recall(self, now: State, seat: int, choice: int) -> bool:
        if choice < PLAY:
            return True
        return not views.laid_for_good(_table(now), seat) >> guest_played(choice) & 1

    def imagine(self, state: State, seat: int, seed: int) -> OverbookingState:
        return imagine(_table(state), seat, seed)

    def ends_turn(self, _seat: int, _events: Sequence[Event]) -> bool:
        """A turn is one card, or the answer for one."""
        return True

    def consequences(self, state: State) -> dict[int, Consequence]:
        """A play may also leave the next player stuck, which tells of a hand (OB-RUL-19)."""
        found = super().consequences(state)
        table = _table(state)
        if not table.plays_left():
            return found
        for choice, consequence in found.items():
            if not consequence.reveals and may_leave_stuck(table, choice):
                found[choice] = replace(consequence, reveals=True)
        return found

    def tell(self, event: Event) -> Message:
        return sentences.tell(event)

    def clause_of(self, event: Event) -> str:
        return clause_of(event)

    def seen_by(self, event: Event, seat: int | None) -> Event | None:
        return events.masked(event, seat)

    def tally(self, events_so_far: Sequence[Event]) -> list[Tally]:
        found: list[Tally] = []
        chapter = SET_UP
        for kind, seat, a, b in events_so_far:
            if kind == events.ROUND_BEGAN:
                chapter = round_chapter(a)
            elif kind == events.TOKEN_TAKEN:
                found.append(Tally(seat, chapter, _TOKENS, 1))
            elif kind == events.BOOKED:
                found.append(Tally(seat, chapter, GUEST_KINDS[KIND_OF[a]].name, COINS_OF[a]))
            elif kind == events.CRESTS_SCORED:
                found.append(Tally(seat, chapter, _CRESTS, b))
        return found

    def source_title(self, source: str) -> Message:
        return _SOURCE_TITLES.get(source) or Message(f"overbooking-kind-{source}")

    def cards(self) -> Sequence[Card]:
        return ALL_CARDS

    def chapter(self, state: State) -> str:
        table = _table(state)
        return THE_END if table.over else round_chapter(int(table.round))


def _table(state: State) -> OverbookingState:
    assert isinstance(state, OverbookingState)
    return state


OVERBOOKING = Overbooking()
