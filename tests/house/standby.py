"""A server that has read its code and waits for a word: most of the time to open one is reading.

echo open | python -m tests.house.standby serve --port 8000
"""

from __future__ import annotations

import sys

if __name__ == "__main__":  # Its workers read this file too, and need nothing of it.
    from hotelier.cli import main
    from hotelier.house.service import server  # noqa: F401

    if sys.stdin.readline() == "open\n":
        main()
