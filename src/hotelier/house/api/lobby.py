"""Tables: making them, finding them, sitting at them."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request

from hotelier.games import GAMES
from hotelier.house.api.context import Language, TheHouse, TheTable, TheVisitor, base_url
from hotelier.house.api.links import device_link, invitation_link, qr_code, table_link
from hotelier.house.api.models import (
    DeviceAsked,
    GamesGiven,
    LinkGiven,
    OneselfAsked,
    PlaceGiven,
    SeatAsked,
    SeatsAsked,
    SitAsked,
    StandInAsked,
    TableAsked,
    TablesGiven,
)
from hotelier.house.api.offer import offer
from hotelier.house.basics.refusals import Refusal, not_allowed
from hotelier.house.tables import creating, devices, lobby
from hotelier.house.tables.creating import Place, Plan
from hotelier.house.tables.house import House
from hotelier.house.telling.components import components
from hotelier.house.telling.tables import table_as_data
from hotelier.kernel.message import sentence
from hotelier.words import ENGLISH

router = APIRouter(prefix="/api", tags=["tables"])
_TABLES_LISTED = 100
SeatNumber = Annotated[int, Path(ge=0, le=15)]


@router.get("/games")
async def games(house: TheHouse, language: Language = ENGLISH) -> GamesGiven:
    """The games of the house with all their options, the bots, and the languages."""
    return offer(language, house.bots)


@router.get("/games/{game}/components")
async def printed(
    game: Annotated[str, Path(max_length=32)],
    language: Language = ENGLISH,
    edition: Literal["revised", "2015"] = "revised",
) -> dict[str, Any]:
    """What is printed on the components of a game, for programs that draw a table."""
    if game not in GAMES:
        raise Refusal(404, "no-such-game", sentence("house-no-such-game"))
    return components(game, language, edition)


@router.get("/tables")
async def open_tables(house: TheHouse) -> TablesGiven:
    """Tables that anybody may join or watch, and at which there is somebody."""
    lately = time.time() - house.settings.listed_hours * 3600
    found = await house.storage.open_tables(lately, _TABLES_LISTED)
    return TablesGiven(tables=[table_as_data(record) for record in found if record.keys])


@router.post("/tables", status_code=201)
async def create(asked: TableAsked, house: TheHouse, request: Request) -> PlaceGiven:
    """A new table; you are its host."""
    place = await creating.create(
        house, asked.game, asked.options, lambda size: planned(asked, size)
    )
    return given(place, request, house)


@router.post("/tables/{table_id}/sit", status_code=201)
async def sit(
    asked: SitAsked, table: TheTable, visitor: TheVisitor, house: TheHouse, request: Request
) -> PlaceGiven:
    """Take an empty seat. At a table by invitation, the invitation is the bearer secret."""
    place = await lobby.sit(house, table, visitor, asked.name, asked.seat)
    return given(place, request, house)


@router.patch("/tables/{table_id}/me", status_code=204)
async def me(asked: OneselfAsked, table: TheTable, visitor: TheVisitor, house: TheHouse) -> None:
    """Change your name; say whether you are ready; add a word to the seed of the table."""
    await lobby.present_oneself(house, table, visitor, asked.name, asked.ready, asked.word)


@router.put("/tables/{table_id}/seats/{seat}", status_code=204)
async def arrange(
    seat: SeatNumber, asked: SeatAsked, table: TheTable, visitor: TheVisitor, house: TheHouse
) -> None:
    """The host puts a bot on a seat, or frees it, before the game."""
    await lobby.arrange(house, table, visitor, seat, asked.bot)


@router.post("/tables/{table_id}/start", status_code=204)
async def start(table: TheTable, visitor: TheVisitor, house: TheHouse) -> None:
    """Begin the game, when all seats are taken and all are ready."""
    await lobby.start(house, table, visitor)


@router.post("/tables/{table_id}/leave", status_code=204)
async def leave(asked: StandInAsked, table: TheTable, visitor: TheVisitor, house: TheHouse) -> None:
    """Leave: before the game the seat becomes free, during it a bot stands in."""
    await lobby.leave(house, table, visitor, asked.bot)


@router.post("/tables/{table_id}/return", status_code=204)
async def come_back(table: TheTable, visitor: TheVisitor, house: TheHouse) -> None:
    """Take your seat again from the bot that stood in."""
    await lobby.come_back(house, table, visitor)


@router.post("/tables/{table_id}/seats/{seat}/stand-in", status_code=204)
async def stand_in(seat: SeatNumber, table: TheTable, visitor: TheVisitor, house: TheHouse) -> None:
    """Let a bot choose for somebody who keeps the table waiting."""
    await lobby.ask_for_stand_in(house, table, visitor, seat)


@router.get("/tables/{table_id}/invitation")
async def invitation(
    table: TheTable, visitor: TheVisitor, house: TheHouse, request: Request
) -> LinkGiven:
    """The link that opens an empty seat, for those who are at the table."""
    if visitor.seat is None and not visitor.host:
        raise not_allowed("Only those at the table can invite others.")
    link = invitation_link(base_url(request, house), table.id, table.record.invitation)
    return LinkGiven(link=link, qr=qr_code(link))


@router.post("/tables/{table_id}/devices", status_code=201)
async def open_pairing(
    table: TheTable, visitor: TheVisitor, house: TheHouse, request: Request
) -> LinkGiven:
    """A link for your second device: once, within ten minutes."""
    _, code = await devices.open_pairing(house, table, visitor)
    link = device_link(base_url(request, house), table.id, code)
    return LinkGiven(link=link, qr=qr_code(link))


@router.post("/tables/{table_id}/devices/join", status_code=201)
async def pair_device(
    asked: DeviceAsked, table: TheTable, house: TheHouse, request: Request
) -> PlaceGiven:
    """The second device takes the seat with the code of its link."""
    return given(await devices.pair_device(house, table, asked.code), request, house)


def planned(asked: SeatsAsked, size: int) -> Plan:
    return creating.plan_seats(
        size,
        asked.bots,
        asked.seat,
        sits=asked.sit,
        name=asked.name,
        listed=asked.listed,
        watchable=asked.watchable,
        hints=asked.hints,
    )


def given(place: Place, request: Request, house: House) -> PlaceGiven:
    return PlaceGiven(
        table=place.table.id,
        seat=place.seat,
        secret=place.secret,
        link=table_link(base_url(request, house), place.table.id),
    )
