"""What a client may say on a live line."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from hotelier.house.api.models import ChoiceOrToken, Count, Word
from hotelier.house.tables.company import LONGEST_THOUGHT, Gesture

_Id = int | Annotated[str, Field(max_length=64)] | None


class _Said(BaseModel):
    model_config = ConfigDict(extra="forbid")
    id: _Id = None


class Hello(_Said):
    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=200)] | None = None
    since: Count | None = None
    language: Word | None = None
    company: bool = False
    """Whether to hear who is here, and of their gestures."""


class Choose(_Said):
    type: Literal["choose"]
    moment: Count
    choice: ChoiceOrToken


class Undo(_Said):
    type: Literal["undo"]
    moment: Count
    to: Count | None = None


class WhyNot(_Said):
    type: Literal["why-not"]
    choice: ChoiceOrToken


class Gestured(_Said):
    type: Literal["gesture"]
    gesture: Gesture
    thought: Annotated[str, Field(max_length=LONGEST_THOUGHT)] = ""


class Ping(_Said):
    type: Literal["ping"]


Request = Choose | Undo | WhyNot | Gestured | Ping
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
REQUEST: TypeAdapter[Request] = TypeAdapter(Annotated[Request, Field(discriminator="type")])


class _Numbered(BaseModel):
    id: _Id = None


def id_of(text: str) -> int | str | None:
    """The id of something that cannot be understood otherwise, so that its answer has it too."""
    try:
        return _Numbered.model_validate_json(text).id
    except ValidationError:
        return None
