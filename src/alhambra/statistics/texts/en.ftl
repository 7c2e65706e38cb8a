# What is counted in games that are over.

stats-total = points
stats-scoring = scoring { $number }
stats-end = at the end
stats-heading-sources = Points by source
stats-heading-scorings = Points by scoring
stats-heading-numbers = Counted
stats-heading-tiles = Buildings by type
stats-heading-lines = Lines over time

stats-wall = longest wall
stats-moat = longest moat
stats-wall-and-moat = wall and moat
stats-rows = rows
stats-columns = columns
stats-coins = coins
stats-rows-and-columns = rows and columns
stats-turns = turns
stats-cards-taken = money cards taken
stats-money-taken = money taken
stats-purchases = tiles bought
stats-paid = paid for tiles
stats-exact-payments = paid exactly
stats-overpaid = paid too much
stats-extra-actions = another action
stats-paid-for-turning = paid for turning over
stats-paid-for-bids = paid for bids
stats-redesigns = redesigns
stats-money-left = money left
stats-tiles-built = tiles in the palace
stats-tiles-in-reserve = tiles in the reserve
stats-ticks = buildings ticked
stats-dice-turned = dice turned
stats-coin-turns = turns for coins
stats-coins-taken = coins taken
stats-coins-spent = coins spent
stats-coins-left = coins left
