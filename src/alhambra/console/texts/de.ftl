# Was beide Terminals sagen.

## Am Tisch

somebody = jemandem
pause = Weiter mit Enter
legend = Auf dem Tisch sind dicke Linien Mauern, doppelte sind Gräben, und gepunktete Seiten sind offen. Nummern auf dem Baugrund stehen zur Wahl.
rules-clauses = Darunter stehen die genauen Regeln. „regeln“ mit einem Namen oder einem Wort findet einzelne davon: regeln ALH-PLACE-7, regeln dirk.
machine-promised = Der Rechner hat seinen Beitrag zum Mischen versprochen: { $promise }
question-word = Steuere ein eigenes Wort zum Mischen bei, oder drücke Enter, dann zieht der Rechner eins für dich:
question-save = Partie speichern? Gib einen Dateinamen ein, „ja“ für den Ordner deiner Partien, oder drücke Enter, um sie nicht zu speichern:
choose-on-ground = Wähle eine Nummer auf dem Baugrund, 1 bis { $most }.
which-cell = { $kind }: auf welchem Bauplatz?
nothing-happened = Seit du Platz genommen hast, ist nichts passiert.
is-allowed = Das ist erlaubt: Tippe es ein, um es zu tun.
is-allowed-so = Das ist erlaubt: { $ways }
taken-back = Deine letzte Wahl wurde zurückgenommen.
saved-in = Gespeichert in { $path }.
result = Ergebnis
record-is-in = Die Aufzeichnung ist in { $path }.

## Die Wörter, die man eintippen kann, und was sie tun

command-help = hilfe
    .about = diese Hilfe
command-all = alles
    .about = alle Möglichkeiten in ihrer Notation
command-back = zurück
    .usage = Enter oder zurück
    .about = einen Schritt zurück
command-log = verlauf
    .about = alles, was passiert ist, seit du Platz genommen hast
command-look = zeige
    .usage = zeige NAME
command-quit = ende
    .about = den Tisch verlassen
command-rules = regeln
    .usage = regeln NAME
    .about = worum es in diesem Spiel geht und alle seine Regeln, oder die zu einem Namen oder Wort
command-save = speichern
    .usage = speichern DATEI
    .about = die Partie in einer Datei speichern, von jetzt an nach jeder Wahl
command-undo = rückgängig
    .about = deine letzte Wahl zurücknehmen
command-hint = tipp
    .about = was ein starker Zug wäre
command-score = punkte
    .about = die Punkte bis jetzt, und was die nächste Wertung jetzt brächte
command-table = tisch
    .about = alles auf dem Tisch in Worten
command-why = warum
    .usage = warum AKTION
    .about = warum eine Aktion nicht erlaubt ist
command-market = bauhof
    .about = was es auf dem Bauhof zu kaufen gibt
command-display = auslage
    .about = das Geld in der Auslage
command-hand = hand
    .about = dein Geld
command-ready = bereit
    .about = vor der Partie: sagen, dass du bereit bist

## Der Tisch der Spiele mit Plättchen

view-turn = Zug { $turn }, als Nächstes kommt Wertung { $scoring } von 3
    .over = Zug { $turn }, die letzte Wertung ist vorbei
view-supply = Stapel { $deck }, Beutel { $bags }
view-marker =
    { $marker ->
        [even] Markierungsstein gerade
       *[odd] Markierungsstein ungerade
    }
view-display = Auslage
view-hand = Hand
view-no-money = kein Geld
view-new-tiles = Neue Plättchen
view-reserve = Reserve
view-head-points = Pkt
view-head-cards = Karten

## Wofür niemand Worte hat

plain-none = keine
plain-yes = ja
plain-no = nein
# Zahlen mit so vielen Stellen nach dem Komma.
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Der Tisch in Worten

plain-market = Bauhof: { $fields }.
plain-field = { $currency }: { $tiles }
plain-empty = leer
plain-display = Auslage: { $cards }.
plain-hand = Deine Hand: { $cards }.
plain-new-tiles = Neue Plättchen: { $tiles }.
plain-reserve = Reserve: { $tiles }.
plain-tile-wall =
    { $sides_count ->
        [0] { $tile } ohne Mauer
        [one] { $tile } mit Mauer im { $sides }
       *[other] { $tile } mit Mauern im { $sides }
    }
plain-tile-side = { $tile } nach { $sides }
plain-other-face = { $tile } (auf der Rückseite { $face })
plain-cell = { $cell }: { $tile }
plain-gate = { $cell }: Stadttor an der { $side }
plain-neighbour =
    { $direction ->
        [n] { $tile } im Norden
        [e] { $tile } im Osten
        [s] { $tile } im Süden
       *[w] { $tile } im Westen
    }
plain-seat =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }, { $cards_count ->
        [one] { $cards_count } Geldkarte
       *[other] { $cards_count } Geldkarten
    }. Gebaut: { $built }.
    .dirk =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }. Plättchen: { $built }.
