# Was starke Bots denken: Hinweise am Tisch und die Analyse einer Wiedergabe.

hint-ask = Was wäre ein starker Zug?
hint-title = Stark wäre
hint-thinking = Einen Moment …
hint-none = Hier gibt es keinen Tipp.
hint-best = am besten
hint-behind = { $points } weniger

replay-tab-analysis = Analyse
replay-measure-chances = Siegchance, %
