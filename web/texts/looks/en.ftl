# What small signs on the table mean, where they explain themselves.

explain-cards-in-hand = { $number ->
    [one] One card in hand.
   *[other] { $number } cards in hand.
}
explain-longest-wall = Longest outer wall: { $number }. It scores a point for each side.
explain-longest-moat = Longest outer moat: { $number }. It scores a point for each side.
explain-market-field = Field { $number } of the market: its tile is paid for in { $currency }.
explain-die-yellow = A yellow die chooses the row, a blue one the column. Tick the building where two of your dice cross.
explain-die-blue = A blue die chooses the column, a yellow one the row. Tick the building where two of your dice cross.
explain-marker = New city tiles on the market show this side, even or odd. Then the marker switches to the other one.
explain-city-start = The city began here: each of its tiles must be reached from this one on foot, and this tile is never redesigned.
explain-stone = While it is active, it buys one tile between two other turns, with exact payment. Then it lies face down, and making it active again takes an action.
explain-card-back = A bonus card, face down. Only its owner knows for which tile it counts.
explain-character-back = Characters not seen yet. When one turns up, everybody bids for it.
explain-gate-in-wall = A gate lets people walk through two walls that meet. The two tiles beside it stay for good.
explain-imaginary = { $name } is an imaginary player, who does not take turns but counts in every majority.
explain-scoring-track = The stars are the three scorings of the game; golden ones are over.

play-city-start = start

card-gate-short = Gate

# Why the server has closed the connection, which is tried again.

lost-messages-not-read = Too much happened at once; catching up
lost-too-often = Too much was asked at once; trying again soon
lost-too-many-at-once = Too many connections from your network; trying again soon

# What is asked in the dice game, in a few words.

play-task-action = Tick a building or take coins
play-task-keep = Keep one yellow and one blue die
