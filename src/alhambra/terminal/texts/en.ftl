# The table that fills the terminal.

## What is shown

screen-area-palace = Palace
    .sheet = Sheet
screen-area-others = Others
screen-area-seats = Seats
screen-area-score = Score
screen-area-log = Log
screen-type-here = for example: buy, take gulden, why tower 9 · Tab: complete · Esc: close
screen-waiting = Waiting for the others …
screen-thinking = { $seat } is deciding …
screen-over = The game is over: press a to play again, q to leave.
screen-another-action = another action
screen-enter-does-it = Enter: do it
screen-scored = now { $sources }
screen-worth = if scored now: { $sources }
screen-sum = Total
screen-if-scored = If scoring { $scoring } took place now
screen-no-scoring = There is no scoring left.
screen-undecided = Still to decide before it: { $seat }.
screen-at-end = At the end, { $seat }: { $sources }
screen-when-cards =
    { $most ->
        [1] Its card comes next.
       *[other] Its card comes within { $least } to { $most } cards.
    }
    .unknown =
    { $least ->
        [one] Its card is at least { $least } card away.
       *[other] Its card is at least { $least } cards away.
    }
screen-when-tiles =
    { $tiles ->
        [one] It comes when the bag is empty: { $tiles } tile left.
       *[other] It comes when the bag is empty: { $tiles } tiles left.
    }
screen-if-over =
    { $rounds ->
        [one] If the game ended now ({ $rounds } round left)
       *[other] If the game ended now ({ $rounds } rounds left)
    }
screen-scoring = Scoring { $scoring }
screen-points-now = Points now:
screen-close = Esc: close · arrows: scroll

## A server's table

screen-free-seat = free seat
screen-lobby-ready = { $seat }: ready
screen-lobby-waiting = { $seat }: not ready yet
screen-lobby-you =
    { $seats_count ->
        [0] You are ready, and so is everybody else.
       *[other] You are ready; waiting for { $seats }.
    }
screen-lobby-more =
    { $number ->
        [one] { $number } more player
       *[other] { $number } more players
    }
screen-connection-lost = The connection to the server is lost; trying again.
screen-seat-lost = This seat is no longer yours. Press q to leave.
screen-seat-yours = You are playing again yourself.
screen-all-asked = Everybody has been asked; wait for the answers.
screen-asks-back =
    { $actions ->
        [one] { $seat } asks to take back the last step.
       *[other] { $seat } asks to take back the last { $actions } steps.
    }
screen-asks-bot = { $seat } asks to let a bot play for { $other }.
screen-meet-again = Everybody is meeting again at another table. Join them?
screen-news-sat = { $seat } has sat down.
screen-news-filled = { $seat }, a bot, has sat down.
screen-news-stood = A seat is free again: { $seat }.
screen-news-left = { $seat } has left, and may come back.
screen-news-broken-off = { $seat } has broken off the dealing.
screen-news-agreed = { $seat } agrees.
screen-news-refused = { $seat } does not agree.
screen-news-bot = A bot now plays for { $seat }.
screen-news-back = { $seat } is back.
screen-news-compared = The record is of the dealing that this program saw: the final promise and your seat's commitment and contribution are the same.
screen-news-rematch = Everybody is meeting again at another table.

## Welcome

screen-welcome = Welcome to the Alhambra
screen-go-on = Continue an unfinished game, or begin a new one:
screen-kept-game =
    { $entries ->
        [one] { $game }: { $people } · { $entries } choice · { $day }
       *[other] { $game }: { $people } · { $entries } choices · { $day }
    }
screen-new-game = New game: { $game }, { $players }
screen-word = Add a word of your own to the shuffle, or just press Enter
screen-promise = The machine has promised its part: { $promise }
screen-another-game = Set up another game …
screen-welcome-keys = Enter: begin · ↑ ↓: choose · Esc: leave
screen-set-up = A new game
screen-set-up-begin = Begin
screen-set-up-game = Game
screen-set-up-seats = Players
screen-set-up-module = Modules
screen-set-up-option = Variants
screen-set-up-language = Language

