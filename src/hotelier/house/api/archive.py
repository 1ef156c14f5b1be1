"""Journals, replays, forks and rematches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Request
from fastapi.responses import PlainTextResponse

from hotelier.house.api.context import TheHouse, TheTable, TheVisitor, base_url
from hotelier.house.api.links import qr_code, replay_link, table_link
from hotelier.house.api.lobby import given, planned
from hotelier.house.api.models import PLAIN_TEXT, ForkAsked, LinkGiven, PlaceGiven, TableGiven
from hotelier.house.tables import archive

router = APIRouter(prefix="/api", tags=["journals"])


@router.get("/tables/{table_id}/journal", response_model=None, responses=PLAIN_TEXT)
async def journal(table: TheTable) -> PlainTextResponse:
    """The journal of a finished game, to keep."""
    name = f"{table.record.game}-{table.id}.journal"
    return PlainTextResponse(
        archive.journal_of(table),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.post("/journals", status_code=201)
async def upload(
    text: Annotated[str, Body(media_type="text/plain", max_length=256 * 1024)],
    house: TheHouse,
    request: Request,
) -> TableGiven:
    """Bring a journal; it can be looked at, shared and forked by the link that comes back."""
    table_id = await archive.keep_journal(house, text)
    return TableGiven(table=table_id, link=replay_link(base_url(request, house), table_id))


@router.get("/tables/{table_id}/replay")
async def replay(table: TheTable, house: TheHouse, request: Request) -> LinkGiven:
    """The link to look at a finished game, for anybody."""
    archive.must_be_finished(table)
    link = replay_link(base_url(request, house), table.id)
    return LinkGiven(link=link, qr=qr_code(link))


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(asked: ForkAsked, table: TheTable, house: TheHouse, request: Request) -> PlaceGiven:
    """A new table that goes on from any step of a finished game."""
    place = await archive.fork(
        house,
        table,
        asked.step,
        lambda size: planned(asked, size),
        same_chance=asked.same_chance,
    )
    return given(place, request, house)


@router.post("/tables/{table_id}/rematch")
async def rematch(
    table: TheTable, visitor: TheVisitor, house: TheHouse, request: Request
) -> TableGiven:
    """The same players once more, at a new table that your secret opens too."""
    table_id = await archive.rematch(house, table, visitor)
    return TableGiven(table=table_id, link=table_link(base_url(request, house), table_id))
