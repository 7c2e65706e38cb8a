# Was starke Bots denken: Hinweise am Tisch und die Analyse einer Wiedergabe.

hint-ask = Was täte jemand, der stark spielt?
hint-title = Stark gespielt wäre
hint-thinking = Denkt nach …
hint-none = Hier gibt es nichts zu raten.
hint-best = am besten
hint-behind = { $points } zurück
hint-allowed = Hinweise erlaubt
    .about = wer spielt, darf fragen, was stark wäre

analysis-ask = Einen starken Bot draufschauen lassen
analysis-about = Ein starker Bot spielt die Partie durch: wer wann besser stand, welche Züge viel kosteten und was besser war.
analysis-thinking = Ein starker Bot schaut sich die Partie an …
analysis-move = Dieser Zug
analysis-next = Was { $name } nun am besten täte
analysis-list-costly = Teuerste Züge
analysis-list-turns = Wendepunkte
analysis-costs = Verschenkte Punkte
analysis-mark = Zug { $number } kostete viel
analysis-note = Punkte sind, was eine Stellung verspricht, soweit der Platz es wissen konnte.
analysis-play-on = Von hier weiterspielen
    .about = Ein neuer Tisch in diesem Moment, gegen Bots; du spielst für { $name }.
replay-tab-analysis = Analyse
replay-measure-chances = Gewinnchance, %
