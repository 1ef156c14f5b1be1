# Everything starts from a machine with Python 3.11 or newer, make and a compiler.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PINNED := $(VENV)/.pinned
READY := $(VENV)/.ready
SOURCES := $(shell find src -name "*.py" -o -name "*.ftl")

.PHONY: setup play test check rulebook bench pins clean

setup: $(READY)

$(PINNED): requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $(PINNED)

# Installs the package itself, compiled where there is a compiler.
$(READY): $(PINNED) pyproject.toml setup.py $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --force-reinstall .
	touch $(READY)

play: setup
	$(BIN)/hotelier play

# Everything in the form that was built, then everything as plain Python.
test: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal
	PYTHONPATH=src $(BIN)/python -m tests.rulebook

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rulebook: setup
	PYTHONPATH=src $(BIN)/python -m tests.rulebook

bench: setup
	$(BIN)/hotelier bench

# Write requirements.txt anew from pyproject.toml (needs uv).
pins:
	uv pip compile --quiet --universal --python-version 3.11 --extra dev --no-emit-index-url \
		--no-header --output-file requirements.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
