"""The other rooms of the page: gallery, own results, a mistyped address, a visit without a line."""

from __future__ import annotations

import csv

import pytest

from tests.house.running import Server, new_table

pytest.importorskip("playwright.sync_api")

from tests.page.memory import remembered  # noqa: E402
from tests.page.visitor import Come, kept_promise  # noqa: E402

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
    page.wait_for_function(
        """() => {
            const shown = [...document.querySelectorAll('article')];
            const has = (of, word) => of.innerText.toLowerCase().includes(word);
            return shown.length > 0
                && shown.every((of) => has(of, 'strudel') && has(of, 'emperor'));
        }"""
    )
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
    page.locator(".filters select").first.select_option("austria")
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
    ready = "navigator.serviceWorker.ready.then(() => true)"
    kept_promise(page, ready, what="keep itself for a visit without a line")
    page.context.set_offline(True)
    page.goto(page.url)
    page.get_by_text("The house is not answering").first.wait_for()
    page.get_by_role("link", name="My results").click()
    page.get_by_text("Finished games will be listed here").wait_for()


def test_a_card_in_play_leads_to_its_place_in_the_gallery(house: Server, visit: Come) -> None:
    player = new_table(house.url, bots=[None, "random"], name="Anna")
    assert player.post("start").status_code == 204
    visitor = visit(f"/table/{player.table}", wishes=remembered(player, game="austria"))
    card = visitor.page.locator(".queue .spot").first
    card.wait_for()
    entry = card.get_attribute("data-entry") or ""
    card.hover()
    visitor.page.get_by_text("I: more in the gallery").wait_for()
    with visitor.page.context.expect_page() as opened:
        visitor.page.keyboard.press("i")
    gallery = opened.value
    assert gallery.url.endswith(f"/gallery/{entry}")
    sought = gallery.locator(".sought")
    sought.wait_for()
    assert sought.get_attribute("id") == entry.partition("#")[2]
    assert visitor.trouble == []


def test_cards_of_the_gallery_have_their_rulings(visit: Come, axe: str) -> None:
    visitor = visit("/gallery/austria#staff-29")
    secretary = visitor.page.locator("#staff-29")
    secretary.get_by_text("A Secretary cannot copy a Secretary").wait_for()
    assert secretary.get_by_role("link", name="RUL-7", exact=True).count() == 1
    assert visitor.page.get_by_role("heading", name="Unique hotels").count() == 1
    assert visitor.barriers(axe) == []
