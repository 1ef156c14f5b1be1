"""What one visitor is told of a table: never more than the seat may know.

Everything the house sends about a game is made here, from `view`, `seen_by` and the choices of
the own decision. The seed is not among it before the game is over.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from hotelier.games import game_named
from hotelier.house.basics.refusals import Refusal
from hotelier.house.tables.advising import has_hints
from hotelier.house.tables.play import undo_limit
from hotelier.house.tables.table import Table, Visitor
from hotelier.house.telling.packed import Data, Written, completed, packed, written
from hotelier.house.telling.speech import Speech
from hotelier.house.telling.tables import lasting_data, present_data
from hotelier.kernel.chapters import chapter_short_title, chapter_title
from hotelier.kernel.consequence import Consequence
from hotelier.kernel.game import Game, Step
from hotelier.kernel.message import Message, sentence
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import Event, State


def snapshot(table: Table, visitor: Visitor, since: int | None, language: str | None) -> Data:
    """The table as a visitor may know it; the log goes on from what was known at a moment."""
    visitor.must_be_allowed_to_watch(table)
    telling = Telling.of(table, language)
    seat, host = visitor.seat, visitor.host
    invitation = table.record.invitation if seat is not None or host else None
    return {
        "table": telling.table_data,
        "you": {
            "seat": seat,
            "host": host,
            "invitation": invitation,
            "hints": has_hints(table.record, seat),
        },
        "position": telling.position(seat) if table.has_begun else None,
        "log": telling.log(seat, since or 0) if table.has_begun else None,
    }


class Telling:
    """All there is to tell of a table as it is now, in one language.

    What is the same for all is made when the first one hears it.
    """

    def __init__(self, table: Table, language: str | None) -> None:
        self._table = table
        self._speech = Speech(language, table.names())
        self._steps: dict[tuple[int, int | None], Written] = {}

    @classmethod
    def of(cls, table: Table, language: str | None) -> Telling:
        told = table.made.get((cls, language))
        if told is None:
            told = table.made[cls, language] = cls(table, language)
        assert isinstance(told, cls)
        return told

    @cached_property
    def table_data(self) -> Written:
        record, lasting, language = self._table.record, self._table.lasting, self._speech.language
        if language not in lasting:
            texts = option_texts(record.game, tuple(record.options.items()), language)
            lasting[language] = packed(lasting_data(record) | {"option_texts": texts})
        return completed(lasting[language], present_data(record))

    @cached_property
    def _open_view(self) -> bytes:
        game = self._table.game
        return packed(game.rules.open_view(game.state))

    @cached_property
    def _open_position(self) -> bytes:
        """Of the position what everybody is told."""
        table, speech = self._table, self._speech
        game, state, over = table.game, table.game.state, table.game.over
        chapter = game.rules.chapter(state)
        return packed(
            {
                "moment": table.record.moment,
                "step": len(game.steps),
                "over": over,
                "awaits": None if over else game.seat,
                "chapter": chapter,
                "chapter_text": speech(chapter_title(chapter)),
                "scores": state.scores() if over else None,
                "winners": state.winners() if over else None,
                "tie_breaks": state.tie_breaks() if over else None,
                "tally": _tally(table, speech) if over else None,
            }
        )

    @cached_property
    def _decision(self) -> Written:
        """What is asked of the seat to choose; for nobody else."""
        return written(_decision(self._table.game, self._speech))

    def position(self, seat: int | None) -> Written:
        """The position, with the view and the decision of a seat."""
        table, game = self._table, self._table.game
        steps = len(game.steps)
        undo_to = steps if seat is None else undo_limit(table, seat)
        asked = seat is not None and table.playing and not game.over and game.seat == seat
        own = {
            "view": completed(self._open_view, game.rules.own_view(game.state, seat)),
            "decision": self._decision if asked else None,
            "may_undo": undo_to < steps,
            "undo_to": undo_to,
        }
        return completed(self._open_position, own)

    def log(self, seat: int | None, since: int) -> Data:
        """The steps a visitor does not know who knew the table at a moment.

        `keep` is how many of the known ones still stand: the rest was taken back.
        """
        table, game = self._table, self._table.game
        keep = table.steps_before(since)
        steps = [self._step(number, seat) for number in range(keep, len(game.steps))]
        data: Data = {"keep": keep, "steps": steps}
        if keep == 0:
            data["opening"] = self._events(game.opening, seat)
        return data

    def _step(self, number: int, seat: int | None) -> Written:
        """One step as a seat may know it; most are the same for all, and made once."""
        eyes = seat if self._differs(self._table.game.steps[number]) else None
        told = self._steps.get((number, eyes))
        if told is None:
            told = self._steps[number, eyes] = written(self._step_anew(number, eyes))
        return told

    def _differs(self, step: Step) -> bool:
        """Whether some know more of a step than a spectator does."""
        if self._table.is_public_record:
            return False
        rules = self._table.game.rules
        return step.secret or any(rules.seen_by(event, None) != event for event in step.events)

    def _step_anew(self, number: int, seat: int | None) -> Data:
        table, speech = self._table, self._speech
        step, stored, rules = table.game.steps[number], table.choices[number], table.game.rules
        own = step.seat == seat and rules.may_recall(table.game.state, step.seat, step.choice)
        shown = table.is_public_record or not step.secret or own
        return {
            "step": number,
            "moment": stored.moment,
            "seat": step.seat,
            "by_bot": stored.by_bot,
            "choice": step.choice if shown else None,
            "token": rules.token(step.choice) if shown else None,
            "chapter": step.chapter,
            "chapter_text": speech(chapter_title(step.chapter)),
            "chapter_short": speech(chapter_short_title(step.chapter)),
            "secret": step.secret,
            "forced": step.forced,
            "events": self._events(step.events, seat),
        }

    def _events(self, events: tuple[Event, ...], seat: int | None) -> list[Data]:
        rules, everything = self._table.game.rules, self._table.is_public_record
        told = []
        for event in events:
            seen = event if everything else rules.seen_by(event, seat)
            if seen is not None:
                message = rules.tell(seen)
                told.append(
                    {
                        "event": list(seen),
                        "id": message.id,
                        "text": self._speech(message),
                        "clause": rules.clause_of(seen),
                    }
                )
        return told


@lru_cache(maxsize=256)
def option_texts(game: str, agreed: tuple[tuple[str, str], ...], language: str | None) -> Written:
    """What was agreed on, as people say it."""
    rules, speech, values = game_named(game), Speech(language, ()), dict(agreed)
    return written(
        {
            option.name: {
                "title": speech(rules.option_title(option)),
                "value": speech(rules.value_title(option, values[option.name])),
            }
            for option in rules.options
            if option.name in values
        }
    )


def position_at(table: Table, visitor: Visitor, step: int, seat: int | None) -> Data:
    """The position after so many choices, as the visitor's seat knew it.

    When the game is over it can be seen with the eyes of any seat.
    """
    visitor.must_be_allowed_to_watch(table)
    game = table.game
    if not table.has_begun or not 0 <= step <= len(game.steps):
        raise Refusal(
            404, "no-such-step", sentence("error-no-step", choices=table.record.steps, step=step)
        )
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal(404, "no-such-seat", sentence("house-no-such-seat", number=seat))
    eyes = visitor.seat
    if seat is not None and seat != visitor.seat:
        if not table.is_public_record:
            raise Refusal(403, "not-allowed", sentence("house-cards-hidden"))
        eyes = seat
    state = game.state_at(step)
    view = game.rules.look_back(state, game.state, eyes)
    return {"step": step, "seat": eyes, "view": view}


def _decision(game: Game, speech: Speech) -> Data:
    rules, state = game.rules, game.state
    question = rules.question(state)
    return {
        "question": {
            "id": question.id,
            "text": speech(question),
            "numbers": _numbers(question),
        },
        "choices": [
            _choice(rules, state, choice, consequence, speech)
            for choice, consequence in rules.consequences(state).items()
        ],
    }


def _choice(
    rules: Rules, state: State, choice: int, consequence: Consequence, speech: Speech
) -> Data:
    described = rules.describe(state, choice)
    return {
        "choice": choice,
        "token": rules.token(choice),
        "id": described.id,
        "text": speech(described),
        "numbers": _numbers(described),
        "ends_turn": consequence.ends_turn,
        "reveals": consequence.reveals,
    }


def _numbers(message: Message) -> dict[str, int]:
    """What a sentence counts (krones, rooms left), for who draws it rather than reads it."""
    return {name: value for name, value in message.values.items() if isinstance(value, int)}


def _tally(table: Table, speech: Speech) -> list[Data]:
    return [
        {
            "seat": part.seat,
            "chapter": part.chapter,
            "chapter_text": speech(chapter_title(part.chapter)),
            "chapter_short": speech(chapter_short_title(part.chapter)),
            "source": part.source,
            "source_text": speech(table.game.rules.source_title(part.source)),
            "points": part.points,
        }
        for part in table.game.tally()
    ]
