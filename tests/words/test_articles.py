"""Italian elides before 8, 11 and 80: no article stands before what may be one of these."""

from __future__ import annotations

import re

import pytest

from tests.words.texts import texts

ARTICLE = re.compile(r"\b(?:al|dal|del|il|nel|sul|i|ai|dai|dei|gli|[Dd]a) \{ \$(\w+) \}")
FREE = {"chance", "rounds", "first", "result", "times", "win", "play", "luck", "others"}
"""Values that may be any number; dice and sizes of tables are small ones."""


@pytest.mark.parametrize("file", ["coach.ftl", "cli.ftl", "page_table.ftl"])
def test_no_article_stands_before_any_number(file: str) -> None:
    found = {name: ARTICLE.findall(text.source) for name, text in texts("it", file).items()}
    assert {name for name, values in found.items() if FREE & set(values)} == set()
