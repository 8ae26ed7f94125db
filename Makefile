# The front door. `make help` lists what there is; `make play` and `make test` are enough to
# begin on a bare Debian 12 or 13 with git and make.

.DEFAULT_GOAL := help
GAME ?= pente
PORT ?= 8000
MAKEFLAGS += --no-print-directory

.PHONY: help npm wheel play terminal web build test test-crash test-web everyone bench bench-web bench-server bench-python python-long bench-long levels format lint coverage repeat-web fuzz walk leaks leaks-online plain wins puzzles holds perft signature check-games pictures clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

npm: ## make the npm package: build/pentario-VERSION.tgz
	@tools/install play
	@tools/npm

wheel: ## make the wheel for Python: build/pentario-VERSION-*.whl
	@tools/install test
	@tools/wheel

play: ## install what is missing, build, and open the table in your browser; PORT=8001, LAN=1 for everybody at home
	@tools/play $(PORT) $(LAN)

terminal: build ## play in the terminal; GAME=riomino, penta-rush, rivero-penta, rivero
	@build/pentario play $(GAME)

web: ## build the WebAssembly and the client, and leave the site in build/web
	@tools/install play
	@tools/web

build: ## install what building needs and leave the program at build/pentario
	@tools/install play
	@tools/build release pentario
	@ln -sf release/src/cli/pentario build/pentario

test: ## install what is missing, build, and run all tests
	@tools/install test
	@tools/test

test-crash: build ## kill the server under load KILLS=100 times, at TABLES=200 of all games; SEED=1 repeats a run (minutes)
	@tools/install test
	@tools/build release pentario_crash
	@build/release/tests/crash/pentario_crash build/release/src/cli/pentario build/crash $(or $(KILLS),100) $(or $(TABLES),200) $(SEED)

test-web: build ## the client's tests alone: units, and whole games in a real Chromium
	@tools/install test
	@tools/test-web

everyone: web ## every page in every theme, on wide and narrow screens: axe, contrast, text at 200 %; the longest games (minutes)
	@tools/install test
	@tools/build release pentario
	@PENTARIO_THOROUGH=1 tools/web node_modules/.bin/playwright test e2e/everyone.spec.ts e2e/keyboard.spec.ts e2e/rivero.spec.ts e2e/rivero-penta.spec.ts

bench: build ## measure, and write the figures to bench/results.md (under 20 minutes; ONLY=rivero for a part)
	@tools/bench $(ONLY)

bench-web: build web ## measure the client: what a turn costs; sizes, speed, stutter in a real Chromium; into bench/results.md
	@tools/install test
	@tools/bench-web $(ONLY)

bench-server: build ## tables under load over real WebSockets, beside a boardgame.io server; into bench/results.md (minutes)
	@tools/install test
	@tools/build release pentario_load
	@tools/bench-server

bench-python: build wheel ## steps of the batched environments on one core and two, beside Python's own loops; into bench/results.md (minutes)
	@tools/bench-python

python-long: wheel ## 10,000 random games of each game through Python against the library's own; a million steps in flat memory (an hour)
	@PENTARIO_CHAINS=10000 PENTARIO_STEPS=1000000 tools/test-packages wheel

bench-long: build ## the playouts of every variant and what Penta Rush's advice is worth, too
	@build/pentario bench --long

levels: build ## each level against the one below, 200 games a step, into bench/results.md (an hour; ONLY=rivero)
	@tools/levels $(ONLY)

format: ## put every source file into the house's format
	@tools/install test
	@tools/sources | xargs clang-format-19 -i
	@tools/web node_modules/.bin/prettier --write --log-level warn .

lint: ## clang-tidy over everything (some minutes)
	@tools/install test
	@tools/lint

coverage: ## which lines the tests reach, by room, into bench/results.md (minutes)
	@tools/install test
	@tools/coverage

repeat-web: build web ## every browser test TIMES=20 over with the processor slowed SLOW=4 times (hours)
	@tools/install test
	@PENTARIO_SLOW=$(or $(SLOW),4) tools/web node_modules/.bin/playwright test --repeat-each=$(or $(TIMES),20) --reporter=line $(ONLY)

fuzz: ## fuzz every reader for ten minutes each (FUZZ_SECONDS=600)
	@tools/install test
	@tools/fuzz $(or $(FUZZ_SECONDS),600)

walk: ## the conformance walk with 2,000 random games a variant
	@tools/install test
	@tools/build dev walk_tests
	@PENTARIO_WALK_GAMES=2000 build/dev/tests/walk_tests

leaks: ## 10,000 random games of each card game: nobody is told what he may not know (an hour)
	@tools/install test
	@tools/build dev leak_tests
	@PENTARIO_LEAK_GAMES=10000 build/dev/tests/leak_tests

leaks-online: ## 1,000 online games of each card game: no byte tells its reader what he may not know (minutes)
	@tools/install test
	@tools/build dev tables_tests
	@PENTARIO_LEAK_ONLINE=1000 build/dev/src/server/tables/tests/tables_tests --gtest_filter='OnlineLeaks.*'

plain: ## the card games against their second readings, 100,000 positions for every option
	@tools/install test
	@tools/build dev rivero_penta_plain_tests rivero_plain_tests
	@PENTARIO_PLAIN_POSITIONS=100000 build/dev/src/games/rivero_penta/tests/rivero_penta_plain_tests
	@PENTARIO_PLAIN_POSITIONS=100000 build/dev/src/games/rivero/tests/rivero_plain_tests

wins: ## 10,000 wins that Pente's threat solver claims, each played against every answer (half an hour)
	@tools/install test
	@tools/build dev pente_wins_tests
	@PENTARIO_WINS=10000 build/dev/src/bots/tests/pente_wins_tests

holds: ## 1,000 games of RioMino: no win that its solver sees in a second is let go (an hour)
	@tools/install test
	@tools/build dev riomino_bots_tests
	@PENTARIO_RIOMINO_GAMES=1000 build/dev/src/bots/tests/riomino_bots_tests --gtest_filter='*NeverLetsAWinGo*'

puzzles: ## every puzzle that is built in proved again, and that Pente's have no second win (minutes)
	@tools/install test
	@tools/build dev puzzle_tests
	@PENTARIO_PUZZLES=1 build/dev/src/bots/tests/puzzle_tests --gtest_filter='PuzzleSets*'

perft: ## move counts against the plain second implementation, to a hundred million nodes
	@tools/install test
	@tools/build dev pente_walk_tests riomino_tests
	@PENTARIO_PERFT_NODES=100000000 build/dev/src/games/pente/tests/pente_walk_tests --gtest_filter='*erft*'
	@PENTARIO_PERFT_NODES=100000000 build/dev/src/games/riomino/tests/riomino_tests --gtest_filter='*erft*'

signature: build ## write bench/signature.txt anew, when behaviour was meant to change
	@build/pentario bench --signature > bench/signature.txt
	@git --no-pager diff --stat bench/signature.txt

check-games: build ## replay the collection of real games in ../shared/data
	@build/pentario check-games ../shared/data/pente-games.csv

pictures: build web ## draw the pictures of the README anew; ALL=1: every page at every shape of screen, into build/pictures
	@tools/install test
	@ALL="$(ALL)" tools/pictures

clean: ## remove everything that was built
	@rm -rf build
