# Each target makes its own .venv first, from python3 (3.11 or newer) with pip. Windows: see README.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play run test check bench torture clean

play: .venv/runtime
	$(BIN)/python -m bot sandbox

run: .venv/runtime
	MALLOC_ARENA_MAX=1 $(BIN)/python -m bot run

test: .venv/dev
	$(BIN)/python -m pytest -n auto --dist worksteal

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/coverage run -m pytest tests/rules tests/table tests/tournament tests/document
	$(BIN)/coverage report
	$(BIN)/python .ci/dependencies.py

bench: .venv/dev
	CRAZY_DUEL_BENCH=long $(BIN)/python -m pytest tests/bench -s

# Crashes of every kind, the long form: minutes. `make test` has the short one.
torture: .venv/dev
	CRAZY_DUEL_TORTURE=long $(BIN)/python -m pytest tests/torture -s

# Half of a venv (Debian's Python without python3-venv) would pass for a whole one at the next try.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.11 ..." \
	  if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

.venv/runtime: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install -q -e '.[fast]' || $(BIN)/python -m pip install -q -e .
	touch $@

.venv/dev: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install -q -e '.[dev]'
	touch $@ .venv/runtime

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
