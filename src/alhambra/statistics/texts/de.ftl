# Was in beendeten Partien gezählt wird.

stats-total = Punkte
stats-scoring = { $number }. Wertung
stats-end = am Ende
stats-heading-sources = Punkte nach Herkunft
stats-heading-scorings = Punkte nach Wertungen
stats-heading-numbers = In Zahlen
stats-heading-tiles = Gebäude nach Arten
stats-heading-lines = Linien im Lauf der Partie

stats-wall = längste Mauer
stats-moat = längster Graben
stats-wall-and-moat = Mauer und Graben
stats-rows = Reihen
stats-columns = Spalten
stats-coins = Münzen
stats-rows-and-columns = Reihen und Spalten
stats-turns = Züge
stats-cards-taken = genommene Geldkarten
stats-money-taken = genommenes Geld
stats-purchases = gekaufte Plättchen
stats-paid = bezahlt für Plättchen
stats-exact-payments = passend bezahlt
stats-overpaid = zu viel bezahlt
stats-extra-actions = weitere Aktionen
stats-paid-for-turning = bezahlt fürs Umdrehen
stats-paid-for-bids = bezahlt für Gebote
stats-redesigns = Umbauten
stats-money-left = übriges Geld
stats-tiles-built = gebaute Plättchen
stats-tiles-in-reserve = Plättchen in der Reserve
stats-ticks = angekreuzte Gebäude
stats-dice-turned = gedrehte Würfel
stats-coin-turns = Züge für Münzen
stats-coins-taken = genommene Münzen
stats-coins-spent = ausgegebene Münzen
stats-coins-left = übrige Münzen
