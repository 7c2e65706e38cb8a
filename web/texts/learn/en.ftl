# The first game.

learn-guide = Your guide
learn-next = Next
learn-back = Back
learn-yours = Your move
learn-leave = Leave the lesson
learn-restart = From the start
learn-welcome = Welcome to Granada! This fountain is the heart of your palace. Around it you will build, and wall it in.
learn-others = Omar and Inés build, too. Three times points are counted; who has most in the end wins.
learn-money =
    Everything costs money. On your turn you may take one card, or several worth 5 at most.
    Take dirham 4 and gulden 1.
learn-stalls = Four stalls, four currencies. The carpet runs from each tile down to your cards that pay for it.
learn-exact =
    This garden costs 10. Pay exactly 10 in its own coin, and you may act again.
    Choose the garden, then buy it for { "4\u00A0+\u00A06" }.
learn-again =
    Exactly paid: you act again! Take one more card, as you will need it.
    Take gulden 6.
learn-build =
    Now the garden goes into your palace. Touching sides must be alike: wall to wall, open to open. Tiles are never turned.
    Place it above the fountain. Another cell says why not.
learn-walls = Its wall lies outside: that counts a point in every scoring. Only the longest piece counts, so keep your walls together.
learn-over =
    You have no 6 for these arcades, but an 8. You may pay too much; there is no change.
    Buy the arcades for 8.
learn-reserve =
    A tile need not be built at once. In your reserve it counts nothing, but waits.
    Put the arcades into your reserve.
learn-redesign =
    Your third possibility: redesign. Bring a tile from the reserve, put one there, or swap two.
    Choose the arcades in your reserve and place them below the fountain.
learn-score = Here you see what a scoring would bring now: who has most of each type, and everybody's wall. It is always open.
learn-free = Now play as you like: money, tiles, or redesign. Two scoring cards lie in the deck; the first will turn up soon.
learn-scored = That was the first scoring. For each type the one with the most tiles scores: 1 for pavilions up to 6 for towers. And a point for each side of the longest wall.
learn-later = In the second scoring the second place counts as well, in the third one three places, and the points are far higher. Who ties shares, rounded down.
learn-last = When the market cannot be filled any more, the last tiles go to who has most money of their coin. Then comes the third scoring.
learn-own = You know it all. Play on to the end, or begin a game of your own whenever you like.
learn-done = Your first game is over. Well built! Now with friends, stronger bots, or one of the eight modules?

learn-chapter-palace = Your palace
learn-chapter-money = Money
learn-chapter-market = The market
learn-chapter-exact = Pay exactly
learn-chapter-build = Build
learn-chapter-walls = Walls
learn-chapter-redesign = Redesign
learn-chapter-scoring = Scoring
learn-chapter-own = On your own
