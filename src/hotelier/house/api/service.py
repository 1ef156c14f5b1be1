"""Health and metrics."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from hotelier.form import FORM
from hotelier.house.api.context import TheHouse
from hotelier.house.api.models import PLAIN_TEXT, HealthGiven
from hotelier.version import __version__

router = APIRouter(tags=["service"])


@router.get("/health")
async def health(house: TheHouse) -> HealthGiven:
    """Answers when the house is up and its database takes what is written."""
    await house.pulse.check()
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
