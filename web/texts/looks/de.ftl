# Was kleine Zeichen auf dem Tisch bedeuten, wo sie sich selbst erklären.

explain-cards-in-hand = { $number ->
    [one] Eine Karte auf der Hand.
   *[other] { $number } Karten auf der Hand.
}
explain-longest-wall = Längste Außenmauer: { $number }. Jede Seite bringt einen Punkt.
explain-longest-moat = Längster Außengraben: { $number }. Jede Seite bringt einen Punkt.
explain-market-field = Feld { $number } des Bauhofs: Bezahlt wird hier in der Währung { $currency }.
explain-die-yellow = Ein gelber Würfel bestimmt die Reihe, ein blauer die Spalte. Kreuze ein Gebäude an, dessen Reihe und Spalte deine Würfel zeigen.
explain-die-blue = Ein blauer Würfel bestimmt die Spalte, ein gelber die Reihe. Kreuze ein Gebäude an, dessen Reihe und Spalte deine Würfel zeigen.
explain-marker = Neue Stadtplättchen im Bauhof zeigen diese Seite, gerade oder ungerade. Danach wechselt der Markierungsstein auf die andere.
explain-city-start = Hier begann die Stadt: Jedes ihrer Plättchen muss von diesem aus zu Fuß erreichbar sein; es selbst wird nie umgebaut.
explain-stone = Ist er aktiviert, lässt sich damit zwischen zwei Zügen ein Plättchen kaufen, passend bezahlt. Danach ist er umgedreht; ihn wieder zu aktivieren kostet eine Aktion.
explain-card-back = Eine verdeckte Bonuskarte. Nur wer sie besitzt, weiß, für welches Plättchen sie zählt.
explain-character-back = Charaktere, die noch niemand gesehen hat. Wird einer aufgedeckt, wird er versteigert.
explain-gate-in-wall = Ein Stadttor führt durch zwei Mauern, die aneinanderstoßen. Die beiden Plättchen daneben bleiben für immer liegen.
explain-imaginary = { $name } ist ein imaginärer Spieler: Er macht keine Züge, zählt aber bei jeder Mehrheit mit.
explain-scoring-track = Die Sterne sind die drei Wertungen der Partie; goldene sind vorbei.

play-city-start = Start

card-gate-short = Tor

# Warum der Server die Verbindung geschlossen hat; sie wird wieder versucht.

lost-messages-not-read = Zu viel auf einmal; wird gleich nachgeholt
lost-too-often = Zu viele Anfragen auf einmal; gleich neuer Versuch
lost-too-many-at-once = Zu viele Verbindungen aus deinem Netz; gleich neuer Versuch

# Was im Würfelspiel gefragt ist, in wenigen Worten.

play-task-action = Ankreuzen oder Münzen nehmen
play-task-keep = Behalte einen gelben und einen blauen Würfel
