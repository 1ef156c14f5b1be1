"""What one visitor is told of a table: never more than the seat may know.

Everything the house sends about a game is made here, from `view`, `seen_by` and the choices of
the own decision. The seed is not among it before the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotelier.games import game_named
from hotelier.house.basics.refusals import Refusal
from hotelier.house.storing.records import ARCHIVED, OVER, Record, Seat
from hotelier.house.tables.play import undo_limit
from hotelier.house.tables.table import Table, Visitor
from hotelier.house.telling.speech import Speech
from hotelier.kernel.chapters import chapter_short_title, chapter_title
from hotelier.kernel.game import Step
from hotelier.kernel.message import Message
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import Event, State

Data = dict[str, Any]


def snapshot(table: Table, visitor: Visitor, since: int | None, language: str | None) -> Data:
    """The table as a visitor may know it; the log goes on from what was known at a moment."""
    visitor.must_be_allowed_to_watch(table)
    speech = Speech(language, table.names())
    data: Data = {"table": table_as_data(table.record)}
    data["table"]["option_texts"] = _option_texts(table, speech)
    data["you"] = {"seat": visitor.seat, "host": visitor.host}
    if visitor.seat is not None or visitor.host:
        data["you"]["invitation"] = table.record.invitation
    data["position"] = _position(table, visitor.seat, speech) if table.has_begun else None
    data["log"] = _log(table, visitor.seat, since or 0, speech) if table.has_begun else None
    return data


def table_as_data(record: Record) -> Data:
    """What anybody may know who knows of the table."""
    words = dict(record.present_luck.words)
    return {
        "id": record.id,
        "game": record.game,
        "options": record.options,
        "status": record.status,
        "listed": record.listed,
        "watchable": record.watchable,
        "version": record.version,
        "moment": record.moment,
        "steps": record.steps,
        "host_seat": record.host_seat,
        "seats": [_seat(number, seat, words) for number, seat in enumerate(record.seats)],
        "forked_from": record.forked_from,
        "fork_step": record.fork_step,
        "rematch": record.rematch,
        "luck": _luck(record),
        "created_at": record.created_at,
        "moved_at": record.moved_at,
    }


def _option_texts(table: Table, speech: Speech) -> Data:
    """What was agreed on, as people say it."""
    rules, agreed = game_named(table.record.game), table.record.options
    return {
        option.name: {
            "title": speech(rules.option_title(option)),
            "value": speech(rules.value_title(option, agreed[option.name])),
        }
        for option in rules.options
        if option.name in agreed
    }


def position_at(table: Table, visitor: Visitor, step: int, seat: int | None) -> Data:
    """The position after so many choices, as the visitor's seat knew it.

    When the game is over it can be seen with the eyes of any seat.
    """
    visitor.must_be_allowed_to_watch(table)
    game = table.game
    if not table.has_begun or not 0 <= step <= len(game.steps):
        raise Refusal(404, "no-such-step", f"The game has {table.record.steps} choices so far.")
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal(404, "no-such-seat", f"This table has no seat {seat}.")
    eyes = visitor.seat
    if seat is not None and seat != visitor.seat:
        if not table.is_public_record:
            raise Refusal(403, "not-allowed", "Others' cards can be seen when the game is over.")
        eyes = seat
    state = game.state_at(step)
    return {"step": step, "seat": eyes, "view": game.rules.view(state, eyes)}


def _luck(record: Record) -> Data:
    """What binds the house to its seed while nobody may know it; in the end the seed itself.

    Digits, for it is larger than the numbers browsers have.
    """
    luck = record.present_luck
    told = record.status in (OVER, ARCHIVED)
    return {
        "same": record.same_luck,
        "commitment": luck.commitment if luck.secret else None,
        "seed": str(luck.seed) if told else None,
    }


def _seat(number: int, seat: Seat, words: Mapping[int, str]) -> Data:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "ready": seat.ready,
        "word": words.get(number),
    }


def _position(table: Table, seat: int | None, speech: Speech) -> Data:
    game = table.game
    state = game.state
    over = game.over
    chapter = game.rules.chapter(state)
    steps = len(game.steps)
    undo_to = steps if seat is None else undo_limit(table, seat)
    return {
        "moment": table.record.moment,
        "step": steps,
        "over": over,
        "awaits": None if over else game.seat,
        "chapter": chapter,
        "chapter_text": speech(chapter_title(chapter)),
        "view": game.rules.view(state, seat),
        "decision": _decision(table, seat, speech),
        "may_undo": undo_to < steps,
        "undo_to": undo_to,
        "scores": state.scores() if over else None,
        "winners": state.winners() if over else None,
        "tie_breaks": state.tie_breaks() if over else None,
        "tally": _tally(table, speech) if over else None,
    }


def _decision(table: Table, seat: int | None, speech: Speech) -> Data | None:
    """What is asked, for the seat that is asked and for nobody else."""
    game = table.game
    if seat is None or game.over or not table.playing or game.seat != seat:
        return None
    rules, state = game.rules, game.state
    question = rules.question(state)
    return {
        "question": {
            "id": question.id,
            "text": speech(question),
            "numbers": _numbers(question),
        },
        "choices": [_choice(rules, state, choice, speech) for choice in state.choices],
    }


def _choice(rules: Rules, state: State, choice: int, speech: Speech) -> Data:
    described = rules.describe(state, choice)
    return {
        "choice": choice,
        "token": rules.token(choice),
        "id": described.id,
        "text": speech(described),
        "numbers": _numbers(described),
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


def _log(table: Table, seat: int | None, since: int, speech: Speech) -> Data:
    """The steps a visitor does not know who knew the table at a moment.

    `keep` is how many of the known ones still stand: the rest was taken back.
    """
    game = table.game
    keep = table.steps_before(since)
    everything = table.is_public_record
    data: Data = {
        "keep": keep,
        "steps": [
            _step(table, number, seat, speech, everything=everything)
            for number in range(keep, len(game.steps))
        ],
    }
    if keep == 0:
        data["opening"] = _events(game.rules, game.opening, seat, speech, everything=everything)
    return data


def _step(table: Table, number: int, seat: int | None, speech: Speech, *, everything: bool) -> Data:
    step: Step = table.game.steps[number]
    stored = table.choices[number]
    rules = table.game.rules
    shown = everything or not step.secret or step.seat == seat
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
        "events": _events(rules, step.events, seat, speech, everything=everything),
    }


def _events(
    rules: Rules, events: tuple[Event, ...], seat: int | None, speech: Speech, *, everything: bool
) -> list[Data]:
    told = []
    for event in events:
        seen = event if everything else rules.seen_by(event, seat)
        if seen is not None:
            message = rules.tell(seen)
            told.append({"event": list(seen), "id": message.id, "text": speech(message)})
    return told