plain-points-now = Punkte bis jetzt: { $seats }.
plain-if-scored = Käme jetzt die { $scoring }. Wertung:
plain-gained =
    { $points ->
        [0] { $name }: keine Punkte.
        [one] { $name }: { $points } Punkt, nämlich { $sources }.
       *[other] { $name }: { $points } Punkte, nämlich { $sources }.
    }
plain-dice = Würfel: { $values }.
plain-row = { $name }, angekreuzt: { $built }.
plain-places = { $name }, Punkte der freien Plätze: { $points }.
plain-sheet-row = Reihe { $number }: { $cells }
plain-box-open = { $building }
plain-box-ticked = { $building } angekreuzt
plain-how = Tippe die Nummer einer Möglichkeit oder ihren Text. „hilfe“ nennt die Befehle; Enter nennt die Möglichkeiten noch einmal.
plain-last = Zuletzt: { $event }
plain-scored-types = Nach Arten: { $types }.
plain-scored-dirk =
    { $points ->
        [one] Dirk bekommt { $points } Punkt.
       *[other] Dirk bekommt { $points } Punkte.
    }
plain-lobby = Du kannst mit den anderen reden ({ command-say }) oder den Tisch verlassen ({ command-quit }). Die Partie beginnt von selbst.
plain-group =
    { $number ->
        [one] { $name }: { $number } Möglichkeit
       *[other] { $name }: { $number } Möglichkeiten
    }
plain-back = Enter: einen Schritt zurück
plain-rules = „regeln“ mit einem Namen oder einem Wort nennt die genauen Regeln, zum Beispiel: regeln ALH-PLACE-7, regeln dirk. „regeln alles“ nennt alle.
plain-cells-explained = Bauplätze werden als Spalte,Reihe angegeben. Das Startplättchen liegt auf 0,0; 1,0 ist östlich davon, 0,-1 nördlich.

## Nachspielen

replay-start = der Anfang
replay-moment = { $number } von { $last }: { $entry }
replay-prompt = Enter oder w: weiter, z: zurück, eine Nummer: springen, e: Ende
    .next = w
    .previous = z
    .quit = e
    .plain = tisch: alles auf dem Tisch in Worten
replay-not-understood = { $given } ist hier kein Befehl; das sind die Befehle:

## Bots unter sich

bot = Bot
seats-told =
    { $seats ->
        [one] { $seats } Sitz
       *[other] { $seats } Sitze
    }
simulate-with = mit { $modules }
bench-games = Partien/s
bench-decisions = Entscheidungen/s
bench-copy = µs für die Kopie einer Partie

## Papier

sheet-player-subtitle = Kreuze das Gebäude an, bei dem sich gelbe Reihe und blaue Spalte kreuzen.
sheet-score-subtitle = Punktezettel: Markiere für jedes angekreuzte Gebäude ein Kästchen.
sheet-name = Name
sheet-coins = Münzen
    .how = Erhaltene einkreisen, ausgegebene durchstreichen
sheet-actions = Sonderaktionen
    .turn-1 = vor der Aktion: einen Würfel um
    .turn-2 = eins hoch- oder herunterdrehen
    .tick-1 = nach dem Kreuz: mit den anderen
    .tick-2 = beiden noch eins, alle vier neu
sheet-lines = Reihen und Spalten
    .ticks = { $ticks } Kreuze
    .left = übrig: 1 Punkt
sheet-points = Punkte
sheet-places-1 = Art vollenden, oder am
sheet-places-2 = Ende die meisten haben:
sheet-player = Name
sheet-rounds = Runden
    .players =
    { $most ->
        [1] { $players } Person
       *[other] { $players } Personen
    }
sheet-reminder = Plätze
    .line-1 = Wer eine Art vollendet, nimmt am Ende der Runde den besten freien Platz; mehrere teilen, abgerundet.
    .line-2 = Am Schluss werden die freien Plätze nach der Zahl der Gebäude vergeben; mindestens eins ist nötig, bei Gleichstand wird geteilt.
    .line-3 = Zu zweit markiert in jeder Runde ein imaginärer Spieler ein Gebäude, im Solospiel tun es zwei oder mehr.

## Fehler

