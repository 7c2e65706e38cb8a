# Wörter, die alle Texte gemeinsam haben, und was die Liste der Spiele, Aufzeichnungen und die Wahl der Sprache sagen.

language-name = Deutsch

seat = Sitz { $number }
guest = Gast
you = Du
    .within = du
nothing = nichts
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# Was jemand eingegeben hat, wenn nichts so heißt.
as-given = „{ $given }“

error-language-unknown = Die Sprache { $given } gibt es nicht; möglich: { $possible }.
error-registered-game-is-none = Ein Spiel wird mit seiner GameInfo und einer Funktion angemeldet, die es aus Zusammenstellung, Startwert und Material erzeugt.
error-game-there-already = Das Spiel { $given } gibt es schon.
error-game-needs-config = Eine Partie entsteht aus einer GameConfig, nicht aus { $given }.
error-view-is-none = { $given } ist keine Ansicht einer Partie.
error-no-such-game = Das Spiel { $given } gibt es nicht; möglich: { $possible }.
error-game-needs-components = Das Material einer Partie wird mit load_components gelesen, nicht { $given }.
error-dealt-for-other-rules = Die Partie wurde für Version { $given } der Regeln gemischt; dies ist { $rules }.
error-dealt-for-other-components = Die Partie wurde für anderes Material gemischt.
error-dealt-for-other-position = Die Partie wurde für einen anderen Anfang gemischt: für ihren Aufbau oder für eine andere Stellung.
error-entry-impossible = Eintrag { $number } ({ $given }) ist nicht möglich: { $error }
error-replayed-is-no-record = Nachspielen lässt sich nur ein Record, nicht { $given }.
error-record-of-other-rules = Die Aufzeichnung entstand mit Version { $given } der Regeln; dies ist { $rules }.
error-record-game-impossible = Die Partie der Aufzeichnung lässt sich nicht spielen: { $error }
error-record-of-other-components = Die Aufzeichnung entstand mit anderem Material; gib es mit --components an.
error-nobody-decides = Niemand hat etwas zu entscheiden.
error-another-seat-decides-here = Hier entscheidet { $seat }, nicht Sitz { $given }.
error-opened-elsewhere = Der Zufall wurde nicht nach dem Eintrag geöffnet, den die Aufzeichnung nennt.
error-entries-lead-to-other-result = Die Einträge führen zu einem anderen Ergebnis, als die Aufzeichnung behauptet.
error-entries-lead-to-other-position = Die Einträge führen zu einer anderen Stellung, als die Aufzeichnung behauptet.
error-record-without-promise = Die Aufzeichnung enthält kein Versprechen zum Vergleichen: Ihre Partie wurde von einer Stellung aus fortgesetzt oder ist nicht die versprochene.
error-record-without-contributions = Die Aufzeichnung enthält keine Beiträge; also ist ihre Partie nicht die, zu der du beigetragen hast.
error-record-without-noted-seat = In der aufgezeichneten Partie gibt es keinen Sitz { $given }, nur 0 bis { $last }.
error-record-with-other-commitment = Die Aufzeichnung enthält für { $seat } eine andere Festlegung als die, die du notiert hast: Es ist nicht diese Partie.
error-record-with-other-contribution = Die Aufzeichnung enthält für { $seat } einen anderen Beitrag als den, den du notiert hast: Es ist nicht diese Partie.
error-record-with-other-promise = Die Aufzeichnung enthält ein anderes Versprechen als das, das du notiert hast: Es ist nicht diese Partie.
error-record-without-noted-head = Den Kopf, den du notiert hast, hat die Aufzeichnung in keinem Moment: Es wurde etwas anderes gespielt.
error-signature-is-none = Das ist keine Unterschrift eines Servers.
error-signature-of-other-game = Die Unterschrift gehört zu einer anderen Partie.
error-signature-of-other-entries = Die Unterschrift gilt für etwas anderes, als die Aufzeichnung zeigt.
error-signature-key-is-none = Ein Schlüssel für Unterschriften besteht aus 64 hexadezimalen Ziffern.
error-signature-key-weak = Dieser Schlüssel beweist nichts: Er ist ein Punkt kleiner Ordnung oder nicht in der einzigen gültigen Form geschrieben; Unterschriften dazu lassen sich ohne Geheimnis erzeugen.
error-signature-wrong = Die Unterschrift wurde nicht mit dem Schlüssel gemacht, den sie nennt.
error-record-signed-by-other-key = Die Unterschrift wurde mit einem anderen Schlüssel gemacht als dem, den du angegeben hast.
error-records-of-different-games = Die Aufzeichnungen sind nicht von derselben Partie; sie unterscheiden sich in { $fields }.
error-records-part = Die Aufzeichnungen unterscheiden sich ab Eintrag { $number }: „{ $first }“ in der ersten, „{ $second }“ in der zweiten.

## Was nur ein Zusatz des Pakets mitbringt

