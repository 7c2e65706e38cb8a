# Eine beendete Partie erklärt: wer besser stand, was ein Fehler war, was Glück war.

analysis-ask = Von einem starken Bot analysieren lassen
analysis-about = Ein starker Bot geht die Partie durch: wer wann vorn lag, was viele Punkte kostete und was besser gewesen wäre.
analysis-thinking = Ein starker Bot schaut sich die Partie an …
analysis-move = Dieser Schritt
analysis-next = Was { $name } jetzt tun sollte
analysis-list-costly = Teuerste Fehler
analysis-list-turns = Wendepunkte
analysis-mark = Schritt { $number } kostete viel
    .turn = Wendepunkt: Schritt { $number }
analysis-note = Fehler sind Punkte, die gegenüber der besten Wahl verloren gehen, soweit man es an diesem Sitz wissen konnte. Glück ist, was das Ziehen gegenüber dem Durchschnitt verändert hat. Die Chancen gelten, wenn alle gleich stark spielen.
analysis-play-on = Von hier aus weiterspielen
    .about = Ein neuer Tisch in diesem Moment, gegen Bots; du spielst für { $name }.

review-parts = Teil der Analyse
review-part-game = Die Partie
review-part-moves = Zug für Zug
review-part-mistakes = Fehler
review-no-choice = Hier gab es nichts zu wählen.
review-chances = Siegchance: { $chances }
review-chance = { $name } { $chance }

## Das Ergebnis, mit Glück und ohne

review-won = { $names } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen.
    .tied = { $names } hat bei gleicher Punktzahl gewonnen.
    .shared = { $names } haben gemeinsam gewonnen.
review-average = Bei durchschnittlichem Glück hätte { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen.
    .too = Auch bei durchschnittlichem Glück hätte { $names } gewonnen, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
    .level = Bei durchschnittlichem Glück hätten { $names } gleichauf gelegen.

review-players = Die Spielenden
review-points = Punkte
review-good = Gute Züge
review-lost = Verlust je Zug
review-luck = Glück
review-adjusted = Bei mittlerem Glück
review-no-mistakes = keine Fehler
review-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-mistake = { $count } Fehler
review-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}

review-entry = Schritt { $number }
review-cost = { $size }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren
review-chance-lost = { $chance } Siegchance verloren
review-better = Besser: { $move }
review-because = denn
review-try = Von hier aus versuchen
review-turn = { $name }: { $before } → { $after }
review-details = Nach Art der Entscheidung und Herkunft des Glücks
review-by-kind = Verlorene Punkte nach Art der Entscheidung
review-by-source = Glück nach Herkunft, in Punkten

## Aus Fehlern lernen

review-learn = Aus meinen Fehlern lernen
    .of = Aus Fehlern lernen: { $name }
review-whose = Wessen Züge
review-question = Schritt { $number }: Was würdest du tun?
review-question-place = Frage { $number } von { $count }
review-as-seen = Alhambra, Bauhof und Hand erscheinen so, wie { $name } sie sah.
review-show-position = Stellung wieder zeigen
review-right = Richtig, das ist der beste Zug.
review-better-than-played = Besser als der gespielte Zug, um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
review-as-played = So wurde auch gespielt, und das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
review-worse = Das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
review-yours = deine Wahl
review-played = gespielt
review-why = Der beste Zug, verglichen mit dem gespielten
review-next-question = Weiter
review-finish = Abschließen
review-found = In { $found } von { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
} hast du den besten Zug gefunden.
review-again = Noch einmal
review-nothing-costly = { $name } hat in dieser Partie keinen teuren Zug gemacht.
