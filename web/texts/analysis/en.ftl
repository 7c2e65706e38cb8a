# What strong bots think: hints at the table, and the analysis of a replay.

hint-ask = What would a strong player do?
hint-title = A strong player would
hint-thinking = Thinking …
hint-none = There is no hint here.
hint-best = best
hint-behind = { $points } behind
hint-allowed = Hints allowed
    .about = players may ask what a strong player would do

analysis-ask = Let a strong bot analyse it
analysis-about = A strong bot goes through the game: who was ahead when, which moves cost a lot, and what was better.
analysis-thinking = A strong bot is looking at the game …
analysis-move = This move
analysis-next = What { $name } should do next
analysis-list-costly = Most costly moves
analysis-list-turns = Turning points
analysis-costs = Points given away
analysis-mark = Move { $number } cost a lot
analysis-note = Points are what a position promises, as far as the player could know.
analysis-play-on = Play on from here
    .about = A new table at this moment, against bots; you play for { $name }.
replay-tab-analysis = Analysis
replay-measure-chances = Chance of winning, %
