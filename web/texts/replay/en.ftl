# The replay of a finished game.

replay-facts = { $seats_count ->
    [one] one player
   *[other] { $seats_count } players
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
replay-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } win with { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
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
replay-on = One move forward
replay-own-before = Previous move of this player
replay-own-after = Next move of this player
replay-scoring-before = Previous scoring
replay-scoring-after = Next scoring
replay-keys = ← → moves · ⇧ own moves · ↑ ↓ scorings · space plays
replay-result = Result
replay-sources = Where the points came from
replay-tab-points = Points
replay-tab-log = Log
replay-tab-numbers = Numbers
replay-tab-proof = Proof
replay-proof-about = The record holds the promises made before the first part of the shuffle was shown, what every player added, and every move. Here it is all recomputed and compared with what this browser kept.
replay-proof-check = Check it now
replay-proof-here = Computed by this browser
replay-proof-server = Reported by the server, which has replayed the record
replay-proof-no-hash = This page came over a connection that is not encrypted, so the browser offers no hashes. Open it over HTTPS, or download the record and run 'alhambra verify'.
replay-proof-not-here = Not computed here: that every move follows the rules, and that every card comes from the seed. That is below; or run 'alhambra verify' on your own machine.
replay-proof-seal = Undamaged: the seal fits the record.
    .failed = Damaged: the seal does not fit the record.
replay-proof-chain = { $number ->
    [one] The chain of hashes over the only move leads to the head of the record.
   *[other] The chain of hashes over all { $number } moves leads to the head of the record.
}
    .failed = The chain of hashes leads to another head: moves were changed.
replay-proof-promise = In the record, the dealer's secret fits the dealer's promise.
    .failed = The dealer's secret does not fit the dealer's promise.
replay-proof-contributions = { $number ->
    [one] In the record, what { $number } seat added fits its commitment.
   *[other] In the record, what all { $number } seats added fits their commitments.
}
    .failed = What a seat added does not fit its commitment.
replay-proof-seed = Secret and additions give this seed: { $seed }
replay-proof-position = The promise covers the position from which the game continued: the shuffles are promised from there on.
replay-proof-final = In the record, the final promise covers the promise, all commitments, and who drew each part.
    .failed = The final promise does not cover what the record holds.
replay-proof-drawn-by-player = { $number ->
    [one] According to the record, { $names } drew this part of the shuffle; only { $names } can confirm that.
   *[other] According to the record, { $names } each drew their own part of the shuffle; only they can confirm that.
}
replay-proof-drawn-by-dealer = { $number ->
    [one] According to the record, the dealer drew the part of { $names }.
   *[other] According to the record, the dealer drew the parts of { $names }.
}
replay-proof-drawn-unknown = A record of this older form does not say whose parts the dealer drew.
replay-proof-kept-final = { $name }: the final promise is the one with which this browser showed its part. Everything that makes the seed was fixed before that.
    .failed = { $name }: the final promise is not the one with which this browser showed its part. The shuffle is not the one that was promised here.
replay-proof-kept-part = { $name }: commitment and part are those that this browser drew.
    .failed = { $name }: commitment or part are not those that this browser drew.
replay-proof-kept-study = This browser kept promises of this table, but the record holds none to compare: its game was continued from a position, or is not the one that was dealt here.
replay-proof-broken-off = { $number ->
    [one] { $name }: before that, { $number } dealing was broken off after this browser had shown its part. The dealer may have disliked its seed.
   *[other] { $name }: before that, { $number } dealings were broken off after this browser had shown its part. The dealer may have disliked their seeds.
}
replay-proof-seen-final = The final promise is the one that this browser saw before any player showed a part. This browser added nothing itself.
    .failed = The promise is not the one that this browser saw while the game was dealt.
replay-proof-seen-first = The dealer's promise is the one that this browser saw, but it does not bind what the players added. This browser did not see the final promise in time.
replay-proof-nothing-kept = This browser kept nothing of how this game was dealt. Compare the final promise with the one you noted: { $promise }
replay-proof-seen-older = This browser saw the promise before the game began. A promise of this older form does not bind what the players added.
replay-proof-not-seen-older = This browser kept nothing of how this game was dealt. Compare the promise with the one you noted: { $promise }
replay-proof-study = A study: somebody chose its seed, so nobody promised these shuffles.
replay-proof-open = Chance was chosen by hand.

ui-total = Total
