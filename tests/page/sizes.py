"""How large a window is for the page in it, though hardly a point of it is painted.

No test looks at colours on a screen, and to paint them takes a quarter of the time.
"""

from __future__ import annotations

from playwright.sync_api import Page

SHARP = 500
"""Below this width screens have four points where others have one."""
NO_ROOM = "--window-size=1,1"
"""A browser started like this paints a single point of windows that have no size of their own."""


def resize(page: Page, width: int, height: int) -> None:
    """The page is laid out, scrolled and clicked as in a window of this size."""
    line = page.context.new_cdp_session(page)
    line.send(
        "Emulation.setDeviceMetricsOverride",
        {
            "width": width,
            "height": height,
            "screenWidth": width,
            "screenHeight": height,
            "deviceScaleFactor": sharpness(width),
            "mobile": False,
            "dontSetVisibleSize": True,
        },
    )


def sharpness(width: int) -> int:
    """How many points a screen of this width has side by side where others have one."""
    return 2 if width < SHARP else 1
