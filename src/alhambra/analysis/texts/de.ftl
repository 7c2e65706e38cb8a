# Woraus der Wert einer Stellung besteht.

worth-points = Punkte
worth-lines = Mauern und Gräben
worth-room = Platz zum Bauen
worth-tiles = Gebäude und Mehrheiten
worth-reach = Gebäude in Reichweite
worth-reserve = Reserve
worth-money = Geld
worth-modules = Module

# Die Größe eines Fehlers, allein und über einer Anzahl.

mistake-good = gut
    .many = gut
mistake-inaccuracy = Ungenauigkeit
    .many = Ungenauigkeiten
mistake-mistake = Fehler
    .many = Fehler
mistake-blunder = grober Fehler
    .many = grobe Fehler

# Worum es bei einer Entscheidung ging.

about-money = Geld
about-purchase = Kauf
about-payment = Bezahlung
about-placing = Platzieren
about-redesign = Umbau
about-module = Modul
about-sheet = Zettel

# Wohin etwas Gezogenes kam.

luck-start = Start
luck-display = Auslage
luck-market = Bauhof
luck-scoring = Wertungskarten
luck-dirk = Dirk
luck-module = Module
luck-dice = Würfel

# Was an einer Analyse nicht stimmt.

error-analysis-of-other-game = Das Spiel { $game } kann nicht analysiert werden: Nichts bewertet seine Stellungen.
error-analysis-unreadable = Das ist keine Analyse.
error-analysis-of-other-version = Diese Analyse wurde mit Version { $version } des Verfahrens erstellt; bitte neu erstellen.
error-analysis-of-other-record = Das ist die Analyse einer anderen Partie.
