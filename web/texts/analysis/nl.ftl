# Wat sterke bots denken: tips aan tafel en de analyse bij het naspelen.

hint-ask = Wat zou een sterke speler doen?
hint-title = Een sterke speler zou
hint-thinking = Denkt na …
hint-none = Hier is geen tip.
hint-best = het best
hint-behind = { $points } minder
hint-allowed = Tips toegestaan
    .about = spelers mogen vragen wat een sterke speler zou doen

analysis-ask = Door een sterke bot laten analyseren
analysis-about = Een sterke bot neemt de partij door: wie wanneer voorstond, welke zetten veel kostten en wat beter was.
analysis-thinking = Een sterke bot bekijkt de partij …
analysis-move = Deze zet
analysis-next = Wat { $name } nu het best kan doen
analysis-list-costly = Duurste zetten
analysis-list-turns = Keerpunten
analysis-costs = Weggegeven punten
analysis-mark = Zet { $number } kostte veel
analysis-note = Punten zijn wat een stelling belooft, voor zover die op dat moment te overzien is.
analysis-play-on = Vanaf hier verderspelen
    .about = Een nieuwe tafel op dit moment, tegen bots; jij speelt voor { $name }.
replay-tab-analysis = Analyse
replay-measure-chances = Winstkans, %
