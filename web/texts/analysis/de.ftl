# Was starke Bots denken: Hinweise am Tisch und die Analyse einer Wiedergabe.

hint-ask = Was wäre ein starker Zug?
hint-title = Stark wäre
hint-thinking = Einen Moment …
hint-none = Hier gibt es keinen Tipp.
hint-best = am besten
hint-behind = { $points } weniger
hint-allowed = Tipps erlaubt
    .about = wer mitspielt, darf nach starken Zügen fragen

analysis-ask = Von einem starken Bot analysieren lassen
analysis-about = Ein starker Bot geht die Partie durch: wer wann vorn lag, was viele Punkte kostete und was besser gewesen wäre.
analysis-thinking = Ein starker Bot schaut sich die Partie an …
analysis-move = Dieser Schritt
analysis-next = Was { $name } jetzt tun sollte
analysis-list-costly = Teuerste Fehler
analysis-list-turns = Wendepunkte
analysis-costs = Verschenkte Punkte
analysis-mark = Schritt { $number } kostete viel
analysis-note = Die Punkte sagen, was eine Stellung verspricht, soweit man es an diesem Sitz wissen konnte.
analysis-play-on = Von hier aus weiterspielen
    .about = Ein neuer Tisch in diesem Moment, gegen Bots; du spielst für { $name }.
replay-tab-analysis = Analyse
replay-measure-chances = Siegchance, %
