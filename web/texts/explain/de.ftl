# Was Plättchen, Karten und Zeichen sind, wo sie sich selbst erklären.

explain-start = Dein Startplättchen: Es bleibt liegen, und jedes Plättchen muss von hier zu Fuß erreichbar sein.
explain-price = Es kostet { $price }, in der Währung seines Feldes.
explain-wall = { $count ->
    [one] Eine Seite hat eine Mauer.
   *[other] { $count } Seiten haben eine Mauer.
} Das längste zusammenhängende Stück deiner Außenmauer zählt je Seite einen Punkt.
explain-moat = { $count ->
    [one] Eine Seite hat einen Graben.
   *[other] { $count } Seiten haben einen Graben.
} Das längste zusammenhängende Stück deines Außengrabens zählt je Seite einen Punkt.
explain-no-wall = Alle Seiten sind offen.
explain-hut = Kostet nichts. Zählt so viele Plättchen ihrer Art, wie sie Nachbarn dieser Art ohne Mauer dazwischen hat, höchstens drei.
explain-camp = Steht draußen, die Bastion an deiner Mauer, und bringt einen Punkt für jedes Gebäude in gerader Linie dahinter.
explain-other-face = Auf der Rückseite: { $name } { $price }.
explain-type-of-city = Seine Art ist umso mehr wert, je mehr Plättchen davon alle zusammen gebaut haben.
explain-money = Bezahlt auf dem Bauhof-Feld für { $name }. Passend bezahlt bringt eine weitere Aktion.
explain-diamond = Bezahlt auf jedem Feld des Bauhofs, aber nicht zusammen mit anderem Geld.
explain-bureau = Nimmst du statt Geld. Damit darfst du bei einem Kauf ihre zwei Währungen mischen.
explain-gate = Nimmst du statt Geld. Damit darfst du ein Plättchen Mauer an Mauer legen, mit einem Tor dazwischen.
explain-bonus = Mit diesem Plättchen in deiner Alhambra darfst du die Karte aufdecken: Sie zählt wie ein weiteres Gebäude.
explain-scoring = Wird diese Karte aufgedeckt, wird gewertet.
explain-cards = Karten auf der Hand
explain-deck = Karten im Geldkartenstapel. Die Wertungskarten sind eingemischt.
explain-bag = Plättchen im Beutel. Lässt sich der Bauhof nicht mehr auffüllen, endet die Partie.

explain-type-pavilion = Plätze in den drei Wertungen: 1; 8 / 1; 16 / 8 / 1 Punkte.
explain-type-seraglio = Plätze in den drei Wertungen: 2; 9 / 2; 17 / 9 / 2 Punkte.
explain-type-arcades = Plätze in den drei Wertungen: 3; 10 / 3; 18 / 10 / 3 Punkte.
explain-type-chambers = Plätze in den drei Wertungen: 4; 11 / 4; 19 / 11 / 4 Punkte.
explain-type-garden = Plätze in den drei Wertungen: 5; 12 / 5; 20 / 12 / 5 Punkte.
explain-type-tower = Plätze in den drei Wertungen: 6; 13 / 6; 21 / 13 / 6 Punkte.
