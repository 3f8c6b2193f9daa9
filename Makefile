# make play    sets everything up and opens the table in the browser
# make test    sets up what it needs and runs every test
# make check   types, lint, imports, documentation
# make bench   the speed of rules, environments, server and page, beside peers where they are installed (make peers installs them)
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --require-hashes --no-deps --no-compile # Python compiles what is used, when it is first used
STATIC := src/saqqara/web/static
BUILD := build
OPENAPI = mkdir -p $(BUILD) && $(BIN)/python -m saqqara.web.schema > $(BUILD)/openapi.json
PAGE := $(shell find client/src client/public client/index.html client/vite.config.ts client/vite.python.ts client/vite.snapshot.ts locales -type f 2>/dev/null) # as in hatch_build.py
NATIVE := src/saqqara/games/_native
RULES := $(shell find src/saqqara/games -name '*.py' -o -name '*.json' -o -name '*.toml') src/saqqara/bots/thinking.py src/saqqara/bots/choosing.py src/saqqara/bots/solving.py src/saqqara/envs/steps.py
WASM := client/src/engine/modules
ZIG := $(BUILD)/zig
PYTHON_FILES := client/python
PYODIDE := --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 --only-binary=:all:
TABLES := $(shell find src/saqqara/bots src/saqqara/table src/saqqara/web src/saqqara/browser -name '*.py')
COMPILER := $(shell command -v $${CC:-cc} gcc clang)
export ZIG_GLOBAL_CACHE_DIR := $(abspath $(ZIG))/cache
# Node.js of the machine if it is new enough, else the one that PyPI has.
NODE := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && echo system || echo pypi)
NODE_HOME := $(BUILD)/node
NPM := npm --no-fund --no-audit --no-update-notifier --loglevel=error
export PATH := $(if $(filter pypi,$(NODE)),$(abspath $(NODE_HOME))/bin:)$(PATH)

.PHONY: help setup play machine-code test check format docs bench learn peers mutants lock golden pictures gallery film page site python types wheels clean

help: ## Say what there is
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /	/' | expand -t 14

setup: $(VENV)/.dev $(NATIVE)/.built ## Everything for working on Saqqara, into .venv

play: $(VENV)/.play $(STATIC)/index.html $(NATIVE)/.built ## Open the table in the browser, set up from nothing
	@$(BIN)/saqqara play

page: $(STATIC)/index.html ## Build the page

site: $(BUILD)/site/worker.js ## Build a folder of static files that needs no server, into build/site

python: $(PYTHON_FILES)/games.json ## Collect our Python for tables in the browser

machine-code: $(NATIVE)/.built ## Build the machine code of the games

test: $(VENV)/.dev $(STATIC)/index.html $(BUILD)/site/worker.js $(NATIVE)/.built ## Run every test; with COVER=1, say how much of the source they execute
	cd client && $(NPM) test
	$(BIN)/python -m pytest -n auto --dist worksteal -q --reruns 1 $(if $(COVER),--cov --cov-report=)
	$(if $(COVER),@$(BIN)/python -m tools.coverage_summary)

check: $(VENV)/.dev $(VENV)/.docs client/node_modules/.installed ## Types, lint, imports, names of games, texts of all languages, documentation
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_names.py
	$(BIN)/python -m tools.check_text
	$(BIN)/python -m tools.texts
	$(OPENAPI)
	cd client && $(NPM) run types -- ../$(BUILD)/openapi.json --check
	$(BIN)/python -m tools.bindings --check
	cd client && $(NPM) run check
	cd client && $(NPM) run lint
	@$(MAKE) --no-print-directory docs

docs: $(VENV)/.dev $(VENV)/.docs ## Build the documentation site into build/docs; a warning is an error
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/docs

types: $(VENV)/.dev client/node_modules/.installed ## Generate the client's types from the server's OpenAPI document, and its bindings from the games' fields
	$(OPENAPI)
	cd client && $(NPM) run types -- ../$(BUILD)/openapi.json
	$(BIN)/python -m tools.bindings

format: $(VENV)/.dev client/node_modules/.installed ## Put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd client && $(NPM) run format

bench: $(VENV)/.dev $(STATIC)/index.html $(NATIVE)/.built ## Measure
	$(BIN)/saqqara bench --full
	$(BIN)/python benchmarks/envs.py
	$(BIN)/python -m benchmarks.server --lag
	$(BIN)/python -m benchmarks.page
	$(BIN)/python -m benchmarks.wasm
	$(BIN)/python -m benchmarks.site

learn: $(VENV)/.dev $(NATIVE)/.built ## Learn the networks of GAME from nothing, in both steps: ONLY="2 players" learns one of them, LEARN="--generations 2" shortens the first step, SEARCHED="1000 1000" the rounds of the second
	$(BIN)/python -m saqqara.learning $(GAME) $(if $(ONLY),--only "$(ONLY)") $(LEARN)
	@$(MAKE) --no-print-directory machine-code
	@seed=0; for games in $(or $(SEARCHED),22000 22000 100000 150000 150000 150000 150000 150000); do \
		$(BIN)/python -m saqqara.learning $(GAME) $(if $(ONLY),--only "$(ONLY)") --searched $$games --seed $$seed || exit 1; \
		$(MAKE) --no-print-directory machine-code; seed=$$((seed + 1)); done

