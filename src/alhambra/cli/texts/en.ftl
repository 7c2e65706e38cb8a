# The commands and their help.

## At the table

left-table = You have left the table.
    .kept = You have left the table. Continue with: { $command }
table-help = Choose by number: first the kind of action, then its details. Or type an offer as it stands in the menu, or in its notation, which the word all shows. You can take a choice back until something hidden is revealed or somebody else acts.
study = This is a study: its seed was chosen, so nobody promises that it was shuffled fairly.
about-rules = Type rules to read what the chosen modules and variants change.
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
arena-explained = Tied players share the win. Below each number: its 95 % interval over deals. Ratings: 400 points mean ten times the strength. In the pictures │ is the fair share, from 0 to 100 %; in brackets the deals played.
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
usage-nul = A command line cannot contain a NUL.
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
not-text = The file is not text in UTF-8; is it the record of a game?
not-found = { $path }: There is no such file or folder.
is-folder = { $path }: This is a folder.
not-allowed = { $path }: Permission denied.
not-whole-number = { $given } is not a whole number.
    .within = { $given } is not a whole number from { $least } to { $most }.
not-number = { $given } is not a number.
    .within = { $given } is not a number from { $least } to { $most }.
not-hash = { $given } is not a hash of 64 hexadecimal digits.
not-of-a-seat = { $given } does not begin with the number of a seat and a colon.

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
    .examples = Examples: [b]alhambra play[/], [b]alhambra play --players 4 --modules vizier,camps --bots greedy,random[/], [b]alhambra play --save evening.txt[/] and later [b]alhambra play --resume evening.txt[/]
help-simulate = Let bots play many games; the results depend on the seed, never on the number of jobs.
    .examples = Examples: [b]alhambra simulate --bots greedy,random --games 200[/], [b]alhambra simulate --game granada --players 3 --jobs 4 --seed 7 --json[/]
help-replay = Step through the record of a game.
    .examples = Example: [b]alhambra replay evening.txt --seat 1[/]
help-analyse = Show what strong bots think of a recorded game: win chances, turning points and costly moves.
    .examples = Example: [b]alhambra analyse evening.txt[/]
help-stats = Show statistics of recorded games: points by source, payments, walls and tiles; for many games, their distributions.
    .examples = Examples: [b]alhambra stats evening.txt[/], [b]alhambra simulate --games 100 --records games[/], [b]alhambra stats games --json[/]
help-verify = Show what a record proves and what it does not: damage, every entry, where its chance came from, the result.
    .examples = Examples: [b]alhambra verify evening.txt[/], [b]alhambra verify mine.txt --against yours.txt[/] (exits with 0 if the record is valid, 1 if it is not, 2 after a wrong command line, 3 if chance was chosen by hand)
help-bench = Measure the installed build with random games.
    .examples = Example: [b]alhambra bench --game combined --seconds 5[/]
help-games = List the games with their modules and variants and what they are about, and the bots.
help-sheet = Make print-ready A4 sheets of Alhambra Roll & Write to play with pencils and dice.
help-serve = Serve tables over the network: join by link, play over HTTP and WebSocket.
    .examples = Examples: [b]alhambra serve[/], [b]alhambra serve --host 0.0.0.0 --access-word granada[/]
help-option-host = The address to listen on; 0.0.0.0 for all.
help-option-port = The port to listen on.
help-option-database = Where tables are kept: sqlite:///FILE or postgresql://…; without it, a file in your data folder.
help-option-access-word = The word required to open a table.
help-option-public-address = The address at which players reach the server, for links in notices.
help-option-smtp = The mail server: smtp://user:password@host:587 or smtps://…; without it, no notices by mail.
help-option-mail-from = Sender address.
help-option-notice-seconds = How long a turn lasts before its player is notified.
help-option-private-webhooks = Allow webhooks to addresses of private networks.
help-option-forget-days = Days after which a table that was never started is deleted.
help-option-idle-seconds = Seconds after which an unused table leaves the memory.
help-option-bot-pause = How long a bot waits before it plays.
help-option-answer-seconds = The shortest time for an answer whose delay could give a hand away.
help-option-commands-per-second = Commands per second from one seat, all its clients together.
help-option-requests-per-second = Requests per second from one address.
help-option-tables-per-hour = Tables per hour from one address.
help-option-sockets-per-address = Sockets that one address may have open at once.
help-option-proxies = Trusted proxies: addresses or networks, comma-separated.
help-option-metrics = Serve metrics for Prometheus at /metrics; without it, only if this machine alone reaches the server.
help-option-log-form = How the log is written: text or json.
help-option-log-level = What is logged: debug, info, warning or error.
help-option-backup = The file of the backup.
help-backup = Save all tables of a server to a file, even while it is running.
    .examples = Example: [b]alhambra backup tables.backup[/]
help-restore = Restore all tables of a backup into an empty database.
    .examples = Example: [b]alhambra restore tables.backup --database sqlite:///new.sqlite[/]
backup-made = Saved in { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}. The file holds secrets of running games, so keep it safe.
backup-restored = Restored: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
serving = Serving tables at { $address } (Ctrl-C to stop)
error-table-needs-screen = A table of a server needs the full screen, which this terminal or --plain does not allow; join it with a browser.
browser-open = The table is open in your browser: { $address } (Ctrl-C to end it; unfinished games are kept)
browser-link = No browser can be opened here. Open this link on this machine: { $address } (Ctrl-C to end it; unfinished games are kept). alhambra play plays in the terminal.
help-option-browser = Play at a table in the browser, served by this machine alone.
error-pages-not-built = The pages for browsers are not part of this build: install Node, then run make play in a clone of the repository.
error-no-free-port = No port is free on this machine.
help-schema = Print a JSON Schema of all messages: events, views, decisions, actions, records.
    .examples = Examples: [b]alhambra schema[/], [b]alhambra schema granada[/], [b]alhambra schema --typescript[/]
