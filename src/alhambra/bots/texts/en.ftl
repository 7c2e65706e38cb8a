# The opponents that players choose from, by the bots that play them.

opponent-random = Wanderer
    .about = does whatever comes to mind
opponent-apprentice = Apprentice
    .about = has an eye for walls and prices, and overlooks every second chance
opponent-greedy = Trader
    .about = takes what looks best now and does not plan a turn
opponent-builder = Builder
    .about = plans the whole turn, pays exactly where it can, and counts what is still to come
opponent-searcher = Architect
    .about = tries its best plans against what you and the market may do next
opponent-master = Vizier
    .about = does so more thoroughly, and when it builds as well

# Making bots.

error-no-such-bot = there is no bot { $given }; possible: { $possible }
error-bot-file-unreadable = { $file } cannot be read as a file with bots
error-bot-file-unusable = { $file } cannot be used: { $message }
error-no-such-bot-in-file = there is no bot { $given } in { $file }
error-bot-without-setting = the bot { $bot } has nothing that could be set to { $given }
error-effort-is-none = { $given } is neither a number of samples, such as 32, nor a time, such as 1s; behind either, x2 lets two processes think
