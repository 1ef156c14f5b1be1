"""What is sent to the house and what comes back, as the OpenAPI description tells it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from hotelier.house.basics.names import LONGEST_NAME
from hotelier.house.basics.secrecy import SECRET_PATTERN
from hotelier.house.tables.lobby import STAND_IN

_MOST = 2**31 - 1
Count = Annotated[int, Field(ge=0, le=_MOST)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Word = Annotated[str, Field(min_length=1, max_length=32)]
Secret = Annotated[str, Field(pattern=SECRET_PATTERN)]
ChoiceOrToken = Annotated[int, Field(ge=0, le=_MOST, strict=True)] | Word


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatsAsked(_Asked):
    """Who sits where at a new table."""

    bots: list[Word | None] | None = Field(
        None, max_length=16, description="By seat: the bot there, or null for a person."
    )
    sit: bool = Field(default=True, description="Whether you take a seat yourself.")
    seat: Count | None = Field(None, description="Which seat; the first free one by default.")
    name: Name = ""
    listed: bool = Field(
        default=False, description="Whether anybody may find the table and sit down."
    )
    watchable: bool = Field(default=True, description="Whether there may be spectators.")
    hints: bool = Field(
        default=False,
        description="Whether all at the table may ask the coach; who plays with bots alone may.",
    )


class TableAsked(SeatsAsked):
    """A new table."""

    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=32)


class ForkAsked(SeatsAsked):
    """A new table that goes on from a finished game."""

    step: Count | None = Field(None, description="After so many choices; the end by default.")
    same_chance: bool = Field(
        default=False, description="Dice and cards by the seed of that game, instead of fresh ones."
    )


class SitAsked(_Asked):
    name: Name = ""
    seat: Count | None = None


class OneselfAsked(_Asked):
    name: Name | None = None
    ready: bool | None = None
    word: Name | None = Field(
        None, description="Before the game: a word of yours for its dice and cards, or nothing."
    )


class SeatAsked(_Asked):
    bot: Word | None = Field(description="The bot to sit there, or null to free the seat.")


class StandInAsked(_Asked):
    bot: Word = STAND_IN


class ChoiceAsked(_Asked):
    moment: Count = Field(description="The moment of the position that is answered.")
    choice: ChoiceOrToken = Field(description="One of the legal choices, by number or token.")


class UndoAsked(_Asked):
    moment: Count
    to: Count | None = None
    """How many choices stay; by default all but the latest."""


class DeviceAsked(_Asked):
    code: Secret


class PlaceGiven(BaseModel):
    """A place at a table. The secret is shown this once; whoever has it holds the seat."""

    table: str
    seat: int | None
    secret: str
    link: str


class TakenGiven(BaseModel):
    """`duplicate`: this very choice was taken before, and nothing was done again."""

    result: Literal["taken", "duplicate", "undone"]
    moment: int


class ReasonGiven(BaseModel):
    legal: bool
    clause: str | None
    text: str | None


class LinkGiven(BaseModel):
    link: str
    qr: str = Field(description="The link as a QR code: an SVG picture.")


class TableGiven(BaseModel):
    table: str
    link: str


class YouGiven(BaseModel):
    seat: int | None
    host: bool
    invitation: str | None = None
    hints: bool = Field(description="Whether the coach helps you at this table.")


class SnapshotGiven(BaseModel):
    """A table as one visitor may know it."""

    table: dict[str, Any]
    you: YouGiven
    position: dict[str, Any] | None
    log: dict[str, Any] | None


class ViewGiven(BaseModel):
    step: int
    seat: int | None
    view: dict[str, Any]


class ErrorDetails(BaseModel):
    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class ErrorGiven(BaseModel):
    error: ErrorDetails


class OptionGiven(BaseModel):
    """Something to agree on. Names and values are for programs, titles and help for people."""

    name: str
    values: list[str]
    default: str
    only_players: list[str] | None = Field(
        description="The values of `players` it is for, or null for any; else leave it out."
    )
    title: str
    help: str
    value_titles: dict[str, str]


class GameGiven(BaseModel):
    name: str
    title: str
    blurb: str
    rules: int
    action_space: int
    options: list[OptionGiven]


class GamesGiven(BaseModel):
    games: list[GameGiven]
    bots: list[str]
    bot_titles: dict[str, str]
    bot_texts: dict[str, str]
    languages: list[str]


class TablesGiven(BaseModel):
    tables: list[dict[str, Any]]


class HealthGiven(BaseModel):
    status: Literal["ok"]
    version: str
    form: str
    database: str


_WHAT: Final = {
    400: "Not well-formed",
    401: "Needs the secret of a seat",
    403: "Not allowed",
    404: "There is no such thing",
    405: "Not this method",
    408: "The request came too slowly",
    409: "Not now",
    413: "Too large",
    422: "Malformed or illegal",
    429: "Too many requests",
    503: "Not at the moment",
}
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorGiven, "description": what} for status, what in _WHAT.items()
}
"""Every answer that is no success has the same form."""

PLAIN_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
