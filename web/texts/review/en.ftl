# A finished game explained: who stood better, what was a mistake, what was luck.

analysis-ask = Let a strong bot analyse it
analysis-about = A strong bot goes through the game: who was ahead when, which moves cost a lot, and what was better.
analysis-thinking = A strong bot is looking at the game …
analysis-move = This move
analysis-next = What { $name } should do next
analysis-list-costly = Costliest moves
analysis-list-turns = Turning points
analysis-mark = Move { $number } cost a lot
    .turn = Turning point: move { $number }
analysis-note = Mistakes are points lost against the best choice, as far as the player could know. Luck is what draws changed against their average. The chances hold if everybody plays equally well.
analysis-play-on = Play on from here
    .about = A new table at this moment, against bots; you play for { $name }.

review-parts = Part of the analysis
review-part-game = The game
review-part-moves = Move by move
review-part-mistakes = Mistakes
review-no-choice = There was nothing to choose here.
review-chances = Chance of winning: { $chances }
review-chance = { $name } { $chance }

## The result, with and without luck

review-won = { $names } won by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .tied = { $names } won with equal points.
    .shared = { $names } shared the win.
review-average = With average luck, { $names } would have won by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .too = With average luck, { $names } would have won as well, by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .level = With average luck, { $names } would have been level.

review-players = The players
review-points = Points
review-good = Good moves
review-lost = Lost per move
review-luck = Luck
review-adjusted = With average luck
review-no-mistakes = no mistakes
review-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}

review-entry = Move { $number }
review-cost = { $size }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost
review-chance-lost = { $chance } win chance lost
review-better = Better: { $move }
review-because = because
review-try = Try it from here
review-turn = { $name }: { $before } → { $after }
review-details = By kind of decision and source of luck
review-by-kind = Points lost by kind of decision
review-by-source = Luck by source, in points

## Learning from mistakes

review-learn = Learn from my mistakes
    .of = Learn from the mistakes of { $name }
review-whose = Whose moves
review-question = Move { $number }: what would you do?
review-question-place = Question { $number } of { $count }
review-as-seen = The palace, the market and the hand are shown as { $name } saw them.
review-show-position = Show the position again
review-right = Right, that is the best move.
review-better-than-played = Better than what was played, by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-as-played = That was played as well, and it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-worse = That costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-yours = your choice
review-played = played
review-why = The best move, compared with the one played
review-next-question = Next
review-finish = Finish
review-found = You found the best move in { $found } of { $count ->
    [one] { $count } position
   *[other] { $count } positions
}.
review-again = Once more
review-nothing-costly = { $name } made no costly move in this game.
