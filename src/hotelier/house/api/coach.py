"""Asking the coach: a hint, a word on a turn, a review."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from hotelier.house.api.coach_models import HintGiven, ReviewGiven, TurnGiven
from hotelier.house.api.context import Language, TheTable, TheVisitor
from hotelier.house.gate.gate import client_of
from hotelier.house.gate.limits import ClientPurse
from hotelier.house.tables.advising import seat_for_hint, seat_of_turn, seat_to_review
from hotelier.house.telling.advice import hint_as_data, review_as_data, turn_as_data
from hotelier.house.telling.speech import Speech
from hotelier.house.thinking.coach import HouseCoach

router = APIRouter(prefix="/api/tables/{table_id}", tags=["coach"])
_MOST = 2**31 - 1


async def _coach(request: Request) -> HouseCoach:
    coach = request.app.state.coach
    assert isinstance(coach, HouseCoach)
    return coach


async def _purse(request: Request) -> ClientPurse:
    return ClientPurse(request.app.state.coaching, client_of(request.scope))


TheCoach = Annotated[HouseCoach, Depends(_coach)]
ThePurse = Annotated[ClientPurse, Depends(_purse)]


@router.get("/hint")
async def hint(
    table: TheTable,
    visitor: TheVisitor,
    coach: TheCoach,
    purse: ThePurse,
    moment: Annotated[int | None, Query(ge=0, le=_MOST)] = None,
    language: Language | None = None,
) -> HintGiven:
    """The best ways to play your decision, what they promise and why, by what you may know.

    Only where no other person plays, or at a table laid with hints for everybody.
    """
    speech = Speech(language, table.names())
    seat = seat_for_hint(table, visitor, moment)
    record = table.record
    ways = await coach.hint(table, seat, purse)
    return HintGiven(**hint_as_data(ways, record, seat, speech))


@router.get("/turn")
async def turn(
    table: TheTable,
    visitor: TheVisitor,
    coach: TheCoach,
    purse: ThePurse,
    step: Annotated[int, Query(ge=0, le=_MOST)],
    language: Language | None = None,
) -> TurnGiven:
    """What the coach thinks of the turn you began after so many choices; where hints are given."""
    speech = Speech(language, table.names())
    seat = seat_of_turn(table, visitor, step)
    return TurnGiven(**turn_as_data(await coach.turn(table, seat, step, purse), speech))


@router.get("/review")
async def review(
    table: TheTable,
    visitor: TheVisitor,
    coach: TheCoach,
    purse: ThePurse,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    wait: Annotated[float, Query(ge=0, le=25)] = 0.0,
    language: Language | None = None,
) -> ReviewGiven:
    """A finished game from one seat, your own by default: what was play, what luck, what better.

    It is made turn by turn: this answers when it is complete, or after so many seconds with what
    there is.
    """
    speech = Speech(language, table.names())
    looking = seat_to_review(table, visitor, seat)
    steps = table.record.steps
    found = await coach.review(table, looking, purse, wait)
    return ReviewGiven(**review_as_data(found.found, steps, speech, complete=found.complete))
