"""The speeds of all doors can be measured, and what is missing is told."""

from __future__ import annotations

import builtins
import importlib
import json
import sys
from types import ModuleType
from typing import Any

import pytest

from hotelier.cli import main
from hotelier.lab.extras import MissingExtra


def test_every_door_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "hotelier bench --doors --seconds 0.1 --json"
    monkeypatch.setattr("sys.argv", words.split())
    main()
    speeds = json.loads(capsys.readouterr().out)
    assert all(speed["steps"] > 0 for speed in speeds)
    ours = {(speed["door"], speed["what"]) for speed in speeds if "python" not in speed["what"]}
    assert ours == {
        ("pettingzoo", "austria"),
        ("pettingzoo", "overbooking"),
        ("gymnasium", "leopold"),
        ("batch", "austria"),
        ("batch", "overbooking"),
        ("openspiel", "hotelier_austria"),
        ("openspiel", "hotelier_overbooking"),
    }


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("batch", "numpy", "rl"),
        ("pettingzoo", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("dataset", "pyarrow", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_without_its_packages_a_door_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, module: str, package: str, extra: str
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> ModuleType:
        if name.split(".")[0] == package:
            raise ModuleNotFoundError(f"No module named '{package}'", name=package)
        return real(name, *rest, **more)

    doors = [name for name in sys.modules if name.startswith("hotelier.lab.")]
    for name in set(doors) - {"hotelier.lab.extras"}:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(MissingExtra) as told:
        importlib.import_module(f"hotelier.lab.{module}")
    assert str(told.value) == (
        f"This needs the package {package}: pip install 'hotelier[{extra}]' brings it."
    )
