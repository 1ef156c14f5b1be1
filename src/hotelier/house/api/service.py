"""Health and metrics."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from hotelier.form import FORM
from hotelier.house.api.context import TheHouse
from hotelier.house.api.models import PLAIN_TEXT, HealthGiven
from hotelier.house.basics.refusals import Refusal
from hotelier.version import __version__

router = APIRouter(tags=["service"])
_PATIENCE_SECONDS = 5.0


@router.get("/health")
async def health(house: TheHouse) -> HealthGiven:
    """Answers when the house is up and its database answers."""
    try:
        await asyncio.wait_for(house.storage.check(), _PATIENCE_SECONDS)
    except (SQLAlchemyError, TimeoutError):
        raise Refusal(503, "no-database", "The database does not answer.") from None
    return HealthGiven(
        status="ok",
        version=__version__,
        form=FORM,
        database=house.storage.engine.dialect.name,
    )


@router.get("/metrics", response_model=None, responses=PLAIN_TEXT)
async def metrics(house: TheHouse) -> PlainTextResponse:
    """Counts and times in the format of Prometheus."""
    return PlainTextResponse(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
