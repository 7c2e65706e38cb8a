# Everything is installed into .venv on first use, with uv if it is available and pip otherwise.

PYTHON ?= python3.13 python3.12 python3.11 python3 python
JOBS ?= 3
SEED ?= $(shell date +%F)
UV := $(shell command -v uv)

BIN := .venv/bin
RUN := @$(BIN)/python
CACHED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/.venv/bytecode"
FROM_SOURCE := PYTHONPATH=src $(CACHED) $(BIN)/python
MAKE_VENV = $(if $(UV),$(UV) venv --quiet --seed --python $$python,$$python -m venv) .venv
INSTALL := $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install -qq --disable-pip-version-check --no-input --no-compile) --no-deps
LOCK := uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-header --no-annotate --no-emit-index-url
CHECKED := $(wildcard *.py src tests bench tools docs/images web/building.py web/art)
PACKAGE := .venv/.package
ANNOUNCE := $(BIN)/python -c 'from alhambra._build import build_name; print("Tests, build:", build_name())'
PYTEST := $(CACHED) HYPOTHESIS_PROFILE=ci $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
RUFF := $(BIN)/ruff check --quiet $(CHECKED) && $(BIN)/ruff format --quiet --check $(CHECKED)

.PHONY: play play-terminal serve test test-fast lint hooks types golden docs docs-tables pictures screenshots clean help \
	bench bench-server bench-browser soak mutants audit lock $(PACKAGE) web/dist
.DELETE_ON_ERROR:
.NOTPARALLEL:

##@ Play

play: .venv/.runtime web/dist ## set up and open the table in the browser; the first time, compile in the background
	@if $(BIN)/python tools/install_package.py --check; then ALHAMBRA_PAGES=web/dist exec $(BIN)/alhambra play --browser; fi; \
		echo "Starting; meanwhile the package is compiled for the next time (build/compile.log) ..."; \
		mkdir -p build; nohup nice -n 15 $(MAKE) --no-print-directory $(PACKAGE) >build/compile.log 2>&1 & \
		ALHAMBRA_PAGES=web/dist $(FROM_SOURCE) -m alhambra play --browser

play-terminal: $(PACKAGE) ## set up and play in the terminal
	@$(BIN)/alhambra play

serve: $(PACKAGE) web/dist ## set up and serve tables for browsers on this machine
	@ALHAMBRA_PAGES=web/dist $(BIN)/alhambra serve

##@ Develop

test: lint .venv/.docs $(PACKAGE) web/dist build/chromium build/caddy ## all checks, then the tests on both builds
	@ALHAMBRA_PURE=1 $(ANNOUNCE)
	@ALHAMBRA_PURE=1 $(PYTEST) --selection both-builds
	@$(ANNOUNCE)
	@$(PYTEST) --selection everything

test-fast: .venv/.dev ## ruff and the most important tests, run from src/ in a minute or two
	@$(RUFF)
	@PYTHONPATH=src $(PYTEST) --selection fast

lint: .venv/.dev web/node_modules ## the checks without the tests
	@$(RUFF)
	@$(BIN)/mypy $(CHECKED)
	$(RUN) web/building.py check

hooks: ## run the checks before each commit in this repository
	@git config core.hooksPath .githooks

types: $(PACKAGE) ## write web/src/messages.ts, the TypeScript types of all messages
	@$(BIN)/alhambra schema server --typescript > web/src/messages.ts

golden: $(PACKAGE) ## regenerate the golden games, after a change of the rules
	$(RUN) -m tests.golden.make

docs: .venv/.docs ## build the site of the documentation into build/docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -W ignore -m mkdocs build --strict

docs-tables: $(PACKAGE) ## rewrite the generated tables in docs/, and the list of clauses with their tests
	$(RUN) -m tests.clauses.report
	$(RUN) -m tests.docs.module_tables
	$(RUN) -m tests.docs.message_tables
	$(RUN) -m tests.docs.server_tables
	$(RUN) -m tests.docs.command_tables

pictures: $(PACKAGE) ## update the pictures of the terminal in docs/images
	$(RUN) docs/images/make_pictures.py
	$(RUN) docs/images/make_terminal_pictures.py

