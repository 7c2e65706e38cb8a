# Was kleine Zeichen auf dem Tisch bedeuten, wo sie sich selbst erklären.

explain-cards-in-hand = { $number ->
    [one] Eine Karte auf der Hand.
   *[other] { $number } Karten auf der Hand.
}
explain-longest-wall = Längste Außenmauer: { $number }. Jede Seite bringt einen Punkt.
explain-longest-moat = Längster äußerer Wassergraben: { $number }. Jede Seite bringt einen Punkt.
explain-market-field = Feld { $number } des Bauhofs: Sein Plättchen wird in { $currency } bezahlt.
explain-die-yellow = Ein gelber Würfel wählt die Zeile, ein blauer die Spalte. Angekreuzt wird, wo sich zwei von deinen kreuzen.
explain-die-blue = Ein blauer Würfel wählt die Spalte, ein gelber die Zeile. Angekreuzt wird, wo sich zwei von deinen kreuzen.
explain-coin = Eine Münze dreht vor der Aktion einen Würfel um eins, drei erlauben ein zweites Kreuz. Am Ende sind zwei einen Punkt wert.
explain-marker = Neue Plättchen im Bauhof zeigen diese Seite, gerade oder ungerade. Danach wechselt der Marker auf die andere.
explain-city-start = Hier begann die Stadt: Jedes ihrer Plättchen muss von diesem zu Fuß erreichbar sein, und es wird nie umgebaut.

play-city-start = Start

card-gate-short = Tor

# Warum der Server die Verbindung geschlossen hat; sie wird wieder versucht.

lost-messages-not-read = Es geschah zu viel auf einmal; wird nachgeholt
lost-too-often = Zu viele Anfragen auf einmal; gleich neuer Versuch
lost-too-many-at-once = Zu viele Verbindungen aus deinem Netz; gleich neuer Versuch

# Was im Würfelspiel gefragt ist, in wenigen Worten.

play-task-action = Ankreuzen oder Münzen nehmen
play-task-keep = Behalte einen gelben, einen blauen
