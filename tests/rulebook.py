"""How many clauses of the rulebook are proved by tests; fails when one is not.

Run it with `make rulebook`. A clause is a list item of docs/rulebook that begins with a bold id.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parent / "docs" / "rulebook"
_CLAUSE = re.compile(r"^- \*\*([A-Z][A-Z0-9-]*)\*\*", re.MULTILINE)


class Proofs:
    """A pytest plugin that collects what tests prove."""

    def __init__(self) -> None:
        self.tests: dict[str, int] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("proves"):
                for clause in mark.args:
                    self.tests[clause] = self.tests.get(clause, 0) + 1


def clauses(home: Path = RULEBOOK) -> dict[str, list[str]]:
    """The ids of every file of the rulebook, in order."""
    return {
        path.name: _CLAUSE.findall(path.read_text(encoding="utf-8"))
        for path in sorted(home.glob("*.md"))
        if path.name != "README.md"
    }


def _files_with_proofs() -> list[str]:
    """The tests that name clauses; importing all others would take most of the time."""
    return [
        str(path)
        for path in sorted(TESTS.rglob("test_*.py"))
        if "proves(" in path.read_text(encoding="utf-8")
    ]


def main() -> int:
    proofs = Proofs()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        collected = pytest.main(["--collect-only", *_files_with_proofs()], [proofs])
    if collected != pytest.ExitCode.OK:
        sys.stdout.write(said.getvalue())
        return 1
    book = clauses()
    everything = [clause for found in book.values() for clause in found]
    twice = sorted({clause for clause in everything if everything.count(clause) > 1})
    unknown = sorted(set(proofs.tests) - set(everything))
    unproved = [clause for clause in everything if clause not in proofs.tests]
    lines = [
        f"{name}: {sum(clause in proofs.tests for clause in found)} of {len(found)} clauses proved"
        for name, found in book.items()
        if found
    ]
    lines += [f"not proved: {clause}" for clause in unproved]
    lines += [f"written twice: {clause}" for clause in twice]
    lines += [f"proved but in no rulebook: {clause}" for clause in unknown]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if unproved or twice or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