screenshots: .venv/.dev web/dist build/chromium ## take pictures of every screen, and those of the browser in docs/images
	@$(FROM_SOURCE) -m tests.web.screenshots

clean: ## remove everything that was built or installed
	@rm -rf .venv build dist docs/images/screens .mypy_cache .ruff_cache .pytest_cache .hypothesis web/dist web/node_modules
	@find $(CHECKED) -name __pycache__ -prune -exec rm -rf {} +

help: ## list these targets
	@awk -F ':.*## ' '/^##@/ {print "\n" substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' Makefile
	@printf '\n%s\n' "PYTHON is the interpreter, ALHAMBRA_PURE=1 builds without a compiler, JOBS is the number of processes."

##@ Measure and search

bench: .venv/.bench $(PACKAGE) ## the speed of games, compared with other engines, and of bots
	$(RUN) -m bench
	$(RUN) -m bench.latency.imagination
	$(RUN) -m bench.latency.search
	$(RUN) -m bench.latency.queries

bench-server: .venv/.bench .venv/.dev $(PACKAGE) build/peer ## the server under load, compared with boardgame.io
	$(RUN) -m bench.server

bench-browser: .venv/.bench .venv/.dev $(PACKAGE) web/dist build/chromium ## the latency of moves in the browser, and frame rates while panning
	$(RUN) -m bench.latency.browser

soak: .venv/.dev $(PACKAGE) web/node_modules ## hours of random games, positions and attacks
	$(RUN) -m tests.soak --jobs $(JOBS) --seed "$(SEED)"

mutants: .venv/.dev ## mutation tests: random small faults in the rules, which tests must detect
	@$(FROM_SOURCE) -m tests.mutants --jobs $(JOBS)

##@ Release

audit: .venv/.audit .venv/.node ## check all locked packages for known vulnerabilities
	$(RUN) tools/audit.py

lock: ## pin the newest allowed versions of all requirements (needs uv)
	@$(LOCK) pyproject.toml --extra terminal --extra print --extra client --extra server -o requirements/runtime.txt
	@with="-c requirements/runtime.txt"; for group in build node dev bench docs audit; do \
		$(LOCK) $$with --group $$group -o requirements/$$group.txt || exit 1; with="$$with -c requirements/$$group.txt"; done

# Set-up. The files .venv/.* mark steps that are done.

.venv/.created:
	@for python in $(PYTHON); do \
		$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
		echo "Setting up .venv with $$($$python --version) ..."; rm -rf .venv && $(MAKE_VENV) && touch $@; exit $$?; \
	done; \
	echo "Python 3.11 or newer with its venv module is required. To choose one: make PYTHON=/path/to/python3." >&2; exit 1

.venv/.runtime .venv/.build .venv/.dev .venv/.bench .venv/.docs .venv/.audit: .venv/.%: requirements/%.txt | .venv/.created
	@echo "Installing the requirements: $* ..."
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.dev: | .venv/.runtime .venv/.build

.venv/.node: requirements/node.txt web/building.py | .venv/.created
	$(RUN) web/building.py has-node || { echo "Installing Node ..."; $(INSTALL) --require-hashes -r $<; }
	@touch $@

$(PACKAGE): .venv/.runtime .venv/.build
	$(RUN) tools/install_package.py $(INSTALL) --no-index --force-reinstall

web/node_modules: web/package-lock.json .venv/.node
	$(RUN) web/building.py install
	@touch $@

web/dist: web/node_modules
	$(RUN) web/building.py

# Chromium and Caddy for the tests, unless they are installed; boardgame.io for benchmarks.
build/chromium: $(wildcard tests/web/browser/*.*) | .venv/.node .venv/.dev
	$(RUN) -m tests.web.browser
	@mkdir -p $@ && touch $@

build/caddy: .venv/.dev
	@$(FROM_SOURCE) -m tests.server.operation.proxy
	@mkdir -p $@ && touch $@

build/peer: bench/server/peer/package.json .venv/.node
	@mkdir -p $@ && cp $< $@
	$(RUN) web/building.py npm --prefix $@ install --silent --no-audit --no-fund
	@touch $@