help-arena = Compare bots: the same deals from every seat, one bot against seats filled with another.
    .examples = Examples: [b]alhambra arena --bots builder,greedy --players 2,4 --deals 200[/], [b]alhambra arena --bots searcher:16,builder --modules none,all,vizier+camps --jobs 2 --results games.jsonl[/]
help-option-help = Show this message and exit.
help-option-install-completion = Install completion for the current shell.
help-option-show-completion = Show completion for the current shell, to copy it or customize the installation.
help-option-schema-game = Only the messages of this game; server: those of all games and of a server's socket.
help-option-typescript = Print TypeScript types instead.
help-option-version = Show the version and exit.
help-option-language = The language: { $possible }. By default that of the terminal, else English.
help-option-game = { $possible }.
help-option-players = The number of seats.
help-option-modules = Comma-separated names, or 'all'.
help-option-options = Variants, comma-separated names.
help-option-bots = Bots for the seats without a person: { $possible }; a short list is repeated.
help-option-study-seed = Any text, for a study: the same seed gives the same game, and nobody promises its shuffles.
help-option-components = A folder of component files to use instead of the packaged ones.
help-option-contribution = Your part of the shuffle, any text. Without it, you are asked.
help-option-name = Your name.
help-option-table = Join a table of a server by its link.
help-option-plain = Line by line instead of the whole screen: for screen readers and simple terminals.
help-option-save = Save the game to this file after every choice.
help-option-resume = Continue the game in this file.
help-option-games = Number of games.
help-option-jobs = Number of processes that play them.
help-option-seed = Any text; the same seed gives the same results.
help-option-json = Print everything as JSON.
help-option-file = A file with a record.
help-option-files = Files with records, or folders full of them.
help-option-records = Save the record of every game in this folder.
help-option-all = Print every moment without asking.
help-option-seat = Watch as this seat, numbered from 0 as in the record.
help-option-promise = The final promise you noted before the game; the dealer's promise binds less.
help-option-commitment = The commitment of a seat, as you noted it (repeatable).
help-option-seat-contribution = The contribution of a seat, as you noted it (repeatable).
help-option-head = A head you noted.
help-option-signature = The signature of the server, as it gives it with the record.
help-option-key = The key of the server.
help-option-against = Another record of the game, to find where they diverge.
help-option-seconds = How long to play.
help-option-pdf = Where to write the PDF.
help-option-svg = A folder for both pages as SVG; it is created if missing.
help-option-sheets = Number of player sheets in the PDF.
help-option-match-bots = Each plays alone against seats filled with each bot named after it.
help-option-match-players = Numbers of seats, comma-separated.
help-option-match-modules = Sets of modules, comma-separated: none, all, or names joined by +.
help-option-deals = Number of deals.
help-option-record = The record of a game.
help-option-samples = Number of samples that judge a move.
help-option-played-out = Number of games played to the end for each win chance.
help-option-results = Save every game to this file; games already in it are not played again.
help-option-until-decided = Stop a match as soon as it is decided whether the bot wins more or less than its fair share.
help-option-ray = Play on the Ray cluster at this address; --ray auto is the one on this machine, --ray local a new one.

## Errors

error-seed-and-contribution = A game with a seed of your own is a study, to which nobody contributes: leave one of the two out.
error-no-bot-named = Name at least one bot; possible: { $possible }.
error-too-many-bots = Bots named: { $found }; seats that a bot can take: { $number }.
error-seats-are-none = { $given } is not a number of seats.
error-no-such-page = There is no page { $given }; there are: { $possible }.
error-sheet-not-written = { $file } cannot be written ({ $fault }); choose another place.

## Positions

help-position = Print a position from the record of a game as text.
    .examples = Examples: [b]alhambra position evening.txt[/], [b]alhambra position evening.txt --entry 12 --seat 1[/]
help-option-entry = After this many entries instead of all of them.
help-option-knowing = Only what this seat could know, numbered from 0 as in the record.
help-option-position = Continue from the position in this file.
error-no-such-entry = { $most ->
    [one] The record has { $most } entry; there is no entry { $number }.
   *[other] The record has { $most } entries; there is no entry { $number }.
}
error-position-of-game-over = The game of the position in { $file } is already over.
error-no-records = There is no record in { $file }.

## What strong bots think of a game

analysing = analysing

## The benchmark of turns

help-benchmark = Measure how far the choices of bots are behind the best turns.
    .examples = Examples: [b]alhambra benchmark --bot builder,student[/], [b]alhambra benchmark --bot my_bots.py:Clever --jobs 2[/]
help-option-benchmark-bots = Bots with commas, also from files of yours.
help-option-benchmark-turns = The turns in this file instead of those of the package.
benchmark-bot = Bot
benchmark-turns = Turns
benchmark-regret = Regret in points
benchmark-wins = Wins lost, %
benchmark-options = Among the options, %
benchmark-explained = Regret: what the choices cost in the mean against the best option, measured by games that were played on to the end; in brackets its 95 % interval. Of two halves of these games one names the best option, the other says what it is worth. A turn that is not among the options counts like the worst of them. +: with modules.