## Questions

screen-really = { $action }: really?
screen-ends-turn = { $action }? This ends your turn.
screen-leave = Leave the table? Nothing has been chosen yet.
    .kept = Leave the table? The game is saved in { $path }.
    .lost = Leave the table? The latest choices could not be saved and will be lost; { command-save } FILE saves the game elsewhere.
    .server = Leave the table? Your seat stays yours: the same link leads back to it. To give it up, type leave.
    .watching = Leave the table? The same link leads back to it.
screen-give-up = Leave the game to the others? You may come back with the same link.

## Keys

screen-key-move = move
screen-key-zone = next area
screen-key-choose = choose
screen-key-digits = entry
screen-key-back = back
screen-key-undo = undo
screen-key-begin = begin
screen-key-again = again
screen-key-hint = hint
screen-key-type = type
screen-key-areas = areas
screen-key-rules = rules
screen-key-help = help
screen-key-quit = leave

## Help

screen-help = You can select everything on the table, with the arrow keys and Enter or with the mouse: an entry of the menu, a tile on the market, money, a cell of the ground. Below the menu you read what the choice would bring, or why it is refused.
screen-help-move = move the cursor
    .keys = arrow keys
screen-help-zone = to the menu, market, display, hand, new tiles, ground
    .keys = Tab, Shift+Tab
screen-help-choose = choose what the cursor is on, or narrow the choice
    .keys = Enter
screen-help-touch = pick a card or tile, or drop it
    .keys = Space
screen-help-digits = choose this entry of the menu
    .keys = 1 2 3 …
screen-help-back = one step back
    .keys = Esc, Backspace
screen-help-type = type a command or an action; Tab completes it
    .keys = : or /
screen-help-undo = take back your last choice
    .keys = u
screen-help-hint = what a strong player would do
    .keys = h
screen-help-areas = palace, others, seats (v), score, log
    .keys = p o v s l
screen-help-page = scroll what is shown
    .keys = Page up, Page down
screen-help-quit = leave the table; the game is saved
    .keys = q, Ctrl+C

command-confirm = confirm
    .about = whether you confirm the end of your turn
command-leave = leave
    .about = leave the game to the others
command-rematch = rematch
    .about = the same players again, when the game is over
command-return = return
    .about = play again yourself instead of the bot that stood in for you
command-say = say
    .usage = say TEXT
    .about = say something to everybody at the table
command-standin = standin
    .usage = standin NAME
    .about = ask everybody to let a bot play for an absent player
command-takeback = takeback
    .usage = takeback NUMBER
    .about = ask everybody to take back the last steps
command-theme = theme
    .about = dark or light

screen-confirm =
    .on = You will confirm the end of your turn.
    .off = Your turn ends without confirmation.
screen-hint = A strong player would { $action }.
    .then = A strong player would { $action }, then { $then }.
screen-hint-thinking = Thinking …

## Replaying

screen-replay-moment = { $number } of { $last }
screen-replay-keys = ← → step · Page up/down ten · Home/End · s next scoring · 1–6 seat · 0 all hands · i statistics · q leave
screen-replay-hands = All hands are open.
    .hidden = The hands are hidden.
screen-replay-known = Hand of { $seat }:
screen-replay-no-scoring = No scoring comes after this.
screen-statistics = Statistics

## Errors

error-kept-by-server = The server keeps this game; you can download its record when it is over.
error-nobody-to-talk-to = Only bots sit at this table, and they do not listen.
error-no-hints-among-people = There are no hints at a server's table.
error-link-is-none = { $given } is not a link to a table; it looks like http://host/tables/ID#TOKEN
error-only-among-people = That works only at a server's tables.
error-only-watching = You are only watching here.
error-rematch-too-early = The game is not over yet.
error-stand-in-for-whom = Say for whom a bot should play: { $possible }.
error-take-back-how-many = Say how many steps to take back, for example: takeback 2.
error-no-seat-free = No seat is free at this table.
error-server-not-reached = Nothing answers at { $address }; is the link right, and is the server running?