error-typed-too-much = So lang ist keine Aktion; gib weniger ein.
error-no-such-number = Wähle eine Zahl von 1 bis { $most } oder ? für Hilfe.
error-look-at-whom = Sag, wessen Bereich du sehen willst: { $possible }.
error-why-not-near = { $given } ist kein Bauplatz an deiner Alhambra, auf dem du jetzt etwas tun könntest.
error-no-such-clause = Keine Regel und kein Abschnitt heißt { $given }; { command-rules } zeigt alle.
error-why-what = Sag, welche Aktion: { command-why } AKTION; { command-all } zeigt die Notation.
error-no-choice-now = Du hast gerade nichts zu wählen.
error-nothing-to-take-back = Es lässt sich nichts zurücknehmen: Seit deiner letzten Wahl wurde etwas aufgedeckt, jemand anders hat gehandelt, oder du hast dich erst hingesetzt.
error-save-where = Sag, in welcher Datei: { command-save } DATEI.
error-not-offered = { $given } ist keine deiner Möglichkeiten; gib eine so ein: { $examples }.
error-waiting-room = { $given } bewirkt vor der Partie nichts; möglich: { command-ready }, { command-say }, { command-quit }, und ? für Hilfe.
error-game-has-begun = Die Partie hat schon begonnen.
error-game-not-begun = Die Partie hat noch nicht begonnen.
error-not-understood = { $given } ist jetzt nicht möglich; möglich: { $possible }, und ? für Hilfe.
error-not-understood-nearly = { $given } ist jetzt nicht möglich (meinst du { $near }?); möglich: { $possible }, und ? für Hilfe.
error-table-not-written = { $file } lässt sich nicht schreiben ({ $fault }); wähle eine andere Datei.
error-table-file-name-is-none = { $file } lässt sich nicht schreiben (so kann keine Datei heißen); wähle eine andere Datei.
error-table-there-already = { $file } gibt es schon; spiele mit --resume { $file } weiter oder wähle einen anderen Namen.
error-record-file-too-long = { $file } ist länger, als eine Aufzeichnung sein kann; ist es wirklich die Aufzeichnung einer Partie?
error-resumed-game-over = Die Partie in { $file } ist zu Ende; sieh sie dir an mit: alhambra replay { $file }
error-resumed-game-open = In der Partie in { $file } würfelt und mischt niemand, denn der Zufall wird von Hand gewählt; sieh sie dir an mit: alhambra replay { $file }

## Positions

error-records-not-written = { $file } lässt sich nicht schreiben ({ $fault }); wähle einen anderen Ordner.

## Statistik

stats-reading = wird gelesen
stats-left-out =
    { $games ->
        [one] { $games } unfertige Partie zählt nicht.
       *[other] { $games } unfertige Partien zählen nicht.
    }
stats-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
stats-unfinished = Die Aufzeichnung endet vor der Partie.
stats-by-seat = Mittel nach Sitzen
stats-column-mean = Mittel
stats-column-lower = 25 %
stats-column-median = Median
stats-column-upper = 75 %
stats-column-winners = mit Sieg
stats-column-others = ohne Sieg

## Was starke Bots von einer Partie halten

analysis-errors = Entscheidungen: wie viele gut waren und was die anderen kosteten
analysis-accuracy = gut
analysis-lost-each = Punkte je Entscheidung
analysis-lost = Punkte
analysis-chance-lost = Siegchance
analysis-kinds = Verlorene Punkte nach Art der Entscheidung
analysis-luck = Punkte, Glück nach Herkunft und die Punkte bei durchschnittlichem Glück
analysis-points = Punkte
analysis-luck-sum = Summe
analysis-adjusted = bei mittlerem Glück
analysis-chances = Siegchance vom Anfang bis zum Ende
analysis-costly = Teuerste Fehler
analysis-mistake = { $size }: { $lost } Punkte, { $chance } Siegchance
analysis-better = besser war: { $move }
    .because = besser war: { $move }; das bringt { $reasons }
analysis-reason = { $part } { $points }
analysis-average-luck =
    { $winners_count ->
        [one] Bei durchschnittlichem Glück hätte { $winners } gewonnen ({ $points }).
       *[other] Bei durchschnittlichem Glück hätten { $winners } gemeinsam gewonnen ({ $points }).
    }
analysis-explained = Fehler sind Punkte, die gegenüber der besten Wahl verloren gehen, soweit man sie an diesem Sitz erkennen konnte. Glück ist, was jedes Ziehen gegenüber dem Durchschnitt aller Möglichkeiten verändert hat, in Punkten Vorsprung auf das Mittel der anderen. Die Chancen gelten, wenn alle gleich stark weiterspielen. Bewertet von { $evaluator }.
    .deep = Fehler sind Punkte, die gegenüber der besten Wahl verloren gehen, soweit man sie an diesem Sitz erkennen konnte, erprobt in Stichproben der nächsten Züge. Glück ist, was jedes Ziehen gegenüber dem Durchschnitt aller Möglichkeiten verändert hat, in Punkten Vorsprung auf das Mittel der anderen. Die Chancen gelten, wenn alle gleich stark weiterspielen. Bewertet von { $evaluator }.

## Aufheben

error-table-in-use = Ein anderes Programm spielt die Partie in { $file }; schließe es zuerst, oder wähle eine andere Datei.
error-record-cut-off = { $file } ist abgeschnitten: Die letzte Zeile ist unvollständig; suche nach einer älteren Kopie davon.