command-needs-extra = Der Befehl alhambra braucht weitere Pakete: pip install 'alhambra-game[{ $extra }]'
error-full-screen-needs-extra = Der Tisch auf dem ganzen Bildschirm braucht weitere Pakete (mit --plain geht es ohne, Zeile für Zeile): pip install 'alhambra-game[{ $extras }]'
error-client-needs-extra = Für einen Tisch auf einem Server braucht es weitere Pakete: pip install 'alhambra-game[{ $extras }]'
error-server-needs-extra = Der Server braucht weitere Pakete: pip install 'alhambra-game[{ $extras }]'
error-sheets-need-extra = Ein PDF braucht weitere Pakete (mit --svg geht es ohne): pip install 'alhambra-game[{ $extras }]'
error-signatures-need-extra = Um eine Unterschrift zu prüfen, braucht es weitere Pakete: pip install 'alhambra-game[{ $extras }]'
error-cluster-needs-extra = Um auf einem Cluster zu spielen, braucht es weitere Pakete: pip install 'alhambra-game[{ $extras }]'
error-training-needs-extra = Zum Trainieren braucht es weitere Pakete: pip install 'alhambra-game[{ $extras }]'

## Was das System nicht konnte

fault-enoent = die Datei oder der Ordner fehlt
fault-eacces = der Zugriff ist nicht erlaubt
fault-eperm = der Vorgang ist nicht erlaubt
fault-eisdir = das ist ein Ordner
fault-enotdir = das ist kein Ordner
fault-eaddrinuse = ein anderes Programm benutzt diesen Port
fault-eaddrnotavail = dieser Rechner hat diese Adresse nicht
fault-eexist = die Datei gibt es schon
fault-enospc = der Speicher ist voll
fault-erofs = der Speicher ist schreibgeschützt
fault-enametoolong = der Name ist zu lang
fault-eloop = zu viele symbolische Links
fault-eio = Fehler beim Lesen oder Schreiben
fault-unknown = etwas ist schiefgegangen

## Was eine Aufzeichnung beweist

phrase-found-undamaged = unbeschädigt: Das Siegel passt (ein Siegel anbringen können alle; es sagt also nicht, von wem die Aufzeichnung stammt)
phrase-found-legal = { $number ->
    [one] der einzige Eintrag folgt den Regeln (Version { $rules })
   *[other] alle { $number } Einträge folgen den Regeln (Version { $rules })
}
phrase-found-legal-from-seed = { $number ->
    [one] regelgerecht aus dem Startwert: Der einzige Eintrag folgt den Regeln (Version { $rules }), und alle Karten, Plättchen und Würfel kommen aus dem Startwert
   *[other] regelgerecht aus dem Startwert: Alle { $number } Einträge folgen den Regeln (Version { $rules }), und alle Karten, Plättchen und Würfel kommen aus dem Startwert
}
phrase-found-chosen-by-hand =
    { $opened ->
        [0] der Zufall war von Anfang an offen; von Hand gewählt und ohne Beweiskraft: { $number }
       *[other] der Zufall wurde nach Eintrag { $opened } geöffnet; von Hand gewählt und ohne Beweiskraft: { $number }
    }
phrase-found-seed-chosen = dieses Mischen hat niemand versprochen: Wer die Partie angelegt hat, hat den Startwert gewählt
phrase-found-no-seed = dieses Mischen hat niemand versprochen: Es gibt keinen Startwert
phrase-found-joint-seed =
    { $number ->
        [one] gemeinsamer Startwert: In der Aufzeichnung passt das Geheimnis zum Versprechen und der Beitrag von { $number } Sitz zu seiner Festlegung
       *[other] gemeinsamer Startwert: In der Aufzeichnung passen das Geheimnis zum Versprechen und die Beiträge von { $number } Sitzen zu ihren Festlegungen
    }
