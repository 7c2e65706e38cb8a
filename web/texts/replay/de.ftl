# Die Wiederholung einer beendeten Partie.

replay-facts = { $seats_count ->
    [one] allein
   *[other] { $seats_count } Personen
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
replay-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[other] { $names } gewinnen mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}
replay-nobody-won = Die Partie ist zu Ende
replay-share = Link kopieren
replay-download = Aufzeichnung
replay-start = Die Partie beginnt.
replay-seat = Wessen Alhambra zu sehen ist
replay-moment = Moment der Partie
replay-entry = Schritt { $number } von { $last }
replay-market = Der Bauhof damals
replay-hand = Karten von { $name }
replay-hidden = waren verdeckt
replay-perspective = Ansicht
replay-open = offen, alle Handkarten
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
replay-pause = Pause
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-own-before = Voriger Schritt dieses Sitzes
replay-own-after = Nächster Schritt dieses Sitzes
replay-scoring-before = Vorige Wertung
replay-scoring-after = Nächste Wertung
replay-keys = ← → Schritte · ⇧ eigene · ↑ ↓ Wertungen · Leertaste spielt ab
replay-result = Ergebnis
replay-sources = Woher die Punkte kamen
replay-tab-points = Punkte
replay-tab-log = Verlauf
replay-tab-numbers = Zahlen
replay-tab-proof = Beweis
replay-proof-about = Die Aufzeichnung enthält die Versprechen, die vor dem ersten gezeigten Beitrag gegeben wurden, alle Beiträge zum Mischen und jeden Schritt. Hier wird alles nachgerechnet und mit dem verglichen, was dieser Browser aufbewahrt hat.
replay-proof-check = Jetzt nachrechnen
replay-proof-here = Von diesem Browser berechnet
replay-proof-server = Vom Server gemeldet, der die Aufzeichnung nachgespielt hat
replay-proof-no-hash = Diese Seite kam über eine unverschlüsselte Verbindung, darum berechnet der Browser keine Hashes. Öffne sie über HTTPS oder lade die Aufzeichnung herunter und starte „alhambra verify“.
replay-proof-not-here = Hier nicht berechnet: dass jeder Schritt den Regeln folgt und jede Karte aus dem Startwert kommt. Das steht unten; du kannst auch „alhambra verify“ auf deinem eigenen Rechner starten.
replay-proof-seal = Unbeschädigt: Das Siegel passt zur Aufzeichnung.
    .failed = Beschädigt: Das Siegel passt nicht zur Aufzeichnung.
replay-proof-chain = { $number ->
    [one] Die Kette der Hashes über den einzigen Schritt führt zum Kopf der Aufzeichnung.
   *[other] Die Kette der Hashes über alle { $number } Schritte führt zum Kopf der Aufzeichnung.
}
    .failed = Die Kette der Hashes führt zu einem anderen Kopf: Schritte wurden geändert.
replay-proof-promise = In der Aufzeichnung passt das Geheimnis des Gebers zu seinem Versprechen.
    .failed = Das Geheimnis des Gebers passt nicht zu seinem Versprechen.
replay-proof-contributions = { $number ->
    [one] In der Aufzeichnung passt der Beitrag von { $number } Sitz zu seiner Festlegung.
   *[other] In der Aufzeichnung passen die Beiträge aller { $number } Sitze zu ihren Festlegungen.
}
    .failed = Der Beitrag eines Sitzes passt nicht zu seiner Festlegung.
replay-proof-seed = Geheimnis und Beiträge ergeben diesen Startwert: { $seed }
replay-proof-position = Das Versprechen umfasst die Stellung, von der aus die Partie fortgesetzt wurde: Das Mischen ist von dort an versprochen.
replay-proof-final = In der Aufzeichnung umfasst das endgültige Versprechen das Versprechen, alle Festlegungen und die Angabe, wer welchen Beitrag gezogen hat.
    .failed = Das endgültige Versprechen umfasst nicht, was die Aufzeichnung enthält.
replay-proof-drawn-by-player = { $number ->
    [one] Laut Aufzeichnung zog { $names } den eigenen Beitrag zum Mischen; nur { $names } kann das bestätigen.
   *[other] Laut Aufzeichnung zogen { $names } jeweils den eigenen Beitrag zum Mischen; nur sie können das bestätigen.
}
replay-proof-drawn-by-dealer = { $number ->
    [one] Laut Aufzeichnung zog der Geber den Beitrag von { $names }.
   *[other] Laut Aufzeichnung zog der Geber die Beiträge von { $names }.
}
replay-proof-drawn-unknown = Eine Aufzeichnung in dieser älteren Form sagt nicht, wessen Beiträge der Geber zog.
replay-proof-kept-final = { $name }: Das endgültige Versprechen ist das, zu dem dieser Browser seinen Beitrag gezeigt hat. Alles, woraus der Startwert entsteht, stand vorher fest.
    .failed = { $name }: Das endgültige Versprechen ist nicht das, zu dem dieser Browser seinen Beitrag gezeigt hat. Es ist nicht das Mischen, das hier versprochen wurde.
replay-proof-kept-part = { $name }: Festlegung und Beitrag sind die, die dieser Browser gezogen hat.
    .failed = { $name }: Festlegung oder Beitrag sind nicht die, die dieser Browser gezogen hat.
replay-proof-kept-study = Dieser Browser hat Versprechen dieses Tisches aufbewahrt, die Aufzeichnung enthält aber keines zum Vergleichen: Ihre Partie wurde von einer Stellung aus fortgesetzt oder ist nicht die, die hier gemischt wurde.
replay-proof-broken-off = { $number ->
    [one] { $name }: Davor wurde das Mischen { $number }-mal abgebrochen, nachdem dieser Browser seinen Beitrag gezeigt hatte. Vielleicht gefiel dem Geber der Startwert nicht.
   *[other] { $name }: Davor wurde das Mischen { $number }-mal abgebrochen, nachdem dieser Browser seinen Beitrag gezeigt hatte. Vielleicht gefiel dem Geber der Startwert nicht.
}
replay-proof-seen-final = Das endgültige Versprechen ist dasselbe, das dieser Browser sah, bevor jemand einen Beitrag zeigte. Er selbst hat nichts beigetragen.
    .failed = Das Versprechen ist nicht das, das dieser Browser beim Mischen sah.
replay-proof-seen-first = Das Versprechen des Gebers ist dasselbe, das dieser Browser sah; es bindet aber nicht, was alle beitrugen. Das endgültige Versprechen hat er nicht rechtzeitig gesehen.
replay-proof-nothing-kept = Dieser Browser hat vom Mischen dieser Partie nichts aufbewahrt. Vergleiche das endgültige Versprechen mit dem, das du notiert hast: { $promise }
replay-proof-seen-older = Dieser Browser hat das Versprechen vor Beginn der Partie gesehen. Ein Versprechen dieser älteren Form bindet nicht, was alle beitrugen.
replay-proof-not-seen-older = Dieser Browser hat vom Mischen dieser Partie nichts aufbewahrt. Vergleiche das Versprechen mit dem, das du notiert hast: { $promise }
replay-proof-study = Eine Studie: Jemand hat den Startwert gewählt, also hat niemand dieses Mischen versprochen.
replay-proof-open = Der Zufall wurde von Hand gewählt.

ui-total = Gesamt
