# What only the pages in the browser say.

ui-name = Your name
ui-game = Game
ui-with-friends = New table for friends
ui-cell-at = column { $x }, row { $y }
ui-your-turn = Your turn
ui-waits-for = { $name } is choosing
ui-game-over = { $count ->
    [one] The game is over. Winner: { $names }
   *[other] The game is over. Winners: { $names }
}
ui-no-connection = No connection; trying again
ui-palace = Palace
ui-others = The others
ui-market = Market and hand
ui-money = Money
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = Show all
ui-undo = Take back
ui-clear = Cancel
ui-exact = exact
ui-over = { $amount } too much
ui-short = { $amount } short
ui-can-be-exact = can be exact
ui-deck = Deck
ui-cell = Cell
ui-cards = Cards
ui-bag = Tiles in the bag
ui-even = even
ui-odd = odd
ui-not-here = Not here.
ui-if-scored = If scored now
ui-scoring =
    { $number ->
        [1] 1st scoring
        [2] 2nd scoring
       *[3] 3rd scoring
    }
ui-scorings-done = Scorings done: { $number } of 3
ui-next-scoring =
    { $least ->
        [0] Next scoring within { $most ->
            [one] { $most } card
           *[other] { $most } cards
        }
       *[other] Next scoring after { $least } to { $most ->
            [one] { $most } card
           *[other] { $most } cards
        }
    }
ui-line-wall = Wall
ui-line-moat = Moat
ui-line-wall-and-moat = Wall and moat
ui-all-actions = All actions
ui-buy-exactly = Buy for { $amount } exactly
ui-buy-for = Buy for { $amount }
ui-acts-again = Paid exactly: you act again
ui-hint-turn = Take money, buy a tile, or redesign
ui-chooses = is choosing
ui-new-tiles = New tiles
ui-reserve = Reserve
ui-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
ui-tab-palace = Palace
ui-tab-others = Others
ui-tab-score = Score
ui-tab-log = Log
ui-log = Log
ui-start = Start page
ui-settings = Settings
ui-close = Close
ui-copied = Copied
ui-dealing-resumed = The dealer has gone back to a dealing that was over. Your part of the shuffle is not shown to it.
ui-dealing-elsewhere = Your seat was committed from elsewhere: from another device of yours, or by the dealer. This browser adds nothing to the shuffle.
ui-dealing-exchanged = The commitment at your seat is not the one that this browser sent. Your part of the shuffle is not shown.
ui-dealing-unbound = The dealer has made no final promise that covers what all have committed to. Your part of the shuffle is not shown.
ui-dealing-final-exchanged = The dealer made another final promise after your part of the shuffle had been shown.
ui-phase-gathering = Waiting for players
ui-phase-dealing = Being dealt
ui-phase-playing = Others are choosing
