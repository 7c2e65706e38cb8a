# The opponents that players choose from, by the bots that play them.

opponent-random = Wanderer
    .about = does whatever comes to mind
opponent-apprentice = Apprentice
    .about = has an eye for walls and prices, and overlooks every third chance
opponent-greedy = Trader
    .about = takes what looks best now and does not plan a turn
opponent-builder = Builder
    .about = plans the whole turn, pays exactly where it can, and counts what is still to come
opponent-searcher = Architect
    .about = tries its best plans against what you and the market may do next
opponent-master = Vizier
    .about = does so more thoroughly, and for every stone
