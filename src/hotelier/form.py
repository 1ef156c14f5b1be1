"""Which form of the engine runs: compiled by mypyc, or plain Python."""

from __future__ import annotations

from typing import Final

from hotelier.kernel import state

COMPILED: Final = not str(state.__file__).endswith(".py")
FORM: Final = "compiled" if COMPILED else "plain"
