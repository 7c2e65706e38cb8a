# The commands and their help.

## At the table

left-table = You have left the table.
    .kept = You have left the table. Continue with: { $command }
    .over = You have left the table. Look back at the game with: { $command }
table-help = Choose by number: first the kind of action, then its details. Or type an offer as the menu shows it, or in its notation (type all to see it). You can take a choice back until something hidden is revealed or somebody else acts.
study = This is a study: its seed was chosen, so nobody promises that it was shuffled fairly.
about-rules = Type rules to see how the chosen modules and variants change the game.
question-leave = Leave the table?
question-go-on = Continue the unfinished game in { $path }?
welcome-to-table = Welcome to the Alhambra.
shuffles-promised =
    .by = The shuffles of this game are promised by { $promise }.
shuffled-for-study = Shuffled with the seed { $seed }, which was chosen for a study.
shuffled-as-promised = Shuffled with the seed { $seed }, as promised by { $promise }.
check-with = Check it with: { $command }

## Bots among themselves

playing = playing
against = against
simulate-title =
    { $games ->
        [one] { $games } game of { $game }
       *[other] { $games } games of { $game }
    }
deals-told =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
column-seats = seats
column-wins = wins, % of games
column-points = points per seat
column-best = best
column-share = wins, %
column-rating = rating
verdict-above = wins more than its share ({ $deals })
verdict-below = wins less than its share ({ $deals })
verdict-open = not decided ({ $deals })
column-rank = rank
column-margin = margin
interval = { $low } to { $high }
simulate-speed = { $games } games/s, { $decisions } decisions/s, { $average } decisions a game; ± is the 95 % interval
arena-explained = Tied players share the win. Below each number is its 95 % interval over deals. Ratings: 400 points mean ten times the strength. The bars run from 0 to 100 %, and │ marks the fair share; the deals played are in brackets.
version-told = alhambra { $version }, rules version { $rules }, { $build }
build-compiled = compiled (mypyc)
build-interpreted = interpreted
bench-title = { $game }, { $seats }, random play, { $build }

## The list of games

column-game = game
column-players = players
column-modules = modules
column-options = variants
heading-games = Games
heading-modules = Modules
heading-options = Variants
heading-opponents = Opponents
heading-bots = Bots: { $bots }

## Paper

sheet-written =
    { $players ->
        [one] Wrote { $path }: { $players } player sheet and a score sheet, A4
       *[other] Wrote { $path }: { $players } player sheets and a score sheet, A4
    }
sheet-drawn = Wrote { $path }

## What is wrong with a command line

usage-see = { $sentence } See: { $command }
usage-nul = A command line cannot contain a NUL character.
usage-no-command = There is no command { $given }.
    .near = There is no command { $given }. Did you mean { $near }?
usage-no-option = There is no option { $given }.
    .near = There is no option { $given } (possible: { $near }).
usage-bad-value = Invalid value for { $parameter }: { $reason }
usage-missing = The argument { $parameter } is missing.
    .option = The option { $parameter } is missing.
usage-needs-argument = The option { $parameter } requires a value.
usage-takes-no-value = The option { $parameter } takes no value.
usage-too-much = Too many arguments: { $given }.
not-text = The file is not UTF-8 text; is it the record of a game?
not-found = { $path }: There is no such file or folder.
is-folder = { $path }: This is a folder.
not-allowed = { $path }: Permission denied.
not-whole-number = { $given } is not a whole number.
    .within = { $given } is not a whole number from { $least } to { $most }.
not-number = { $given } is not a number.
    .within = { $given } is not a number from { $least } to { $most }.
not-hash = { $given } is not a hash of 64 hexadecimal digits.
not-of-a-seat = { $given } does not begin with a seat number and a colon.

## Help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-variable = env var: { $name }
help-required = required
metavar-command = COMMAND [ARGS]...
metavar-options = [OPTIONS]
metavar-name = NAME
metavar-names = NAMES
metavar-n = N
metavar-numbers = NUMBERS
metavar-text = TEXT
metavar-dir = DIR
metavar-file = FILE
metavar-hash = HASH
metavar-commitment = SEAT:HASH
metavar-contribution = SEAT:NONCE TEXT
metavar-s = S
metavar-sets = SETS
metavar-path = PATH
metavar-language = LANGUAGE
metavar-link = LINK
metavar-address = ADDRESS
metavar-url = URL
metavar-word = WORD
help-alhambra = The Alhambra board-game family: play, simulate, replay.
    .examples = Start with: alhambra play
help-play = Play against bots in the terminal.
    .examples = Examples: [b]alhambra play[/], [b]alhambra play --players 4 --modules vizier,camps --bots trader,wanderer[/], [b]alhambra play --save evening.txt[/] and later [b]alhambra play --resume evening.txt[/]
