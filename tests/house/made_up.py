"""Requests of every kind that a house describes, made up by Schemathesis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.house.running import Player

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def send_every_kind(url: str, examples: int, tables: Sequence[Player]) -> None:
    """So many examples of each kind, often at one of these tables; every answer is checked."""
    described = schemathesis.openapi.from_url(f"{url}/openapi.json")
    for found in described.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), player=st.sampled_from([None, *tables]))
        def send(case: Any, player: Player | None) -> None:
            if player is not None and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = player.table
                case.headers["authorization"] = f"Bearer {player.secret}"
            if isinstance((case.query or {}).get("wait"), int | float):
                # It would be granted: up to 25 seconds each time.
                case.query["wait"] = min(case.query["wait"], 0.01)
            case.call_and_validate(checks=CHECKS)

        send()
