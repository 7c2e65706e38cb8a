# What only the table in the browser says.

play-skip = Skip
play-talk = Chat
play-talk-none = Nobody has said anything yet.
play-talk-earlier = Earlier messages
play-talk-write = Say something to everybody
play-talk-later = After the cards are dealt
play-talk-send = Send
play-confirm = Confirming a choice
play-confirm-always = Always
    .about = Nothing is played before you press the green button or choose the same thing again.
play-confirm-timer = After a moment
    .about = A complete choice is played by itself; touch something to change it.
play-confirm-off = Off
    .about = A complete choice is played at once.
play-speed = Moves of the others
play-speed-calm = Calm
play-speed-brisk = Brisk
play-speed-quick = Quick
play-speed-none = At once
play-look = Look and sound
play-sound = Sounds
play-volume = Volume
play-animation = Animation
play-dark = By lamplight (dark)
play-acts-again = Paid exactly: you act again
play-tile-later = This tile is placed at the end of your turn. You still have an action.
play-why = Why?
play-cell = { $what }, column { $x }, row { $y }
play-cell-legal = { $what }, column { $x }, row { $y }, possible
play-gate-at = Gate at the { $side }
play-money-hint = one card, or several up to 5
play-money-hint-bureau = one card, several up to 5, or one bureau
play-undo-about =
    { $number ->
        [one] You can take back one step
       *[other] You can take back { $number } steps
    }
play-do-place = Place here
play-do-build = Build here
play-do-swap = Swap here
play-do-remove = To the reserve
play-do-coins = Take coins, roll again
play-do-take = Take
play-do-reserve = To the reserve
play-do-give = To Dirk
play-do-leave = Leave out
play-do-place-gate = Place with a gate
play-do-build-gate = Build with a gate
play-do-swap-gate = Swap with a gate
play-do-take-hut = Take the hut
play-auction = Auction of { $name }
play-bid-none = No bid yet.
play-bid-stands = Highest bid { $amount } by { $name }.
play-bid-ask = Bid or pass?
play-bid-yours = your bid?
play-bid-highest = highest
play-bid-passed = passed
play-bid-waits = waits
play-bid-exactly = Bids you can pay exactly, in one currency
play-bid-no-money = You cannot pay a higher bid exactly.
play-do-pass-bid = Pass
play-do-bid = Bid { $amount }
play-favour = Use your vizier stone?
play-favour-about = One tile, paid exactly, before the next turn.
play-favour-buy = Buy { $tile }
play-stone = Vizier stone, { $state }
play-card-back = Face-down bonus card
play-market-field = Market field { $number }, { $currency }
play-stone-asked = asked now
play-stone-active = active
play-stone-used = face down
play-no = no
play-do-keep-stone = Not now
play-choose-on-table = Choose on the table, or:
play-faces = Which face?
play-face-bought = as bought
play-face-turn = Turn over for { $amount }
play-face-reserve = Reserve this face
play-huts = free, 3 at most
play-gate-open = A gate card lies face up: take it instead of money
play-gate-none = No gate card lies face up
play-gate-take = Take it
play-unseen =
    { $number ->
        [one] one not seen yet
       *[other] { $number } not seen yet
    }
play-marker = New city tiles show these prices
play-scores = Score
play-scores-open = Show the score
play-scorings = Scorings
play-scored = scored
play-if-now = if now
play-scoring-over = This scoring is over.
play-last-scoring = The last scoring comes when the tiles run out: { $tiles ->
    [one] { $tiles } tile left in the bag
   *[other] { $tiles } tiles left in the bag
}
play-undecided = Still to decide before it: { $names }
play-at-end = Also at the end
play-switch-strip = Score or market
play-scoring-about = { $variant ->
    [granada] Moats first, then majorities type by type
    [combined] Walls and moats first, then majorities type by type
   *[other] Walls first, then majorities type by type
}
play-longest = { $variant ->
    [granada] longest moat: 1 point for each side
   *[other] longest wall: 1 point for each side
}
play-win-shared = They have equally many points, so they share the win.
play-awarded = Last tile: you have the most money of its field
    .short = You have the most money for it
play-stays = { $reason ->
    [tie] tie
   *[other] no money
}
play-continue = Continue
play-rematch = Same again
rules-title = Rules
replay-title = Replay
play-result = Result
play-share = Share the replay
play-share-copy = Copy link to replay
play-sheet = All scorings
play-sheet-title = Your sheet
play-race = first to complete a type takes its best place left
play-dice-hint = one yellow, one blue; a coin turns one up or down
play-row = Row
play-column = Column
play-turn-up = Turn { $value } to { $to }
play-turn-down = Turn { $value } to { $to }
play-coins = coins
play-coins-spent =
    { $number ->
        [0] none spent
       *[other] { $number } spent
    }
play-die-kept = kept
play-die-passed = passed on
play-die-open = keep it?
play-do-keep = Keep these two
play-do-tick = Tick it
play-ask-back =
    { $number ->
        [one] { $name } asks to take back one step.
       *[other] { $name } asks to take back { $number } steps.
    }
play-ask-bot = { $name } asks to let a bot play for { $other }.
play-ask-waits = waiting for the others
play-agree = Agree
play-away = A bot is playing for you.
play-come-back = I am back
play-table = At this table
play-back = Ask everybody to take back a step
play-replace = Ask for a bot instead of { $name }
play-leave = Leave; a bot plays on

# What a seat did last, beside its name.
play-deed-tile-placed = places { $tile }
play-deed-tile-removed = removes { $tile }
panel-no-bonus = None of your bonus cards shows a tile in your palace.

# Which optional questions of modules a player is asked.

questions-title = Questions of modules
questions-all = Ask me always
    .about = The vizier, bonus cards, auctions and characters ask every time.
questions-choice = Ask only when I could
    .about = Where you can only decline, the server declines for you, after as long as a quick answer takes.
questions-none = Not until my next turn
    .about = The server declines every such question until then. Nobody else sees this.
questions-declined = Declined for you, as you wished