help-simulate = Let bots play many games; the results depend on the seed, never on the number of jobs.
    .examples = Examples: [b]alhambra simulate --bots trader,wanderer --games 200[/], [b]alhambra simulate --game granada --players 3 --jobs 4 --seed 7 --json[/]
help-replay = Step through the record of a game.
    .examples = Example: [b]alhambra replay evening.txt --seat 1[/]
help-analyse = Explain a recorded game: what every decision cost, how lucky every draw was, win chances, and the result with average luck.
    .examples = Examples: [b]alhambra analyse evening.txt[/], [b]alhambra analyse evening.txt --deep --keep evening.analysis.json[/]
help-stats = Show statistics of recorded games: points by source, payments, walls and tiles; for many games, their distributions.
    .examples = Examples: [b]alhambra stats evening.txt[/], [b]alhambra simulate --games 100 --records games[/], [b]alhambra stats games --json[/]
help-verify = Show what a record proves and what it does not: whether it is damaged, every entry, the source of its chance, the result.
    .examples = Examples: [b]alhambra verify evening.txt[/], [b]alhambra verify mine.txt --against yours.txt[/] (exits with 0 if the record is valid, 1 if it is not, 2 if the command line is wrong, 3 if chance was chosen by hand)
help-bench = Measure the installed build with random games.
    .examples = Example: [b]alhambra bench --game combined --seconds 5[/]
help-games = List the bots, and the games with their modules and variants, each with a short description.
help-sheet = Make print-ready A4 sheets of Alhambra Roll & Write to play with pencils and dice.
help-serve = Serve tables over the network: players join by link and play over HTTP and WebSocket.
    .examples = Examples: [b]alhambra serve[/], [b]alhambra serve --host 0.0.0.0 --access-word granada[/]
help-option-host = The address to listen on; 0.0.0.0 for all addresses.
help-option-port = The port to listen on.
help-option-database = Where tables are kept: sqlite:///FILE or postgresql://…; defaults to a file in your data folder.
help-option-access-word = The word required to open a table.
help-option-public-address = The server's public address, for links in notices.
help-option-smtp = The mail server: smtp://user:password@host:587 or smtps://…; without it, no notices are sent by mail.
help-option-mail-from = The sender address for mail.
help-option-notice-seconds = How long a turn lasts before its player is notified.
help-option-private-webhooks = Allow webhooks to addresses in private networks.
help-option-forget-days = Days after which a table that was never started is deleted.
help-option-idle-seconds = Seconds after which an unused table is removed from memory.
help-option-bot-pause = How long a bot waits before it plays.
help-option-answer-seconds = The shortest time before an answer whose timing could give a hand away.
help-option-commands-per-second = Maximum commands per second from one seat, across all its clients.
help-option-requests-per-second = Maximum requests per second from one address.
help-option-tables-per-hour = Maximum tables created per hour from one address.
help-option-sockets-per-address = Maximum sockets open at once from one address.
help-option-proxies = Trusted proxies: addresses or networks, comma-separated.
help-option-metrics = Serve Prometheus metrics at /metrics; by default only if no other machine can reach the server.
help-option-log-form = The log format: text or json.
help-option-log-level = The log level: debug, info, warning or error.
help-option-backup = The backup file.
help-backup = Save all of a server's tables to a file, even while it is running.
    .examples = Example: [b]alhambra backup tables.backup[/]
help-restore = Restore all tables from a backup into an empty database.
    .examples = Example: [b]alhambra restore tables.backup --database sqlite:///new.sqlite[/]
backup-made = Saved in { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}. The file contains secrets of running games, so keep it safe.
backup-restored = Restored: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
serving = Serving tables at { $address } (Ctrl-C to stop)
browser-open = The table is open in your browser: { $address } (Ctrl-C to end it; unfinished games are kept)
browser-link = No browser can be opened here. Open this link on this machine: { $address } (Ctrl-C to end it; unfinished games are kept). alhambra play plays in the terminal.
help-option-browser = Play in the browser, at a table served by this machine for itself alone.
error-pages-not-built = This build does not contain the browser pages: install Node, then run make play in a clone of the repository.
error-no-free-port = No port is free on this machine.
help-schema = Print a JSON Schema of all messages: events, views, decisions, actions, records.
    .examples = Examples: [b]alhambra schema[/], [b]alhambra schema granada[/], [b]alhambra schema --typescript[/]
help-arena = Compare bots: the same deals from every seat, one bot against seats filled with another.
    .examples = Examples: [b]alhambra arena --bots builder,trader --players 2,4 --deals 200[/], [b]alhambra arena --bots architect:16,builder --modules none,all,vizier+camps --jobs 2 --results games.jsonl[/]
