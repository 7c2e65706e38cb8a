# The table that fills the terminal.

## What is shown

screen-area-palace = Palace
    .sheet = Sheet
screen-area-others = Others
screen-area-seats = Seats
screen-area-score = Score
screen-area-log = Log
screen-type-here = : to type, for example: buy, take gulden, why 1,0, rules
screen-waiting = Waiting for the others …
screen-thinking = { $seat } decides …
screen-over = The game is over. a plays again, q leaves the table.
screen-another-action = another action
screen-enter-does-it = Enter does it
screen-scored = { $sources } now
screen-worth = if scored now: { $sources }
screen-sum = Sum
screen-if-scored = If scoring { $scoring } came now
screen-no-scoring = No scoring is to come.
screen-undecided = { $seat } still decides something before it.
screen-at-end = At the end, { $seat }: { $sources }
screen-when-cards =
    { $most ->
        [1] Its card comes next.
       *[other] Its card comes within { $least } to { $most } cards.
    }
    .unknown = Its card is at least { $least } cards away.
screen-when-tiles = It comes when the bag is empty: { $tiles } tiles.
screen-if-over =
    { $rounds ->
        [one] If the game ended now ({ $rounds } round left)
       *[other] If the game ended now ({ $rounds } rounds left)
    }
screen-scoring = Scoring { $scoring }
screen-points-now = Points now:
screen-close = Esc closes, arrows scroll

## A table of a server

screen-guest = Guest
screen-free-seat = free seat
screen-lobby-ready = ✓ { $seat } is ready
screen-lobby-waiting = … { $seat }
screen-connection-lost = The connection to the server is lost; it is tried again.
screen-seat-lost = This seat is not yours any more. q leaves the table.
screen-seat-yours = You play again yourself.
screen-all-asked = All are asked now; wait for their answers.
screen-asks-back =
    { $actions ->
        [one] { $seat } asks to take back the last step.
       *[other] { $seat } asks to take back the last { $actions } steps.
    }
screen-asks-bot = { $seat } asks to let a bot play for { $other }.
screen-meet-again = All meet again at another table. Do you come along?
screen-news-sat = { $seat } has sat down.
screen-news-filled = { $seat }, a bot, has sat down.
screen-news-stood = A seat is free again: { $seat }.
screen-news-left = { $seat } has left, and may come back.
screen-news-broken-off = { $seat } has broken the dealing off.
screen-news-agreed = { $seat } agrees.
screen-news-refused = { $seat } does not agree.
screen-news-bot = A bot plays for { $seat } now.
screen-news-back = { $seat } is back.
screen-news-compared = The record is of the dealing that this program saw: final promise, commitment and contribution of your seat are the same.
screen-news-rematch = All meet again at another table.

## Welcome

screen-welcome = Welcome to the Alhambra
screen-go-on = Go on with an unfinished game, or begin a new one:
screen-kept-game =
    { $entries ->
        [one] { $game }: { $people } · { $entries } choice · { $day }
       *[other] { $game }: { $people } · { $entries } choices · { $day }
    }
screen-new-game = New game: { $game }, { $players }
screen-word = Add a word of your own to the shuffle, or just press Enter
screen-promise = The machine has promised its part: { $promise }
screen-another-game = Set up another game …
screen-welcome-keys = Enter begins · ↑ ↓ choose · Esc leaves
screen-set-up = A new game
screen-set-up-begin = Begin
screen-set-up-game = Game
screen-set-up-seats = Players
screen-set-up-module = Modules
screen-set-up-option = Options
screen-set-up-language = Language

## Questions

screen-really = { $action }: really?
screen-ends-turn = { $action }? This ends your turn.
screen-leave = Leave the table? Nothing has been chosen yet.
    .kept = Leave the table? The game is kept in { $path }.
    .lost = Leave the table? The latest choices could not be kept and will be lost; { command-save } FILE keeps the game elsewhere.
    .server = Leave the table? Your seat stays yours: the same link leads back to it. leave gives it up.
    .watching = Leave the table? The same link leads back to it.
screen-give-up = Leave the game to the others? You may come back by the same link.

## Keys

screen-key-move = move
screen-key-zone = next place
screen-key-choose = choose
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

screen-help = Everything on the table can be touched, with the arrow keys and Enter or with the mouse: an entry of the menu, a tile of the market, money, a cell of the ground. Below the menu stands what the choice would bring, or why it is refused.
screen-help-move = move the cursor
    .keys = arrow keys
screen-help-zone = to the menu, market, display, hand, new tiles, ground
    .keys = Tab, Shift+Tab
screen-help-choose = do what the cursor is on, or choose on
    .keys = Enter
screen-help-touch = touch a card or a tile, or let it go
    .keys = Space
screen-help-digits = choose this entry of the menu
    .keys = 1 2 3 …
screen-help-back = one step back
    .keys = Esc, Backspace
screen-help-type = type a command or an action; Tab completes it
    .keys = : or /
screen-help-undo = take your last choice back
    .keys = u
screen-help-hint = what a strong player would do
    .keys = h
screen-help-areas = palace, others, seats (v), score, log
    .keys = p o v s l
screen-help-page = scroll what is shown
    .keys = Page up, Page down
screen-help-quit = leave the table; the game is kept
    .keys = q, Ctrl+C

command-confirm = confirm
    .about = whether the end of your turn is asked for
command-hint = hint
    .about = what a strong player would do
command-leave = leave
    .about = leave the game to the others
command-rematch = rematch
    .about = the same players again, when the game is over
command-return = return
    .about = play again instead of the bot that stood in for you
command-say = say
    .usage = say TEXT
    .about = say something to all at the table
command-standin = standin
    .usage = standin NAME
    .about = ask all to let a bot play for somebody who is absent
command-takeback = takeback
    .usage = takeback NUMBER
    .about = ask all to take back the last steps
command-theme = theme
    .about = dark or light

screen-confirm =
    .on = The end of your turn is asked for.
    .off = Your turn ends without a question.
screen-hint = A strong player would { $action }.
    .then = A strong player would { $action }, then { $then }.
screen-hint-thinking = Thinking …

## Replaying

screen-replay-moment = { $number } of { $last }
screen-replay-keys = ← → step · Page up/down ten · Home/End · s next scoring · 1–6 seat · 0 all hands · i statistics · q leave
screen-replay-hands = All hands lie open.
    .hidden = The hands are hidden.
screen-replay-known = Hand of { $seat }:
screen-replay-no-scoring = No scoring comes after this.
screen-statistics = Statistics

## Errors

error-no-hint-now = there is nothing for you to choose now
error-kept-by-server = the server keeps this game; when it is over its record can be had
error-nobody-to-talk-to = only bots sit at this table, and they do not listen
error-no-hints-among-people = there are no hints at a table of a server
error-link-is-none = { $given } is no link to a table; it looks like http://host/tables/ID#TOKEN
error-only-among-people = that is for tables of a server
error-only-watching = you only watch here
error-rematch-too-early = the game is not over yet
error-stand-in-for-whom = say for whom a bot is to play: { $possible }
error-take-back-how-many = say how many steps are to be taken back, for example: takeback 2
error-no-seat-free = no seat is free at this table
error-server-not-reached = nothing answers at { $address }; is the link right, and does the server run?
