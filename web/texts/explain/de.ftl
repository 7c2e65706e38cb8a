# Was Plättchen, Karten und Zeichen sind, wo sie sich selbst erklären.

explain-start = Dein Startplättchen: Es bleibt liegen, und jedes Plättchen muss von hier zu Fuß erreichbar sein.
explain-price = Es kostet { $price }, in der Währung seines Feldes.
explain-wall = { $count ->
    [one] Eine Seite hat eine Mauer.
   *[other] { $count } Seiten haben eine Mauer.
} Das längste zusammenhängende Stück deiner Außenmauer bringt je Seite einen Punkt.
explain-moat = { $count ->
    [one] Eine Seite hat einen Graben.
   *[other] { $count } Seiten haben einen Graben.
} Das längste zusammenhängende Stück deines Außengrabens bringt je Seite einen Punkt.
explain-no-wall = Alle Seiten sind offen.
explain-hut = Kostet nichts. Zählt für jeden Nachbarn ihrer Art ohne Mauer dazwischen wie ein Gebäude, höchstens wie drei.
explain-camp = Steht draußen, mit der Bastion an deiner Mauer, und bringt einen Punkt für jedes Gebäude in gerader Linie dahinter.
explain-other-face = Auf der Rückseite: { $name } { $price }.
explain-type-of-city = Je mehr Plättchen dieser Art alle zusammen bauen, desto mehr ist die Art wert.
explain-money = Gilt auf dem Bauhof-Feld der Währung { $name }. Bezahlst du passend, bekommst du eine weitere Aktion.
explain-diamond = Gilt auf jedem Feld des Bauhofs, aber nicht zusammen mit anderem Geld.
explain-bureau = Du darfst sie statt Geld nehmen. Mit ihr mischst du bei einem Kauf ihre beiden Währungen.
explain-gate = Du darfst sie statt Geld nehmen. Mit ihr platzierst du ein Plättchen Mauer an Mauer, mit einem Tor dazwischen.
explain-bonus = Liegt dieses Plättchen in deiner Alhambra, darfst du die Karte aufdecken: Sie zählt wie ein weiteres Gebäude.
explain-scoring = Wird diese Karte aufgedeckt, wird gewertet.
explain-cards = Karten auf der Hand
explain-deck = Karten im Geldkartenstapel. Die Wertungskarten sind eingemischt.
explain-bag = Plättchen im Beutel. Lässt sich der Bauhof nicht mehr auffüllen, endet die Partie.

explain-type-pavilion = Punkte für die Plätze in den drei Wertungen: 1; 8 / 1; 16 / 8 / 1.
explain-type-seraglio = Punkte für die Plätze in den drei Wertungen: 2; 9 / 2; 17 / 9 / 2.
explain-type-arcades = Punkte für die Plätze in den drei Wertungen: 3; 10 / 3; 18 / 10 / 3.
explain-type-chambers = Punkte für die Plätze in den drei Wertungen: 4; 11 / 4; 19 / 11 / 4.
explain-type-garden = Punkte für die Plätze in den drei Wertungen: 5; 12 / 5; 20 / 12 / 5.
explain-type-tower = Punkte für die Plätze in den drei Wertungen: 6; 13 / 6; 21 / 13 / 6.