help-option-help = Show this message and exit.
help-option-install-completion = Install completion for the current shell.
help-option-show-completion = Show completion for the current shell, to copy it or customise the installation.
help-option-schema-game = Only the messages of this game; with server, those of all games and of a server's socket.
help-option-typescript = Print TypeScript types instead.
help-option-version = Show the version and exit.
help-option-language = The language: { $possible }. Defaults to the terminal's language, otherwise English.
help-option-game = { $possible }.
help-option-players = The number of seats.
help-option-modules = Comma-separated module names, or 'all'.
help-option-options = Comma-separated variant names.
help-option-bots = Comma-separated bots for the seats without a person: { $possible }; a list shorter than the seats is repeated.
help-option-study-seed = Any text, to make the game a study: the same seed gives the same game, and nobody promises its shuffles.
help-option-components = A folder of component files to use instead of the packaged ones.
help-option-contribution = Your contribution to the shuffle, any text. Without it, you are asked for one.
help-option-name = Your name.
help-option-table = Join a server's table by its link.
help-option-plain = Everything in plain sentences, one a line, for screen readers.
help-option-save = Save the game to this file after every choice.
help-option-resume = Continue the game in this file.
help-option-games = The number of games.
help-option-jobs = The number of processes that play the games.
help-option-seed = Any text; the same seed gives the same results.
help-option-json = Print everything as JSON.
help-option-file = A file with a record.
help-option-files = Files with records, or folders containing them.
help-option-records = Save the record of every game in this folder.
help-option-all = Print every moment without asking.
help-option-seat = Watch as this seat; seats are numbered from 0, as in the record.
help-option-promise = The final promise you noted before the game (or the dealer's promise, which proves less).
help-option-commitment = The commitment of a seat, as you noted it (repeatable).
help-option-seat-contribution = The contribution of a seat, as you noted it (repeatable).
help-option-head = A head you noted.
help-option-signature = A file with the server's signature of the promise, final promise or head.
help-option-key = The server's key.
help-option-against = Another record of the game, to find the first entry where they differ.
help-option-seconds = How long to play.
help-option-pdf = Where to write the PDF.
help-option-svg = A folder for both pages as SVG; it is created if missing.
help-option-sheets = The number of player sheets in the PDF.
help-option-match-bots = Comma-separated bots; each plays alone against every bot listed after it.
help-option-match-players = Comma-separated numbers of seats.
help-option-match-modules = Comma-separated sets of modules: none, all, or names joined by +.
help-option-deals = The number of deals.
help-option-record = The record of a game.
help-option-deep = Also try moves in samples of the coming turns; this takes about ten times as long.
help-option-keep = Keep the analysis in this file; if it is there already, show it.
help-option-results = Save every game to this file; games already in it are not played again.
help-option-until-decided = Stop a match as soon as it is clear whether the bot wins more or less than its fair share.
help-option-ray = Play on the Ray cluster at this address; --ray auto uses the one on this machine, --ray local starts a new one.

## Errors

error-seed-and-contribution = A game with a seed of your own is a study, which takes no contributions: leave out one of the two.
error-no-bot-named = Name at least one bot; possible: { $possible }.
error-too-many-bots = Bots named: { $found }; seats that a bot can take: { $number }.
error-seats-are-none = { $given } is not a number of seats.
error-no-such-page = There is no page { $given }; possible: { $possible }.
error-sheet-not-written = { $file } cannot be written ({ $fault }); choose another place.

## Positions

help-position = Print a position from a game's record as text.
    .examples = Examples: [b]alhambra position evening.txt[/], [b]alhambra position evening.txt --entry 12 --seat 1[/]
help-option-entry = The position after this many entries, instead of the last one.
help-option-knowing = Show only what this seat could know; seats are numbered from 0, as in the record.
help-option-position = Continue from the position in this file.
error-no-such-entry = { $most ->
    [one] The record has { $most } entry; there is no entry { $number }.
   *[other] The record has { $most } entries; there is no entry { $number }.
}
error-position-of-game-over = The game in { $file } is already over.
error-no-records = There is no record in { $file }.

## What strong bots think of a game

analysing = analysing

## The benchmark of turns

help-benchmark = Measure how far bots' choices fall short of the best turns.
    .examples = Examples: [b]alhambra benchmark --bot builder,student[/], [b]alhambra benchmark --bot my_bots.py:Clever --jobs 2[/]
help-option-benchmark-bots = Comma-separated bots, including bots from your own files.
help-option-benchmark-turns = Use the turns in this file instead of the packaged ones.
benchmark-bot = Bot
benchmark-turns = Turns
benchmark-regret = Regret in points
benchmark-wins = Wins lost, %
benchmark-options = Among the options, %
benchmark-explained = Regret: what the choices cost on average compared with the best option, measured by playing games to the end; its 95 % interval is in brackets. One half of these games picks the best option, the other half measures its value. A turn that is not among the options counts as the worst of them. +: with modules.
