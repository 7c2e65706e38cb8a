# Wat sterke bots denken: hints aan tafel en de analyse van een herhaling.

hint-ask = Wat zou een sterke speler doen?
hint-title = Een sterke speler zou
hint-thinking = Denkt na …
hint-none = Hier valt niets aan te raden.
hint-best = het best
hint-behind = { $points } minder
hint-allowed = Hints toegestaan
    .about = spelers mogen vragen wat een sterke speler zou doen

analysis-ask = Laat een sterke bot ernaar kijken
analysis-about = Een sterke bot speelt het spel door: wie wanneer beter stond, welke zetten veel kostten en wat beter was.
analysis-thinking = Een sterke bot bekijkt het spel …
analysis-move = Deze zet
analysis-next = Wat { $name } nu het best kan doen
analysis-list-costly = Duurste zetten
analysis-list-turns = Keerpunten
analysis-costs = Weggegeven punten
analysis-mark = Zet { $number } kostte veel
analysis-note = Punten zijn wat een stelling belooft, voor zover de plaats het kon weten.
analysis-play-on = Speel van hier verder
    .about = Een nieuwe tafel op dit moment, tegen bots; jij speelt voor { $name }.
replay-tab-analysis = Analyse
replay-measure-chances = Winstkans, %
