# Wat sterke bots denken: tips aan tafel en de analyse bij het naspelen.

hint-ask = Wat zou een sterke speler doen?
hint-title = Een sterke speler zou
hint-thinking = Denkt na …
hint-none = Hier is geen tip.
hint-best = het best
hint-behind = { $points } minder

replay-tab-analysis = Analyse
replay-measure-chances = Winstkans, %
