# What only the pages in the browser say.

ui-name = Your name
ui-game = Game
ui-level = Opponents
ui-you = You
ui-play-now = Play now
ui-with-friends = New table for friends
ui-your-games = Your games
ui-invitation = Invitation: send this link to your friends
ui-sit-down = Sit down here
ui-free-seat = still free
ui-ready = I am ready
ui-begin = Begin
ui-your-turn = Your turn
ui-waits-for = { $name } is choosing
ui-game-over = The game is over. Winner: { $names }
ui-no-connection = No connection; trying again
ui-theme = Light or dark
ui-palace = Palace
ui-others = The others
ui-market = Market and hand
ui-money = Money
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = Show all
ui-undo = Take back
ui-clear = Cancel
ui-more =
    { $count ->
        [one] One more action
       *[other] { $count } more actions
    }
ui-exact = exact
ui-over = { $amount } over
ui-short = { $amount } short
