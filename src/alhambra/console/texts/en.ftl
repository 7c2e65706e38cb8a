# What both terminals say.

## At the table

somebody = somebody
pause = Press Enter to continue
legend = On the table, thick lines are walls, double lines are moats, and dotted sides are open. Numbers on the ground are choices.
rules-clauses = The clauses below are the exact rules. To find some of them, type rules with a name or a word: rules ALH-PLACE-7, rules dirk.
machine-promised = The machine has promised its part of the shuffle: { $promise }
question-word = Add a word of your own to the shuffle, or press Enter to let the machine draw one for you:
question-save = Save the game? Type a file name, yes for your games folder, or press Enter not to save it:
choose-on-ground = Choose a number on the ground, 1 to { $most }.
which-cell = { $kind }: which cell?
nothing-happened = Nothing has happened since you sat down.
is-allowed = That is allowed: type it to do it.
is-allowed-so = That is allowed: { $ways }
taken-back = Your last choice has been taken back.
saved-in = Saved in { $path }.
result = Result
record-is-in = The record is in { $path }.

## The words that can be typed, with what they do

command-help = help
    .about = this help
command-all = all
    .about = every offer in its notation
command-back = back
    .usage = Enter or back
    .about = one step back
command-log = log
    .about = everything that has happened since you sat down
command-look = look
    .usage = look NAME
command-quit = quit
    .about = leave the table
command-rules = rules
    .usage = rules NAME
    .about = what this game is about and all its clauses, or those with a name or a word
command-save = save
    .usage = save FILE
    .about = save the game to a file, from now on after every choice
command-undo = undo
    .about = take back your last choice
command-hint = hint
    .about = what a strong player would do
command-score = score
    .about = the points so far, and what the next scoring would bring now
command-table = table
    .about = everything on the table in words
command-why = why
    .usage = why ACTION
    .about = why an action is not allowed
command-market = market
    .about = what can be bought on the market
command-display = display
    .about = the money on display
command-hand = hand
    .about = your money
command-ready = ready
    .about = before the game: say that you are ready

## The table of the games with tiles

view-turn = turn { $turn }, scoring { $scoring } of 3 comes next
    .over = turn { $turn }, the last scoring is over
view-supply = deck { $deck }, bag { $bags }
view-marker =
    { $marker ->
        [even] marker even
       *[odd] marker odd
    }
view-display = Display
view-hand = Hand
view-no-money = no money
view-new-tiles = New tiles
view-reserve = Reserve
view-head-points = pts
view-head-cards = cards

## What nobody has words for

plain-none = none
plain-yes = yes
plain-no = no
# Numbers with a fixed number of decimal places.
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The table in words

plain-market = Market: { $fields }.
plain-field = { $currency }: { $tiles }
plain-empty = empty
plain-display = Display: { $cards }.
plain-hand = Your hand: { $cards }.
plain-new-tiles = New tiles: { $tiles }.
plain-reserve = Reserve: { $tiles }.
plain-tile-wall =
    { $sides_count ->
        [0] { $tile } without walls
        [one] { $tile } with a wall to the { $sides }
       *[other] { $tile } with walls to the { $sides }
    }
plain-tile-side = { $tile } facing { $sides }
plain-other-face = { $tile } (on the back { $face })
plain-cell = { $cell }: { $tile }
plain-gate = { $cell }: city gate on the { $side }
plain-neighbour =
    { $direction ->
        [n] { $tile } to the north
        [e] { $tile } to the east
        [s] { $tile } to the south
       *[w] { $tile } to the west
    }
plain-seat =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }, { $cards_count ->
        [one] { $cards_count } money card
       *[other] { $cards_count } money cards
    }. Built: { $built }.
    .dirk =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }. Tiles: { $built }.
plain-points-now = Points now: { $seats }.
plain-if-scored = If scoring { $scoring } took place now:
plain-gained =
    { $points ->
        [0] { $name } would get nothing.
        [one] { $name } would get { $points } point: { $sources }.
       *[other] { $name } would get { $points } points: { $sources }.
    }
plain-dice = Dice: { $values }.
plain-row = { $name }, ticked: { $built }.
plain-places = { $name }, points of the open places: { $points }.
plain-sheet-row = Row { $number }: { $cells }
plain-box-open = { $building }
plain-box-ticked = { $building } ticked
plain-how = Type the number of a choice, or its words. Type help for the commands; Enter lists the choices again.
plain-last = Before that: { $event }
plain-scored-types = By type: { $types }.
plain-scored-dirk =
    { $points ->
        [one] Dirk gets { $points } point.
       *[other] Dirk gets { $points } points.
    }
plain-lobby = You can talk to the others ({ command-say }) or leave the table ({ command-quit }). The game begins by itself.
plain-group =
    { $number ->
        [one] { $name }: { $number } choice
       *[other] { $name }: { $number } choices
    }
plain-back = Enter: one step back
plain-rules = Type rules with a name or a word for the exact clauses, for example: rules ALH-PLACE-7, rules dirk. rules all shows all of them.
plain-cells-explained = Cells are written as column,row. The starting tile is at 0,0; 1,0 is to its east, 0,-1 to its north.

## Replaying

replay-start = the start
replay-moment = { $number } of { $last }: { $entry }
replay-prompt = Enter or n: next, p: previous, a number: jump, q: quit
    .next = n
    .previous = p
    .quit = q
    .plain = table: everything on the table in words