peers: $(VENV)/.dev ## Install the peers that `make bench` measures beside us
	$(PIP) install -r requirements/peers.txt

mutants: $(VENV)/.dev ## Change the source in 200 places, one at a time: does a test notice? MUTANTS="--packages table --seed 2" chooses others
	$(BIN)/python -m tools.mutants $(MUTANTS)

golden: $(VENV)/.dev $(STATIC)/index.html $(NATIVE)/.built ## Write recorded games, playthroughs, visits of the search, evaluations and spoken texts anew: read the difference before you commit it
	$(BIN)/python -m tests.recordings
	$(BIN)/python -m tests.bots.visits
	$(BIN)/python -m tests.bots.evaluated
	$(BIN)/python -m tests.client_examples
	$(BIN)/python -m tests.reference_boards
	SAQQARA_GOLDEN=1 $(BIN)/python -m pytest -q tests/browser/test_spoken.py

pictures: $(VENV)/.play ## Draw the README's pictures anew
	$(BIN)/python docs/pictures/draw.py

gallery: $(VENV)/.dev $(STATIC)/index.html ## Take pictures of every screen into gallery/
	$(BIN)/python -m tests.browser.gallery

film: $(VENV)/.dev $(STATIC)/index.html ## Put what moves at a table on contact sheets in gallery/, frame by frame
	$(BIN)/python -m tests.browser.film

lock: $(VENV)/.dev ## Write the lock files anew, with versions and hashes only
	$(PIP) install pip-tools
	$(BIN)/python requirements/lock.py

wheels: $(VENV)/.dev $(STATIC)/index.html $(ZIG)/.installed ## Build the source distribution and the wheels for all platforms into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -d dist
	@for wheel in any $$($(BIN)/python -m saqqara.games.machine_code wheels); do \
		SAQQARA_WHEEL=$$wheel PYTHONPATH=$(ZIG) $(BIN)/python -m hatchling build -t wheel -d dist || exit 1; done
	$(BIN)/python -m tools.check_wheels dist

clean: ## Remove what make has made
	rm -rf $(VENV) client/node_modules $(PYTHON_FILES) $(STATIC) $(NATIVE) $(WASM) gallery build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .mutants .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Saqqara needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing what Saqqara needs …"
	@$(INSTALL) -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	@echo "Installing what its tests need …"
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.play
	@$(INSTALL) -r requirements/docs.txt
	@touch $@

client/node_modules/.installed: client/package-lock.json | $(if $(filter pypi,$(NODE)),$(NODE_HOME)/.installed)
	@echo "Installing what the page needs …"
	@cd client && $(NPM) ci
	@touch $@

# Node.js where there is none, or an old one: kept apart, and may be removed afterwards.
$(NODE_HOME)/.installed: requirements/node.txt
	@echo "Fetching Node.js …"
	@rm -rf $(NODE_HOME) && $(PYTHON) -m venv $(NODE_HOME)
	@$(subst $(BIN),$(NODE_HOME)/bin,$(INSTALL)) -r requirements/node.txt
	@touch $@

# Should the build fail, everything still works, interpreted.
$(NATIVE)/.built: $(RULES) | $(VENV)/.play $(if $(COMPILER),,$(ZIG)/.installed)
	@PYTHONPATH=$(ZIG) $(BIN)/python -m saqqara.games.machine_code build && touch $@ || echo "Going on without machine code: Python plays, slowly."

# ziglang from PyPI: a C compiler where there is none, and the one that builds for other systems. It may be removed afterwards.
$(ZIG)/.installed: requirements/zig.txt | $(VENV)/bin/python
	@echo "Fetching a C compiler …"
	@rm -rf $(ZIG) && $(INSTALL) --target $(ZIG) -r requirements/zig.txt
	@touch $@

# Machine code for browsers. The page is built without it if there is no compiler for it and none can be fetched.
$(WASM)/.built: $(RULES) requirements/zig.txt | $(VENV)/.play
	@$(MAKE) --no-print-directory --silent $(ZIG)/.installed || true
	@PYTHONPATH=$(ZIG) $(BIN)/python -m saqqara.games.machine_code wasm --output $(WASM) || true
	@mkdir -p $(WASM) && touch $@

# Python for tables in the browser. The page is built without it, for tables on the server, if it cannot be fetched.
$(PYTHON_FILES)/games.json: $(RULES) $(TABLES) requirements/pyodide.txt | $(VENV)/.play
	@rm -rf $(BUILD)/pyodide && $(INSTALL) $(PYODIDE) --target $(BUILD)/pyodide -r requirements/pyodide.txt
	@$(BIN)/python -m tools.browser_bundle $(BUILD)/pyodide $(PYTHON_FILES)

$(BUILD)/site/worker.js: $(PYTHON_FILES)/games.json client/node_modules/.installed $(PAGE) $(WASM)/.built
	@echo "Building the site …"
	@cd client && $(NPM) run site -- --logLevel warn

$(STATIC)/index.html: client/node_modules/.installed $(PAGE) $(WASM)/.built
	@$(MAKE) --no-print-directory --silent python || true
	@echo "Building the page …"
	@cd client && $(NPM) run build -- --logLevel warn
	@touch $@
