# The start page, new tables, and coming to a table.

start-language = Language
start-rules = Rules
start-new = New table
start-join = Join
start-seats-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
start-modules = { $count ->
    [one] one module
   *[other] { $count } modules
}
start-over = Finished: replay
start-turn-of = { $name } is choosing
start-all = All { $count }
start-new-here = New here?
start-first-game = Your first game
start-learn = Learn by playing, in ten minutes.
    .about = No rulebook needed.
start-host = Host
start-short-alhambra = Alhambra
start-short-granada = Granada
start-short-combined = Combined
start-short-roll-and-write = Roll & Write
start-about-alhambra = Buy tiles, wall in your palace, have the most of each type.
start-about-granada = The expert game: tiles with two faces, moats, growing points.
start-about-combined = Palace and city side by side, wall against moat.
start-about-roll-and-write = Four dice, one sheet: tick buildings where they cross.
start-module-vizier = Your stone buys a tile between two turns, paid exactly.
start-module-bureaux = A card that lets you pay with two currencies.
start-module-bonus-cards = A secret card makes a tile without walls count twice.
start-module-huts = Free huts count for each neighbour of their type.
start-module-gates = A gate opens a double wall to walk through.
start-module-diamonds = A fifth currency that buys on every field.
start-module-characters = Ten helpers, auctioned when they turn up.
start-module-camps = Camps outside the wall score the tiles in line behind it.
start-modules-of = { $count ->
    [0] this game has none
   *[other] { $count } of { $all } go with this game
}
start-only-with = Only with { $games }
start-options = Variants
start-watching = Friends may watch
    .about = with a link of their own; hands stay hidden
start-listed = Listed for everybody
    .about = anyone can find the table and take a free seat
start-open-hands = Open hands
    .about = everybody sees all cards
start-seats-title = Seats
start-seats-of = { $count } of { $most }
start-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
start-friend = A friend
    .about = is invited by link
start-bot = A bot
start-add = Add a seat
start-remove-seat = Remove seat { $number }
start-pace = Pace
start-pace-free = No clock
start-pace-clock = Clock
start-pace-day = Days
start-pace-days = { $count ->
    [one] one day a turn
   *[other] { $count } days a turn
}
start-pace-seconds = { $count ->
    [one] one second a turn
   *[other] { $count } seconds a turn
}
start-pace-late = a turn; a bot steps in for latecomers
start-invite-later = The invitation link and QR code appear when the table is open. Nobody needs an account.
start-no-friends = Only you and bots: the game begins at once.
start-word = Access word, if the server requires one
start-open-table = Open the table
start-join-link = Code of a table, or a link to a table or a replay
start-join-go = Go there
start-join-wrong = This is neither a code nor a link to a table of this server.
start-public = Open tables
start-public-none = No table is open now. Open one yourself, or ask a friend for a link.
start-sit = { $count ->
    [one] Sit down: one seat
   *[other] Sit down: { $count } seats
}
start-watch = Watch
start-record = Replay a record
start-record-about = A file saved from a finished game, here or in the terminal.
start-record-choose = Choose a file
start-qr = QR code of the link
start-who-sits = Who sits here
start-you-join = Take a seat
start-needs-name = Your name first, then a free seat
start-share = Share
start-scan = Or let them scan it
start-your-seat = Your seat on another device
start-ready-yes = ready
start-ready-no = not ready yet
start-waits-for = Waiting for { $names }
start-begin-hint = Everybody is ready.
start-gathering = At the table
start-watching-only = You are watching. When everybody is ready, the game begins.
start-pace-label = Pace
nowhere-title = There is nothing here
nowhere-about = The address may be mistyped, or the link is cut off. Ask for the link again, or go on from here.

games-filter = Which games
games-all = All
games-mine = Your turn
games-running = Running
games-over = Finished
games-none = No game here.
games-won = { $number ->
    [one] You won with { $number } point
   *[other] You won with { $number } points
}
games-place = { $number ->
    [one] Place { $place } of { $count }, { $number } point
   *[other] Place { $place } of { $count }, { $number } points
}
games-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
games-given-up = Given up
games-go-on = Go on
games-give-up = Give up
games-remove = Remove
games-really = { $what }: sure?

ui-level = Opponents
ui-you = You
ui-play-now = Play now
ui-your-games = Your games
ui-invitation = Invitation: send this link to your friends
ui-sit-down = Sit down here
ui-free-seat = still free
ui-ready = I am ready
ui-theme = Light or dark
ui-headline = Build your palace
ui-tagline = Buy well, pay exactly, wall it in.
ui-bots = Bots
ui-players = Players
ui-modules = Modules
ui-against =
    { $count ->
        [0] Alone
        [one] You and one bot
       *[other] You and { $count } bots
    }
ui-copy = Copy the link
ui-dealing = The cards are being dealt …
ui-waiting =
    { $number ->
        [one] one is waiting for you
       *[other] { $number } are waiting for you
    }
hot-add = Someone here
hot-name = Name of the player at seat { $number }
hot-player = Player { $number }
hot-about = You share this screen: a curtain hides the hands while the device is handed over.
learn-next = Next
learn-restart = Start over
learn-lessons = Lessons
    .about = Two to five minutes each, at a real table
notice-leave = Leave this seat
hint-allowed = Hints allowed
    .about = players may ask what a strong player would do
people-invite = Invite others
people-code = Say this code; it goes under “Join”.
people-unready = Not ready after all
people-begins-by-itself = The game begins when everybody is ready.
people-fill = Put a bot on seat { $number }
people-fill-short = A bot …
people-free-seat = Free the seat of { $name }
people-no-hints = No hints
people-no-watching = Nobody may watch
people-leaving = The others decide who replaces a player who leaves
