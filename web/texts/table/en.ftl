# What only the table in the browser says.

play-skip = Skip
play-talk = Chat
play-talk-none = Nobody has said anything yet.
play-talk-earlier = Earlier messages
play-talk-write = Say something to everybody
play-talk-later = After the cards are dealt
play-talk-send = Send
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
play-do-pass-bid = Pass
play-do-bid = Bid { $amount }
play-stone = Vizier stone, { $state }
play-card-back = Face-down bonus card
play-in-hand = { $currency } in hand: { $amount }
play-market-field = Market field { $number }, { $currency }
play-stone-active = active
play-stone-used = face down
play-no = no
play-do-keep-stone = Not now
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
play-switch-strip = Score or market
play-awarded = Last tile: you have the most money of its field
    .short = You have the most money for it
play-stays = { $reason ->
    [tie] tie
   *[other] no money
}
play-rematch = Same again
rules-title = Rules
replay-title = Replay
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

# What a seat did last, beside its name.
play-deed-tile-placed = places { $tile }
play-deed-tile-removed = removes { $tile }

# Which optional questions of modules a player is asked.

questions-title = Questions of modules
questions-choice = Ask only when I could
    .about = Where you can only decline, the server declines for you, after as long as a quick answer takes.
questions-none = Not until my next turn
    .about = The server declines every such question until then. Nobody else sees this.
questions-declined = Declined for you, as you wished
