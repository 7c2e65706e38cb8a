# Wat sterke bots denken: hints aan tafel en de analyse van een herhaling.

hint-ask = Wat zou een sterke speler doen?
hint-title = Een sterke speler zou
hint-thinking = Denkt na …
hint-none = Hier valt niets aan te raden.
hint-best = het best
hint-behind = { $points } minder
hint-allowed = Hints toegestaan
    .about = spelers mogen vragen wat een sterke speler zou doen
