"""A report as one HTML page that needs nothing but itself."""

from __future__ import annotations

from html import escape
from typing import Final

from hotelier.words import own_language

_PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem;
 max-width: 44rem }}
table {{ border-collapse: collapse }} td, th {{ padding: .2rem .8rem; text-align: right }}
td:nth-child(-n+2), th:nth-child(-n+2) {{ text-align: left }}
tr + tr {{ border-top: 1px solid #ccc }} svg {{ width: 100%; height: auto }}
</style></head><body><h1>{title}</h1>{body}</body></html>
"""


def page(title: str, body: str) -> str:
    """A page with a title as its heading; the body is HTML already."""
    return _PAGE.format(language=own_language(), title=escape(title), body=body)


def svg(width: int, height: int, parts: str) -> str:
    """A drawing of this size, scaled to the page."""
    return f'<svg viewBox="0 0 {width} {height}" role="img">{parts}</svg>'
