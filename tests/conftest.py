"""Tests read English, whatever the machine they run on speaks; processes they start do too."""

from __future__ import annotations

import os

os.environ["LC_ALL"] = "C.UTF-8"