phrase-found-drawn-by-players = wer beitrug: Laut Aufzeichnung { $number ->
    [one] hat { $seats } den eigenen Beitrag
   *[other] haben { $seats } ihre Beiträge
} selbst gezogen; bestätigen kann das nur, wer dort saß
phrase-found-drawn-by-dealer = wer beitrug: Laut Aufzeichnung zog der Geber { $number ->
    [one] den Beitrag
   *[other] die Beiträge
} von { $seats }
phrase-found-drawn-by-nobody-said = wer beitrug: Eine Aufzeichnung in dieser älteren Form sagt nicht, welche Beiträge der Geber zog
phrase-found-position-promised = das Versprechen umfasst die Stellung: Das Mischen ist von dieser Stellung an versprochen
phrase-found-promise-to-compare = ob es vor der Partie versprochen wurde: Vergleiche dieses Versprechen mit dem, das du notiert hast: { $promise }
phrase-found-final-promise-to-compare = ob es vor der Partie versprochen wurde: Vergleiche dieses endgültige Versprechen mit dem, das du notiert hast: { $promise }
phrase-found-promise = das Versprechen des Gebers ist dasselbe, das du notiert hast: Eröffnung und Geheimnis standen damals schon fest
phrase-found-final-promise = das endgültige Versprechen ist dasselbe, das du notiert hast: Eröffnung, Geheimnis und die Festlegungen aller Sitze standen damals schon fest; seitdem wurde kein Beitrag ausgetauscht
phrase-found-early-promise-binds-less = ob Beiträge ausgetauscht wurden: Das Versprechen des Gebers bindet sie nicht; vergleiche das endgültige Versprechen mit dem, das du notiert hast: { $promise }
phrase-found-older-promise-binds-less = ob Beiträge ausgetauscht wurden: Das Versprechen dieser älteren Form bindet sie nicht; das zeigen nur notierte Festlegungen oder Beiträge (--commitment, --contribution)
phrase-found-commitment = die Festlegung von { $seat } ist dieselbe, die du notiert hast; der Beitrag ist also der, der damit festgelegt wurde
phrase-found-contribution = der Beitrag von { $seat } ist derselbe, den du notiert hast
phrase-found-head-to-compare = ob genau dies gespielt wurde: Vergleiche diesen Kopf mit einem, der am Tisch notiert wurde: { $head }
phrase-found-head = der Kopf ist derselbe, den du notiert hast: Eröffnung und Einträge sind dieselben
phrase-found-earlier-head = { $number ->
    [one] der erste Eintrag gehört zu dem Kopf, den du notiert hast; was folgt, deckt er nicht ab
   *[other] die ersten { $number } Einträge gehören zu dem Kopf, den du notiert hast; was folgt, deckt er nicht ab
}
phrase-found-key-to-compare = ob ein Server, den du kennst, das unterschrieben hat: Vergleiche seinen Schlüssel mit { $public_key }
phrase-found-signed = der Server mit diesem Schlüssel hat es unterschrieben: Die Partie endete mit diesen Einträgen
phrase-found-signed-earlier = { $number ->
    [one] der Server mit diesem Schlüssel hat den ersten Eintrag unterschrieben; was folgt, ist nicht unterschrieben
   *[other] der Server mit diesem Schlüssel hat die ersten { $number } Einträge unterschrieben; was folgt, ist nicht unterschrieben
}
phrase-found-signed-promise = der Server mit diesem Schlüssel hat das Versprechen des Gebers für diese Partie unterschrieben; es bindet Eröffnung und Geheimnis, aber nicht die Beiträge
phrase-found-signed-final-promise = der Server mit diesem Schlüssel hat das endgültige Versprechen dieser Partie unterschrieben; es bindet Eröffnung, Geheimnis und alle Beiträge
phrase-found-finished = zu Ende gespielt: Das Ergebnis ist { $points }
phrase-found-unfinished = { $number ->
    [one] nicht zu Ende gespielt: Nach { $number } Eintrag steht es { $points }; ob mehr gespielt wurde, ist nicht zu sehen
   *[other] nicht zu Ende gespielt: Nach { $number } Einträgen steht es { $points }; ob mehr gespielt wurde, ist nicht zu sehen
}
phrase-found-equal = { $number ->
    [one] beide Aufzeichnungen haben dieselbe Eröffnung und denselben Eintrag
   *[other] beide Aufzeichnungen haben dieselbe Eröffnung und dieselben { $number } Einträge
}
phrase-found-first-goes-on = { $number ->
    [one] die Aufzeichnungen stimmen im ersten Eintrag überein; die erste geht bis Eintrag { $last } weiter
   *[other] die Aufzeichnungen stimmen in den ersten { $number } Einträgen überein; die erste geht bis Eintrag { $last } weiter
}
phrase-found-second-goes-on = { $number ->
    [one] die Aufzeichnungen stimmen im ersten Eintrag überein; die zweite geht bis Eintrag { $last } weiter
   *[other] die Aufzeichnungen stimmen in den ersten { $number } Einträgen überein; die zweite geht bis Eintrag { $last } weiter
}
phrase-found-position = wie sie begann: Die Partie wurde von einer Stellung aus fortgesetzt; wie es zu dieser kam, zeigt die Aufzeichnung nicht
phrase-found-legal-from-position = { $number ->
    [one] regelgerecht aus Stellung und Startwert: Der einzige Eintrag folgt den Regeln (Version { $rules }), und alle Karten, Plättchen und Würfel seitdem kommen aus dem Startwert
   *[other] regelgerecht aus Stellung und Startwert: Alle { $number } Einträge folgen den Regeln (Version { $rules }), und alle Karten, Plättchen und Würfel seitdem kommen aus dem Startwert
}

## Positions

error-position-of-one-seat = Aus dem, was ein Sitz von einer Stellung weiß, lässt sich keine Partie fortsetzen; man kann sich daraus nur Partien vorstellen.
error-position-is-whole = Eine vollständige Stellung lässt nichts offen, was man sich vorstellen müsste; eine Partie lässt sich aber von ihr aus fortsetzen.
error-record-position-does-not-fit = Die Stellung, von der aus die Partie fortgesetzt wurde, passt nicht zum Rest der Aufzeichnung.
