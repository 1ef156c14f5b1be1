"""Data as JSON: what was written once stands among what is written now, whatever else does."""

from __future__ import annotations

import json

import pytest

from hotelier.house.telling.packed import completed, packed, written


@pytest.mark.parametrize("said", ["a cup of coffee", "half a character: \ud800"])
def test_what_was_written_before_stands_beside_any_text(said: str) -> None:
    told = {
        "shared": written({"round": 3}),
        "position": completed(packed({"moment": 7}), {"steps": [written([1, 2])]}),
        "said": said,
    }
    assert json.loads(packed(told)) == {
        "shared": {"round": 3},
        "position": {"moment": 7, "steps": [[1, 2]]},
        "said": said,
    }
