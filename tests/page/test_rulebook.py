"""The rulebook inside the page: every clause, searched and linked."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from tests.page.visitor import Come  # noqa: E402
from tests.rulebook import clauses  # noqa: E402


def test_every_clause_of_all_books_can_be_read(visit: Come, axe: str) -> None:
    visitor = visit("/")
    page = visitor.page
    page.get_by_role("link", name="Rulebook").click()
    page.locator(".clause").first.wait_for()
    assert visitor.barriers(axe) == []
    shown: list[str] = []
    for book in page.locator("nav a").all():
        book.click()
        page.wait_for_function("it => it.ariaCurrent === 'page'", arg=book.element_handle())
        shown += page.locator(".clause .id").all_inner_texts()
    assert sorted(shown) == sorted(clause for book in clauses().values() for clause in book)
    assert visitor.trouble == []


def test_rules_are_searched_and_followed(visit: Come) -> None:
    page = visit("/rules").page
    page.get_by_label("Search the rules").fill("strudel never")
    page.get_by_text("1 clause", exact=True).wait_for()
    assert page.locator(".clause").inner_text().startswith("SET-6")
    page.get_by_label("Search the rules").fill("castling")
    page.get_by_text("No clause says that.").wait_for()


def test_the_address_of_a_clause_leads_to_it(visit: Come) -> None:
    page = visit("/rules/OB-RUL-20", width=360, height=720).page
    sought = page.locator(".sought")
    sought.wait_for()
    seen = "it => it.getBoundingClientRect().top < innerHeight"
    page.wait_for_function(seen, arg=sought.element_handle())
    assert sought.locator(".id").inner_text() == "OB-RUL-20"
    overflow = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(overflow) <= 0
    page.goto(page.url.replace("OB-RUL-20", "XYZ-1"))
    page.get_by_text("There is no rule XYZ-1.").wait_for()


def test_a_card_leads_to_its_rule(visit: Come) -> None:
    page = visit("/gallery").page
    page.get_by_role("link", name="rule S17", exact=True).click()
    page.locator("#S17.sought").wait_for()
