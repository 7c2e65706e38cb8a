# The parts of a position's value.

worth-points = points
worth-lines = walls and moats
worth-room = room to build
worth-tiles = buildings and majorities
worth-reach = buildings within reach
worth-reserve = reserve
worth-money = money
worth-modules = modules

# The size of a mistake, alone and as the heading of a count.

mistake-good = good
    .many = good
mistake-inaccuracy = inaccuracy
    .many = inaccuracies
mistake-mistake = mistake
    .many = mistakes
mistake-blunder = blunder
    .many = blunders

# What a decision was about.

about-money = money
about-purchase = purchase
about-payment = payment
about-placing = placing
about-redesign = redesign
about-module = module
about-sheet = sheet

# Where something drawn came to.

luck-start = start
luck-display = display
luck-market = market
luck-scoring = scoring cards
luck-dirk = Dirk
luck-module = modules
luck-dice = dice

# What is wrong with an analysis.

error-analysis-of-other-game = The game { $game } cannot be analysed: nothing evaluates its positions.
error-analysis-unreadable = This is not an analysis.
error-analysis-of-other-version = This analysis was made by version { $version } of the method; make it again.
error-analysis-of-other-record = This is the analysis of another game.
