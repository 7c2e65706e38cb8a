# The replay of a finished game.

replay-title = Replay
replay-facts = { $seats_count ->
    [one] one player
   *[other] { $seats_count } players
}, { $turns } turns, { $number } moves
replay-won = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } win with { $points } points each
}
replay-nobody-won = The game is over
replay-share = Copy the link
replay-download = Record
replay-start = The game begins.
replay-seat = Whose palace is shown
replay-moment = Moment of the game
replay-entry = Move { $number } of { $last }
replay-market = The market then
replay-hand = Cards of { $name }
replay-hidden = were hidden
replay-perspective = Seen
replay-open = open, all hands
replay-as = as { $name } saw it
replay-measure = What the chart shows
replay-measure-if-scored = With the next scoring
replay-measure-if-ended = If it ended now
replay-measure-points = Points
replay-measure-money = Money
replay-measure-coins = Coins
replay-measure-wall = Wall
replay-measure-moat = Moat
replay-measure-wall-and-moat = Wall and moat
replay-measure-rows-and-columns = Rows and columns
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-own-before = Last move of this player
replay-own-after = Next move of this player
replay-scoring-before = Last scoring
replay-scoring-after = Next scoring
replay-keys = ← → moves · ⇧ own moves · ↑ ↓ scorings · space plays
replay-result = Result
replay-sources = Where the points came from
replay-tab-points = Points
replay-tab-log = Log
replay-tab-numbers = Numbers
replay-tab-proof = Proof
replay-proof-about = The record holds the promise made before the game, what every player added to the shuffle, and every move. Here it is computed again.
replay-proof-check = Check it now
replay-proof-here = Computed by this browser
replay-proof-server = Told by the server, which has played the record again
replay-proof-no-hash = This page came over a connection that is not encrypted, so the browser offers no hashes. Open it by HTTPS, or download the record and run "alhambra verify".
replay-proof-not-here = Not computed here: that every move follows the rules, and that every card comes from the seed. That is below; or run "alhambra verify" on your own machine.
replay-proof-seal = Undamaged: the seal fits the record.
    .failed = Damaged: the seal does not fit the record.
replay-proof-chain = The chain of hashes over all { $number } moves leads to the head of the record.
    .failed = The chain of hashes leads to another head: moves were changed.
replay-proof-promise = The dealer's secret is the one that was promised before the game.
    .failed = The dealer's secret is not the one that was promised.
replay-proof-contributions = What all { $number } seats added is what they were bound to before anybody showed it.
    .failed = What a seat added is not what it was bound to.
replay-proof-seed = Secret and additions give this seed: { $seed }
replay-proof-seen = This browser saw the promise before the game began.
replay-proof-not-seen = This browser did not see the promise before the game. Compare it with the one that you noted: { $promise }
replay-proof-study = A study: somebody chose its seed, so nobody promised these shuffles.
replay-proof-open = Chance was chosen by hand.
