# Was zu Wertungen und zum Ergebnis gesagt wird; geladen mit dem ersten davon.

ui-after-scoring = Nach dieser Wertung
ui-new-game = Neue Partie
ui-record = Aufzeichnung der Partie
play-scorings = Wertungen
play-scored = gewertet
play-if-now = Stand jetzt
play-scoring-over = Diese Wertung ist vorbei.
play-last-scoring = Die letzte Wertung kommt, wenn die Plättchen ausgehen: noch { $tiles } im Beutel
play-undecided = Vorher entscheiden noch: { $names }
play-at-end = Am Ende zusätzlich
play-scoring-about = { $variant ->
    [granada] Erst die Gräben, dann die Mehrheiten
    [combined] Erst Mauern und Gräben, dann die Mehrheiten
   *[other] Erst die Mauern, dann die Mehrheiten
}
play-longest = { $variant ->
    [granada] längster Graben: 1 Punkt je Seite
   *[other] längste Mauer: 1 Punkt je Seite
}
play-win-shared = Sie haben gleich viele Punkte und teilen sich den Sieg.
play-continue = Weiter
play-explain = Partie erklären
play-result = Ergebnis
play-share = Partie teilen
play-share-copy = Link zum Nachspielen kopieren
play-sheet = Alle Wertungen
