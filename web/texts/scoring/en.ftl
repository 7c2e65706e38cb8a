# What is said of scorings and of the result; loaded with the first of them.

ui-after-scoring = After this scoring
ui-new-game = New game
ui-record = Record of the game
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
play-continue = Continue
play-explain = Explain the game
play-result = Result
play-share = Share the replay
play-share-copy = Copy link to replay
play-sheet = All scorings
