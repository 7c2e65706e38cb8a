# What both terminals say.

## At the table

somebody = somebody
pause = Enter to go on
legend = On the table thick lines are walls, double ones are moats, and dotted sides are open. Numbers on the ground are choices.
rules-clauses = The clauses below are the exact rules. rules and a name or a word finds some of them: rules ALH-PLACE-7, rules dirk.
machine-promised = The machine has promised its part of the shuffle: { $promise }
question-word = Add a word of your own to the shuffle, or Enter to let the machine draw one for you:
question-save = Keep the game? A file name, yes for the folder of your games, or Enter to leave it:
choose-on-ground = Choose a number on the ground, 1 to { $most }.
which-cell = { $kind }: which cell?
nothing-happened = Nothing has happened since you sat down.
is-allowed = that is allowed: type it to do it
taken-back = Your last choice is taken back.
saved-in = saved in { $path }
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
    .about = all that has happened since you sat down
command-look = look
    .usage = look NAME
command-quit = quit
    .about = leave the table
command-rules = rules
    .usage = rules NAME
    .about = what this game is about and all its clauses, or those with a name or a word
command-save = save
    .usage = save FILE
    .about = keep the game in a file, from now on after every choice
command-undo = undo
    .about = take your last choice back
command-why = why
    .usage = why ACTION
    .about = why an action is not allowed

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
# Numbers with so many decimal places.
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Replaying

replay-start = the start
replay-moment = { $number } of { $last }: { $entry }
replay-prompt = Enter or n next, p previous, a number to jump, q quit
    .next = n
    .previous = p
    .quit = q
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
    .line-1 = Who completes a type takes, at the end of that round, the best place still open; several share, rounded down.
    .line-2 = At the end the open places go by the number of buildings; at least one is needed, ties share.
    .line-3 = With two players one imaginary player marks a building in each round, in the solo game two or more do.

## Errors

error-typed-too-much = that is longer than any action; type less
error-no-such-number = choose a number from 1 to { $most }, or ? for help
error-look-at-whom = say at whose things to look: { $possible }
error-why-not-near = { $given } is no cell near your palace to which something can be done now
error-no-such-clause = no clause and no section is called { $given }; { command-rules } shows all of them
error-why-what = say which action: { command-why } ACTION; { command-all } shows the notation
error-nothing-to-take-back = nothing can be taken back since something was revealed, somebody else acted or you sat down
error-save-where = say in which file: { command-save } FILE
error-not-offered = { $given } is none of your offers; type one like this: { $examples }
error-not-understood = { $given } is nothing that you can do now; there are: { $possible }, and ? for help
error-not-understood-nearly = { $given } is nothing that you can do now (did you mean { $near }?); there are: { $possible }, and ? for help
error-table-not-written = { $file } cannot be written ({ $fault }); choose another file
error-table-file-name-is-none = { $file } cannot be written (this is not the name of a file); choose another file
error-table-there-already = { $file } is there already; go on with it by --resume { $file }, or choose another name
error-record-file-too-long = { $file } is longer than any record; is it the record of a game?
error-resumed-game-over = the game in { $file } is over; look at it with: alhambra replay { $file }
error-resumed-game-open = nobody rolls or shuffles in the game in { $file }, as its chance is open; look at it with: alhambra replay { $file }

## Positions

error-records-not-written = { $file } cannot be written ({ $fault }); choose another folder

## Statistics

stats-reading = reading
stats-left-out =
    { $games ->
        [one] One game that is not finished does not count.
       *[other] { $games } games that are not finished do not count.
    }
stats-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-unfinished = The record ends before the game does.
stats-by-seat = Means by seat
stats-column-mean = mean
stats-column-lower = 25 %
stats-column-median = median
stats-column-upper = 75 %
stats-column-winners = winners
stats-column-others = others

## What strong bots think of a game

analysis-title = What a strong bot thinks
analysis-chances = chance to win, from the start to the end
analysis-costs = points given away
analysis-turning-points = Turning points
analysis-costly = Costly moves
analysis-better = { $cost } points better: { $move }
analysis-reason = { $part } { $points }
analysis-explained = Chances before the move, if all went on alike. Points are what a position promises, as far as the seat could know.

## Keeping

error-table-in-use = another program plays the game in { $file }; close it first, or choose another file
error-record-cut-off = { $file } is cut off: its last line is not whole; look for an older copy of it
