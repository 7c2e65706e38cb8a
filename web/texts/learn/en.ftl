# The first game.

learn-guide = Your guide
learn-next = Next
learn-back = Back
learn-yours = Your move
learn-leave = Leave the lesson
learn-restart = From the start
learn-welcome = Welcome to Granada! This fountain is the heart of your palace. You will build around it, and wall it in.
learn-others = Omar and Inés are building too. There are three scorings; most points wins.
learn-money =
    Everything costs money. On your turn you may take one card, or several that add up to 5 at most.
    Take dirham 4 and gulden 1.
learn-stalls = Four fields, four currencies. The carpet runs from each tile down to the cards in your hand that pay for it.
learn-exact =
    This garden costs 10. Pay exactly 10 in its currency, and you act again.
    Choose the garden, then buy it for { "4\u00A0+\u00A06" }.
learn-again =
    Paid exactly: you act again! Take one more card, as you will need it.
    Take gulden 6.
learn-build =
    Now the garden goes into your palace. Sides that touch must be alike: wall to wall, open to open. Tiles are never turned.
    Place it above the fountain. Try another cell to see why it is refused.
learn-walls = Its wall lies outside: that scores a point in every scoring. Only the longest piece counts, so keep your walls together.
learn-over =
    You have no 6 for these arcades, but an 8. You may pay too much; there is no change.
    Buy the arcades for 8.
learn-reserve =
    You need not build a tile at once. In your reserve it waits, and counts nothing.
    Put the arcades into your reserve.
learn-redesign =
    Your third option: redesign. Build a tile from the reserve, remove one to it, or swap two.
    Choose the arcades in your reserve and place them below the fountain.
learn-score = Here you see what a scoring would bring now: who has most of each type, and everybody's wall. It is always open to all.
learn-free = Now play as you like: take money, buy tiles, or redesign. Two scoring cards lie in the deck; the first will be revealed soon.
learn-scored = That was the first scoring. For each type the player with the most tiles scores: from 1 for pavilions up to 6 for towers. Add a point for each side of the longest wall.
learn-later = In the second scoring second place scores as well, in the third the first three places, all for far more points. Ties share, rounded down.
learn-last = When the market cannot be filled up any more, each of the last tiles goes to the player with the most money in its currency. Then comes the third scoring.
learn-own = You know it all now. Play on to the end, or start a game of your own whenever you like.
learn-done = Your first game is over. Well built! What next: friends, stronger bots, or one of the eight modules?

learn-chapter-palace = Your palace
learn-chapter-money = Money
learn-chapter-market = The market
learn-chapter-exact = Pay exactly
learn-chapter-build = Build
learn-chapter-walls = Walls
learn-chapter-redesign = Redesign
learn-chapter-scoring = Scoring
learn-chapter-own = On your own
