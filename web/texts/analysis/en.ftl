# What strong bots think: hints at the table, and the analysis of a replay.

hint-ask = What would a strong player do?
hint-title = A strong player would
hint-thinking = Thinking …
hint-none = There is no hint here.
hint-best = best
hint-behind = { $points } behind

replay-tab-analysis = Analysis
replay-measure-chances = Chance of winning, %
