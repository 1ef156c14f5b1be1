"""What every handler needs, taken from the request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request
from pydantic import AfterValidator

from hotelier.house.basics.secrecy import ID_PATTERN
from hotelier.house.basics.tongues import nearest
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table, Visitor

_BEARER = "bearer "

TableId = Annotated[str, Path(pattern=ID_PATTERN, description="The id of a table.")]

Language = Annotated[str, Query(), AfterValidator(nearest)]
"""For texts, which a request can do without; one that is not spoken becomes the nearest."""


async def _house(request: Request) -> House:
    # What is not asynchronous would be asked for in another thread, at every request.
    house = request.app.state.house
    assert isinstance(house, House)
    return house


TheHouse = Annotated[House, Depends(_house)]


async def _table(house: TheHouse, table_id: TableId) -> Table:
    return await house.table(table_id)


TheTable = Annotated[Table, Depends(_table)]


async def _visitor(
    table: TheTable,
    authorization: Annotated[
        str | None,
        Header(
            description="`Bearer` and the secret of a seat, or an invitation to watch.",
            max_length=200,
        ),
    ] = None,
) -> Visitor:
    secret = None
    if authorization and authorization.lower().startswith(_BEARER):
        secret = authorization[len(_BEARER) :].strip()
    return Visitor(table, secret)


TheVisitor = Annotated[Visitor, Depends(_visitor)]


def base_url(request: Request, house: House) -> str:
    return house.settings.public_url or str(request.base_url)
