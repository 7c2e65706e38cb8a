# What small signs on the table mean, where they explain themselves.

explain-cards-in-hand = { $number ->
    [one] One card in hand.
   *[other] { $number } cards in hand.
}
explain-longest-wall = Longest outer wall: { $number }. It scores a point for each side.
explain-longest-moat = Longest outer moat: { $number }. It scores a point for each side.
explain-market-field = Field { $number } of the market: its tile is paid in { $currency }.
explain-die-yellow = A yellow die chooses the row, a blue one the column. You tick the building where two of yours cross.
explain-die-blue = A blue die chooses the column, a yellow one the row. You tick the building where two of yours cross.
explain-coin = A coin turns a die by one before you act, three let you tick a second building. At the end two are worth a point.
explain-marker = New tiles of the market show this side, even or odd. Then the marker moves to the other one.
explain-city-start = The city began here: each of its tiles must be reached from this one on foot, and it is never redesigned.

play-city-start = start

card-gate-short = Gate

# Why the server has closed the connection, which is tried again.

lost-messages-not-read = Too much happened at once; catching up
lost-too-often = Too much was asked at once; trying again soon
lost-too-many-at-once = Too many connections from your network; trying again soon

# What is asked in the dice game, in a few words.

play-task-action = Tick a building or take coins
play-task-keep = Keep one yellow and one blue die
