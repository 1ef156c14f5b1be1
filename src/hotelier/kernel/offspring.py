"""Processes begun for some work: they leave with whoever began them, and so do their programs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess


def leave_with_parent() -> None:
    """A parent that is killed cannot tell its processes; they watch it instead."""
    # Ctrl-C is for the parent, which ends its processes when it has finished.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgrp"):
        os.setpgrp()
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            wait([sentinel])
            leave()

        threading.Thread(target=watch, daemon=True).start()


def leave() -> None:
    """At once, with every program that this process began."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def end(process: BaseProcess) -> None:
    """At once, whatever it does, with every program that it began."""
    process.kill()
    # They are in its group, which outlives it.
    if process.pid is not None and hasattr(os, "killpg"):
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
