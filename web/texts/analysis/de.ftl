# Was starke Bots denken: Hinweise am Tisch und die Analyse einer Wiedergabe.

hint-ask = Was wäre stark?
hint-title = Stark wäre
hint-thinking = Einen Moment …
hint-none = Hier gibt es keinen Tipp.
hint-best = am besten
hint-behind = { $points } dahinter
hint-allowed = Tipps erlaubt
    .about = wer spielt, darf fragen, was stark wäre

analysis-ask = Von einem starken Bot analysieren lassen
analysis-about = Ein starker Bot geht die Partie durch: wer wann vorn lag, welche Züge viel kosteten und was besser war.
analysis-thinking = Ein starker Bot schaut sich die Partie an …
analysis-move = Dieser Zug
analysis-next = Was { $name } jetzt am besten täte
analysis-list-costly = Teuerste Züge
analysis-list-turns = Wendepunkte
analysis-costs = Verschenkte Punkte
analysis-mark = Schritt { $number } kostete viel
analysis-note = Die Punkte sagen, was eine Stellung verspricht, soweit man es an diesem Sitz wissen konnte.
analysis-play-on = Von hier aus weiterspielen
    .about = Ein neuer Tisch in diesem Moment, gegen Bots; du spielst für { $name }.
replay-tab-analysis = Analyse
replay-measure-chances = Siegchance, %
