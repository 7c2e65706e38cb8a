# The opponents that players choose from, by the bots that play them.

opponent-random = Wanderer
    .about = does whatever comes to mind
opponent-apprentice = Apprentice
    .about = has an eye for walls and prices, but misses half its chances
opponent-greedy = Trader
    .about = takes what looks best now and does not plan a turn
opponent-builder = Builder
    .about = plans the whole turn, pays exactly where it can, and counts what is still to come
opponent-student = Student
    .about = learned to play from hundreds of thousands of turns, and answers at once
opponent-searcher = Architect
    .about = tries its best plans against what you and the market may do next
opponent-master = Vizier
    .about = does the same more thoroughly, and plans its building just as carefully

# Making bots.

error-no-such-bot = There is no bot { $given }; possible: { $possible }.
error-bot-file-unreadable = { $file } cannot be read as a file of bots.
error-bot-file-unusable = { $file } cannot be used: { $message }
error-no-such-bot-in-file = There is no bot { $given } in { $file }.
error-bot-without-setting = The bot { $bot } has no setting that could be { $given }.
error-effort-is-none = { $given } is neither a number of samples, such as 32, nor a time, such as 1s; add x2 to either to use two processes.
error-no-networks = The directory { $folder } has no network that can be read.
error-other-labels = The labels in { $folder } were made with another seed or other settings.
