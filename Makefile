# Everything is set up by `make play` or `make test`; Python 3.11 and make are enough. `make help` tells the rest.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/bash

HOST ?= 127.0.0.1
PORT ?= 8000
# where `make play` keeps its rooms
DATABASE ?= var/tasogare.sqlite
# `make play LAN=1` lets phones in the same network in, and shows a QR code for them
LAN ?=
# how many tests run side by side
WORKERS ?= auto
# .ci/run sets this to `timeout …`: then each stage ends after its number of seconds
LIMIT ?=
limit = $(if $(LIMIT),$(LIMIT) $(1))

VENV := .venv
PY := $(VENV)/bin/python
NPM := ../$(PY) ../tools/node.py npm
STAMPS := $(VENV)/stamps
STATIC := src/tasogare/server/static
WEB_SOURCES := $(shell find web docs/rules src/tasogare/games \
	\( -name node_modules -o -name __pycache__ -o -name test \) -prune -o -type f -not -name '*.py' -print 2>/dev/null)
QUICK := not slow and not browser and not server_process

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- to play and to test

.PHONY: play
play: client ## set everything up and serve the games here
	@mkdir -p "$(dir $(DATABASE))"
	@echo 'Tasogare: open http://$(HOST):$(PORT) in a browser. Ctrl-C ends it; its rooms stay in $(DATABASE).'
	@$(PY) -m tasogare.cli serve $(if $(LAN),--lan,--host "$(HOST)") --port "$(PORT)" --database "$(DATABASE)"

.PHONY: test
test: setup browser ## set everything up and run every test, the browser's too
	$(MAKE) --no-print-directory lint types
	$(MAKE) --no-print-directory test-python
	$(MAKE) --no-print-directory test-web
	$(MAKE) --no-print-directory test-browser

.PHONY: check
check: setup lint types ## lint, types and the quick tests: under two minutes
	$(call limit,300) $(PY) -m pytest -q -n $(WORKERS) -m "$(QUICK)" --ignore tests/browser

# --- parts of the above

.PHONY: setup
setup: $(STAMPS)/dev ## everything that developing needs, in .venv

.PHONY: client
client: $(STATIC)/index.html ## build the browser client if its sources changed

.PHONY: browser
browser: ## a Chromium and fonts for the browser tests
	@$(call limit,600) tools/browser.sh

.PHONY: lint
lint: setup
	$(call limit,120) $(PY) -m ruff check

.PHONY: types
types: setup
	$(call limit,600) $(PY) -m mypy

.PHONY: test-python
test-python: setup client ## all Python tests but the browser's
	$(call limit,1200) $(PY) -m pytest -q -n $(WORKERS) -m "not browser" --ignore tests/browser

.PHONY: test-web
test-web: setup web/node_modules/.stamp ## the client's lint, types and tests
	cd web && $(call limit,300) $(NPM) run check
	cd web && $(call limit,300) $(NPM) run --if-present lint
	cd web && $(call limit,300) $(NPM) test

.PHONY: test-browser
test-browser: setup client browser ## the tests that drive a real browser
	@# a browser on a busy machine may be late: what failed is tried once more, alone, and then counts
	$(call limit,1900) $(PY) -m pytest -q tests/browser || $(call limit,600) $(PY) -m pytest -q tests/browser --last-failed

# --- what is generated

.PHONY: wire
wire: setup web/node_modules/.stamp ## the client's TypeScript types from the server's Python types
	$(PY) -m tasogare.server.typescript

.PHONY: golden
golden: setup ## the golden playthroughs anew; read the difference before committing it
	$(PY) -m tests.golden

.PHONY: screenshots
screenshots: setup client browser ## the pictures in the README and the docs
	$(PY) -m tools.screenshots

# --- longer measurements

.PHONY: bench
bench: setup ## our own figures beside a reference measured in the same run
	$(PY) -m tasogare.cli bench

.PHONY: soak
soak: setup client ## many tables for a while: nothing is lost, memory stays flat
	$(PY) -m bench.soak

.PHONY: clean
clean: ## remove all that was made here, but not the rooms in var/
	rm -rf $(VENV) web/node_modules $(STATIC) dist test-results .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- how set-up works: a stamp is remade when what it was made from is newer

$(PY):
	tools/venv.sh $(VENV)

# to play: the program, and the Node that builds its client
$(STAMPS)/play: pyproject.toml | $(PY)
	$(call limit,900) tools/install.sh $(PY) '.[client]'
	@mkdir -p $(STAMPS) && touch $@

# to develop: linters, tests, and the peers that we are measured against
$(STAMPS)/dev: pyproject.toml | $(PY)
	$(call limit,900) tools/install.sh $(PY) '.[dev,research,bench]'
	@mkdir -p $(STAMPS) && touch $@ $(STAMPS)/play

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | $(STAMPS)/play
	cd web && $(call limit,600) $(NPM) ci --no-audit --no-fund
	@touch $@

$(STATIC)/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	cd web && $(call limit,300) $(NPM) run build
	@touch $@
