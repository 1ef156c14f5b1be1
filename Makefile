# Everything starts from a machine with Python 3.11 or newer, make and a compiler.

# What was compiled once, tests with their assertions above all, need not be compiled by every process.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PINNED := $(VENV)/.pinned
READY := $(VENV)/.ready
PERF := $(BIN)/python -m hotelier bench --seconds 1 --against benchmarks/baseline.json --check
PARALLEL := $(BIN)/python -m pytest -n 2 --dist worksteal
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs 2 --keep-going \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync)
SOURCES := $(shell find src -name "*.py" -o -name "*.ftl") $(shell find docs/rulebook -name "*.md") \
	$(shell find web -name node_modules -prune -o -type f -print)

# Install a Debian package, if this is root on such a machine.
apt = { [ "$$(id -u)" = 0 ] && apt-get update -qq \
	&& apt-get install -y -qq --no-install-recommends $(1) >/dev/null; } \
	|| echo "Without $(1) some tests are skipped."

.PHONY: setup play test test-page test-compiled test-plain services check check-python check-page verify rulebook bench perf baseline screenshots page-speed pins clean

setup: $(READY)

$(PINNED): requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $(PINNED)

# Installs the package itself with its page, compiled where there is a compiler.
$(READY): $(PINNED) pyproject.toml setup.py $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --force-reinstall .
	touch $(READY)

play: setup
	$(BIN)/hotelier serve --open

# Everything in the form that was built, then once more as plain Python whatever that form could
# do differently: the engine and who plays by it. Coach, words, commands, lab, house and page are
# never compiled, nor is how a game is told, and tests of the forms start both of them. The browser
# has processes of its own: its event loop would disturb other tests. Houses and browsers wait for
# each other half of the time, which is when the other tests run.
SAME_IN_BOTH_FORMS := coach command forms house lab page words

TESTS := test-page test-compiled test-plain
CHECKS := check-python check-page

test: setup services
	$(SIDE_BY_SIDE) $(TESTS)

# A browser that shares two cores with all other tests has bad moments: what failed is tried once
# more, and has failed if it fails again.
PAGE_TESTS := $(PARALLEL) -o cache_dir=.pytest_cache/page tests/page

test-page: setup
	$(PAGE_TESTS) || $(PAGE_TESTS) --last-failed --last-failed-no-failures none

test-compiled: setup
	$(PARALLEL) --ignore tests/page

test-plain: setup
	PYTHONPATH=src $(PARALLEL) $(SAME_IN_BOTH_FORMS:%=--ignore tests/%) \
		--ignore-glob "tests/*/test_words.py"
	PYTHONPATH=src $(BIN)/python -m tests.rulebook

# Tests of the house also run against PostgreSQL, those of the page in Chromium: both are
# installed where that can be done, else their tests are skipped.
services:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| $(call apt,postgresql)
	@command -v chromium-headless-shell >/dev/null || $(call apt,chromium-headless-shell)
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| $(call apt,chromium)

check: setup
	$(SIDE_BY_SIDE) $(CHECKS)

# Both together: while the last tests wait for a browser, there is time to look at style and types.
verify: setup services
	$(SIDE_BY_SIDE) $(TESTS) $(CHECKS)

check-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-page: setup
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check

rulebook: setup
	PYTHONPATH=src $(BIN)/python -m tests.rulebook

bench: setup
	$(BIN)/hotelier bench

# Fails when the engine became a fifth slower than benchmarks/baseline.json says, measured against
# a yardstick in the same run. Three tries, since machines have bad moments.
perf: setup
	$(PERF) || $(PERF) || $(PERF)
	PYTHONPATH=src $(PERF) || PYTHONPATH=src $(PERF) || PYTHONPATH=src $(PERF)

# Write the baseline anew, after a change that is worth its cost.
baseline: setup
	$(BIN)/python -m tests.forms.baseline > benchmarks/baseline.json.new
	mv benchmarks/baseline.json.new benchmarks/baseline.json

# Take the pictures in docs/ anew, from real games.
screenshots: setup services
	$(BIN)/python -m tests.page.pictures docs/pictures

# How soon the page can be used; fails where that takes more than two seconds, or more than 120 kB
# for the lobby and 245 kB for a table, in any language.
page-speed: setup services
	$(BIN)/python -m tests.page.speed

# Write requirements.txt anew from pyproject.toml (needs uv).
pins:
	uv pip compile --quiet --universal --python-version 3.11 --extra dev --no-emit-index-url \
		--no-header --output-file requirements.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