replay-not-understood = { $given } means nothing here; these do:

## Bots among themselves

bot = bot
seats-told =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
simulate-with = with { $modules }
bench-games = games/s
bench-decisions = decisions/s
bench-copy = µs for a copy of a game

## Paper

sheet-player-subtitle = Tick the building where a yellow row and a blue column cross.
sheet-score-subtitle = Score sheet: mark a box for every building that is ticked.
sheet-name = Name
sheet-coins = Coins
    .how = circle what you gain, cross out what you spend
sheet-actions = Special actions
    .turn-1 = before the action: turn a die
    .turn-2 = up or down by one
    .tick-1 = after a tick: tick another with
    .tick-2 = the other two dice, roll all four
sheet-lines = Rows and columns
    .ticks = { $ticks } ticks
    .left = left: 1 point
sheet-points = Points
sheet-places-1 = Complete a type or have
sheet-places-2 = the most at the end:
sheet-player = Player
sheet-rounds = Rounds
    .players =
    { $most ->
        [1] { $players } player
       *[other] { $players } players
    }
sheet-reminder = Places
    .line-1 = Complete a type and, at the end of that round, you take the best place still open; ties share, rounded down.
    .line-2 = At the end the open places go by the number of buildings; at least one is needed, ties share.
    .line-3 = With two players one imaginary player marks a building in each round, in the solo game two or more do.

## Errors

error-typed-too-much = That is longer than any action; type less.
error-no-such-number = Choose a number from 1 to { $most }, or ? for help.
error-look-at-whom = Say whose area to show: { $possible }.
error-why-not-near = { $given } is not a cell near your palace where something can be done now.
error-no-such-clause = There is no clause or section { $given }; { command-rules } shows all of them.
error-why-what = Say which action: { command-why } ACTION; { command-all } shows the notation.
error-no-choice-now = There is nothing for you to choose now.
error-nothing-to-take-back = Nothing can be taken back: since your last choice something was revealed, somebody else acted or you sat down.
error-save-where = Say in which file: { command-save } FILE.
error-not-offered = { $given } is not one of your options; type one like this: { $examples }.
error-waiting-room = { $given } does nothing before the game; you can: { command-ready }, { command-say }, { command-quit }, and ? for help.
error-game-has-begun = The game has begun already.
error-game-not-begun = The game has not begun yet.
error-not-understood = You cannot do { $given } now; you can: { $possible }, and ? for help.
error-not-understood-nearly = You cannot do { $given } now (did you mean { $near }?); you can: { $possible }, and ? for help.
error-table-not-written = { $file } cannot be written ({ $fault }); choose another file.
error-table-file-name-is-none = { $file } cannot be written (that is not a possible file name); choose another file.
error-table-there-already = { $file } exists already; continue it with --resume { $file }, or choose another name.
error-record-file-too-long = { $file } is longer than any record; is it the record of a game?
error-resumed-game-over = The game in { $file } is over; look at it with: alhambra replay { $file }
error-resumed-game-open = Nobody rolls or shuffles in the game in { $file }, as its chance is open; look at it with: alhambra replay { $file }

## Positions

error-records-not-written = { $file } cannot be written ({ $fault }); choose another folder.

## Statistics

stats-reading = reading
stats-left-out =
    { $games ->
        [one] { $games } unfinished game does not count.
       *[other] { $games } unfinished games do not count.
    }
stats-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-unfinished = The record ends before the game does.
stats-by-seat = Averages by seat
stats-column-mean = average
stats-column-lower = 25 %
stats-column-median = median
stats-column-upper = 75 %
stats-column-winners = winners
stats-column-others = others

## What strong bots think of a game

analysis-errors = Decisions: how many were good, and what the others lost
analysis-accuracy = good
analysis-lost-each = points a decision
analysis-lost = points
analysis-chance-lost = win chance
analysis-kinds = Points lost, by what the decision was about
analysis-luck = Points, luck by source, and the points with average luck
analysis-points = points
analysis-luck-sum = sum
analysis-adjusted = average luck
analysis-chances = Chance of winning, from start to end
analysis-costly = Costliest moves
analysis-mistake = { $size }: { $lost } points, { $chance } of the win chance
analysis-better = better was { $move }
    .because = better was { $move }, because { $reasons }
analysis-reason = { $part } { $points }
analysis-average-luck =
    { $winners_count ->
        [one] With average luck { $winners } would have won ({ $points }).
       *[other] With average luck { $winners } would have shared the win ({ $points }).
    }
analysis-explained = Errors are points lost against the best choice that could be known at the seat. Luck is what each draw changed against the average of all that could have been drawn, in points of lead over the mean of the others. Chances hold if everybody plays equally well from there. Evaluated by { $evaluator }.
    .deep = Errors are points lost against the best choice that could be known at the seat, tried in samples of the coming turns. Luck is what each draw changed against the average of all that could have been drawn, in points of lead over the mean of the others. Chances hold if everybody plays equally well from there. Evaluated by { $evaluator }.

## Keeping

error-table-in-use = Another program is playing the game in { $file }; close it first, or choose another file.
error-record-cut-off = { $file } is cut off: its last line is incomplete; look for an older copy of it.
