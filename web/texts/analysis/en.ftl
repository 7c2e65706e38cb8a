# What strong bots think: hints at the table, and the analysis of a replay.

hint-ask = What would a strong player do?
hint-title = A strong player would
hint-thinking = Thinking …
hint-none = There is nothing to advise here.
hint-best = best
hint-behind = { $points } behind
hint-allowed = Hints allowed
    .about = players may ask what a strong player would do
