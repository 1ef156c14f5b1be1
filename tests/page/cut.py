"""Text that is cut off: what does not fit where nobody can scroll to it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.visitor import next_frame

MOST_LOOKS = 30
CUT = """shortest => {
    const visible = { visibilityProperty: true, opacityProperty: true };
    const shown = '.salon *, dialog[open] *, .tale *';
    const clips = style => ['hidden', 'clip'].includes(style.overflowY);
    const scrolls = style => ['auto', 'scroll'].includes(style.overflowY);
    const cut = new Set();
    for (const node of document.querySelectorAll(shown)) {
        if (!node.checkVisibility(visible) || node.closest('.unseen')) continue;
        for (const text of node.childNodes) {
            if (text.nodeType !== 3 || [...text.textContent.trim()].length < shortest) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const is = range.getBoundingClientRect();
            for (let box = node; box && !box.matches('.salon'); box = box.parentElement) {
                const style = getComputedStyle(box);
                if (scrolls(style) || style.clipPath !== 'none') break;
                if (!clips(style)) continue;
                const has = box.getBoundingClientRect();
                const out = Math.max(
                    has.top - is.top, is.bottom - has.bottom,
                    has.left - is.left, is.right - has.right);
                if (out > 3) cut.add(`${box.className}: ${text.textContent.trim().slice(0, 40)}`);
            }
        }
    }
    return [...cut];
}"""


def cut_texts(page: Page, *, shortest: int = 1) -> list[str]:
    """What stands on the page and cannot be read in full when everything has found its place.

    Whatever has fewer letters than the `shortest` text is none.
    Text is fitted after it was laid out, the place it has may follow from the size of others, and
    on a busy machine that takes more than a frame.
    """
    found: list[str] = []
    for _ in range(MOST_LOOKS):
        next_frame(page)
        found = page.evaluate(CUT, shortest)
        if not found:
            break
    return found
