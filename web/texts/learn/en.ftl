# The first game.

learn-guide = Your guide
learn-back = Back
learn-yours = Your move
learn-leave = Leave the lesson
learn-astray = You could do that in a game. Let us try this first:

learn-lesson = Lesson: { $title }
learn-finished = Finished

learn-chapter-palace = Your palace
learn-chapter-money = Money
learn-chapter-market = The market
learn-chapter-exact = Pay exactly
learn-chapter-build = Build
learn-chapter-walls = Walls
learn-chapter-redesign = Redesign
learn-chapter-scoring = Scoring
learn-chapter-own = On your own
