# Die Wiederholung einer beendeten Partie.

replay-title = Wiederholung
replay-facts = { $seats_count ->
    [one] eine Person
   *[other] zu { $seats_count }
}, { $turns } Züge, { $number } Schritte
replay-won = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } gewinnen mit je { $points } Punkten
}
replay-nobody-won = Die Partie ist zu Ende
replay-share = Link kopieren
replay-download = Aufzeichnung
replay-start = Die Partie beginnt.
replay-seat = Wessen Palast zu sehen ist
replay-moment = Stelle der Partie
replay-entry = Schritt { $number } von { $last }
replay-market = Der Bauhof damals
replay-hand = Karten von { $name }
replay-hidden = waren verdeckt
replay-perspective = Gesehen
replay-open = offen, alle Karten
replay-as = wie { $name } es sah
replay-measure = Was die Kurve zeigt
replay-measure-if-scored = Mit der nächsten Wertung
replay-measure-if-ended = Wenn jetzt Schluss wäre
replay-measure-points = Punkte
replay-measure-money = Geld
replay-measure-coins = Münzen
replay-measure-wall = Mauer
replay-measure-moat = Graben
replay-measure-wall-and-moat = Mauer und Graben
replay-measure-rows-and-columns = Reihen und Spalten
replay-speed = Tempo
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-own-before = Letzter Schritt dieses Sitzes
replay-own-after = Nächster Schritt dieses Sitzes
replay-scoring-before = Letzte Wertung
replay-scoring-after = Nächste Wertung
replay-keys = ← → Schritte · ⇧ eigene · ↑ ↓ Wertungen · Leertaste spielt ab
replay-result = Ergebnis
replay-sources = Woher die Punkte kamen
replay-tab-points = Punkte
replay-tab-log = Verlauf
replay-tab-numbers = Zahlen
replay-tab-proof = Beweis
replay-proof-about = Die Aufzeichnung enthält das Versprechen von vor der Partie, was alle zum Mischen beitrugen, und jeden Schritt. Hier wird alles nachgerechnet.
replay-proof-check = Jetzt nachrechnen
replay-proof-here = Von diesem Browser berechnet
replay-proof-server = Vom Server gesagt, der die Aufzeichnung nachgespielt hat
replay-proof-no-hash = Diese Seite kam über eine unverschlüsselte Verbindung, darum rechnet der Browser keine Hashes. Öffne sie über HTTPS, oder lade die Aufzeichnung herunter und starte „alhambra verify“.
replay-proof-not-here = Hier nicht berechnet: dass jeder Schritt den Regeln folgt und jede Karte aus dem Startwert kommt. Das steht unten; oder starte „alhambra verify“ auf dem eigenen Rechner.
replay-proof-seal = Unbeschädigt: Das Siegel passt zur Aufzeichnung.
    .failed = Beschädigt: Das Siegel passt nicht zur Aufzeichnung.
replay-proof-chain = Die Kette der Hashes über alle { $number } Schritte führt zum Kopf der Aufzeichnung.
    .failed = Die Kette der Hashes führt zu einem anderen Kopf: Schritte wurden geändert.
replay-proof-promise = Das Geheimnis des Gebers ist das, was vor der Partie versprochen wurde.
    .failed = Das Geheimnis des Gebers ist nicht das versprochene.
replay-proof-contributions = Was alle { $number } Sitze beitrugen, ist das, woran sie gebunden waren, bevor es jemand zeigte.
    .failed = Was ein Sitz beitrug, ist nicht das, woran er gebunden war.
replay-proof-seed = Geheimnis und Beiträge ergeben diesen Startwert: { $seed }
replay-proof-seen = Dieser Browser hat das Versprechen vor Beginn der Partie gesehen.
replay-proof-not-seen = Dieser Browser hat das Versprechen vor der Partie nicht gesehen. Vergleiche es mit dem, das du notiert hast: { $promise }
replay-proof-study = Eine Studie: Jemand hat den Startwert gewählt, also hat niemand dieses Mischen versprochen.
replay-proof-open = Der Zufall wurde von Hand gewählt.
