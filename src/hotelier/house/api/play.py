"""Playing over plain HTTP: look, choose, take back, ask why not."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from hotelier.house.api.context import Language, TheHouse, TheTable, TheVisitor
from hotelier.house.api.models import (
    ChoiceAsked,
    ReasonGiven,
    SnapshotGiven,
    TakenGiven,
    UndoAsked,
    ViewGiven,
)
from hotelier.house.basics.refusals import malformed
from hotelier.house.tables import play
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table
from hotelier.house.telling.packed import packed
from hotelier.house.telling.snapshots import position_at, snapshot
from hotelier.house.telling.speech import Speech
from hotelier.kernel.message import sentence

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
_MOST = 2**31 - 1
Moment = Annotated[int | None, Query(ge=0, le=_MOST)]


@router.get("", response_model=SnapshotGiven)
async def look(
    table: TheTable,
    visitor: TheVisitor,
    house: TheHouse,
    since: Moment = None,
    version: Moment = None,
    wait: Annotated[float, Query(ge=0, le=25)] = 0.0,
    language: Language | None = None,
) -> Response:
    """The table as you may know it.

    `since` is a moment you know: the log goes on from there. With `version` and `wait` the
    answer waits until the table is beyond that version, at most so many seconds.
    """
    visitor.must_be_allowed_to_watch(table)
    if version is not None and wait:
        await _news(house, table, version, min(wait, house.settings.longest_wait_seconds))
    data = snapshot(table, visitor, since, language)
    return Response(packed(data), media_type="application/json")


@router.post("/choices")
async def choose(
    asked: ChoiceAsked, table: TheTable, visitor: TheVisitor, house: TheHouse
) -> TakenGiven:
    """Make a choice. When this answers, the choice is stored."""
    taken = await play.choose(house, table, visitor, asked.moment, asked.choice)
    return TakenGiven(result=taken.result, moment=taken.moment)


@router.post("/undo")
async def undo(
    asked: UndoAsked, table: TheTable, visitor: TheVisitor, house: TheHouse
) -> TakenGiven:
    """Take back your latest choice, if nothing hidden has come to light.

    `to` takes back several at once: so many choices stay, no fewer than the position's `undo_to`.
    """
    taken = await play.undo(house, table, visitor, asked.moment, asked.to)
    return TakenGiven(result=taken.result, moment=taken.moment)


@router.get("/why-not")
async def why_not(
    table: TheTable,
    visitor: TheVisitor,
    choice: Annotated[int | None, Query(ge=0, le=_MOST)] = None,
    token: Annotated[str | None, Query(max_length=32)] = None,
    language: Language = "en",
) -> ReasonGiven:
    """Why a choice, by number or token, is not legal now, and the clause that says so."""
    word = token if choice is None else choice
    if word is None:
        raise malformed(sentence("house-which-choice"))
    speech = Speech(language, table.names())
    reason = play.why_not(table, visitor, word)
    if reason is None:
        return ReasonGiven(legal=True, clause=None, text=None)
    return ReasonGiven(legal=False, clause=reason.clause, text=speech(reason.message))


@router.get("/steps/{step}")
async def earlier(
    step: Annotated[int, Path(ge=0, le=_MOST)],
    table: TheTable,
    visitor: TheVisitor,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> ViewGiven:
    """The position after so many choices; of a finished game with the eyes of any seat."""
    return ViewGiven(**position_at(table, visitor, step, seat))


async def _news(house: House, table: Table, version: int, seconds: float) -> None:
    """Wait until the table is beyond a version, or the house closes."""
    listener = asyncio.Event()
    table.listeners.add(listener)
    try:
        async with asyncio.timeout(seconds):
            while table.record.version <= version and not house.closing:
                listener.clear()
                await listener.wait()
    except TimeoutError:
        pass
    finally:
        table.listeners.discard(listener)
