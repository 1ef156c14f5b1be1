"""The other rooms of the page: gallery, own results, a mistyped address, a visit without a line."""

from __future__ import annotations

import csv

import pytest

pytest.importorskip("playwright.sync_api")

from tests.page.visitor import Come  # noqa: E402

GAMES = [
    {
        "table": f"t{number}",
        "game": game,
        "at": 1_790_000_000_000 + number * 86_400_000,
        "seat": 0,
        "names": ["Anna", "=Franzi"],
        "scores": scores,
        "winners": [0 if scores[0] > scores[1] else 1],
        "sources": {"guests": scores[0] - 10, "full groups": 10},
    }
    for number, (game, scores) in enumerate(
        [("austria", [100, 90]), ("austria", [80, 95]), ("overbooking", [30, 20])]
    )
]


def test_the_gallery_is_searched(visit: Come, axe: str) -> None:
    visitor = visit("/gallery")
    page = visitor.page
    page.get_by_role("heading", name="Sculptor").wait_for()
    assert visitor.barriers(axe) == []
    page.get_by_label("Search").fill("strudel emperor")
    page.wait_for_function("() => document.querySelectorAll('article').length < 40")
    texts = page.locator("article").all_inner_texts()
    assert texts
    assert all("strudel" in text.lower() and "emperor" in text.lower() for text in texts)
    page.get_by_role("link", name="Overbooking").click()
    page.get_by_label("Search").fill("soldiers")
    page.locator("article svg").first.wait_for()
    assert visitor.trouble == []


def test_statistics_of_known_games(visit: Come, axe: str) -> None:
    visitor = visit("/games", wishes={"memoirs": GAMES})
    page = visitor.page
    sums = page.locator(".sums dd")
    sums.first.wait_for()
    assert sums.all_inner_texts() == ["3", "2", "70", "100"]
    assert visitor.barriers(axe) == []
    page.get_by_role("combobox").first.select_option("austria")
    assert sums.all_inner_texts() == ["2", "1", "90", "100"]
    with page.expect_download() as loading:
        page.get_by_role("link", name="Export as CSV").click()
    head, *lines = list(csv.reader(loading.value.path().read_text().splitlines()))
    assert head[:4] == ["date", "game", "score", "won"]
    assert [line[2:5] for line in lines] == [["100", "1", "'=Franzi"], ["80", "0", "'=Franzi"]]
    page.get_by_role("button", name="Forget").first.click()
    assert sums.first.inner_text() == "1"
    page.get_by_role("button", name="Remember it again").click()
    assert sums.first.inner_text() == "2"
    assert visitor.trouble == []


def test_a_mistyped_address_says_so(visit: Come) -> None:
    visitor = visit("/tabel/abc")
    visitor.page.get_by_role("heading", name="There is no such room").wait_for()
    visitor.page.get_by_role("link", name="To the lobby").click()
    visitor.page.locator(".game").first.wait_for()


def test_without_a_line_the_page_opens_and_says_what_is_missing(visit: Come) -> None:
    visitor = visit(kept=True)
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(page.url)
    page.get_by_text("The house is not answering").first.wait_for()
    page.get_by_role("link", name="My results").click()
    page.get_by_text("Finished games will be listed here").wait_for()
