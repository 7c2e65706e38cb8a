# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
    .short = Alhambra Roll & Write
    .own = der Spielerzettel von { $seat }
    .yours = dein Spielerzettel
    .about = Kreuze auf deinem Spielerzettel Gebäude an, wo sich die Reihe eines gelben und die Spalte eines blauen Würfels kreuzen, oder nimm Münzen für Kreuzungspunkte, die schon angekreuzt sind. Punkte gibt es für die meisten Kreuze jeder Gebäudeart und für volle Reihen und Spalten.
option-three-imaginary = gegen drei imaginäre Spieler
    .about = Allein, über 15 Runden.
option-four-imaginary = gegen vier imaginäre Spieler
    .about = Allein, über 12 Runden.
option-opponents = gegen Gegner
    .about = Auch die imaginären Spieler bekommen Punkte; du gewinnst, wenn du mindestens so viele hast wie der beste von ihnen.

## Entscheidungen, und was die anderen solange lesen

decision-action = Kreuze ein Gebäude an oder nimm Münzen. Vorher darfst du für Münzen Würfel drehen:
    .waiting = { $seat } ist am Zug.
    .you = Du bist am Zug.
decision-second-tick = Willst du für 3 Münzen ein zweites Gebäude ankreuzen?
    .waiting = { $seat } darf für 3 Münzen ein zweites Gebäude ankreuzen.
    .you = Du darfst für 3 Münzen ein zweites Gebäude ankreuzen.
decision-keep = Welchen gelben und welchen blauen Würfel behältst du? Die anderen beiden gibst du weiter:
    .waiting = { $seat } wählt die Würfel, die bleiben.
    .you = Du wählst die Würfel, die bleiben.

## Arten von Aktionen

kind-tick = Gebäude ankreuzen
kind-coins = Münzen nehmen
kind-turn = Würfel für eine Münze drehen
kind-done = kein zweites Gebäude ankreuzen
kind-keep = zwei Würfel behalten

## Aktionen

action-tick = das Gebäude in Reihe { $yellow }, Spalte { $blue } ankreuzen
    .here = { $building } in Reihe { $yellow }, Spalte { $blue } ankreuzen: Kreuz { $number } von { $boxes }
    .second = 3 Münzen zahlen und { $building } in Reihe { $yellow }, Spalte { $blue } ankreuzen: Kreuz { $number } von { $boxes }
action-coins = Münzen nehmen und alle vier Würfel neu würfeln
    .here =
    { $coins ->
        [0] keine Münzen nehmen und alle vier Würfel neu würfeln
        [one] { $coins } Münze nehmen und alle vier Würfel neu würfeln
       *[other] { $coins } Münzen nehmen und alle vier Würfel neu würfeln
    }
action-turn =
    { $colour ->
        [yellow] eine Münze zahlen und einen gelben Würfel von { $value } auf { $to } drehen
       *[blue] eine Münze zahlen und einen blauen Würfel von { $value } auf { $to } drehen
    }
action-done = kein zweites Gebäude ankreuzen
action-keep = Gelb { $yellow } und Blau { $blue } behalten
    .here = Gelb { $yellow } und Blau { $blue } behalten; Gelb { $other_yellow } und Blau { $other_blue } weitergeben

## Ereignisse

event-round-begins = Runde { $round } beginnt.
event-turn-passes = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-roll-is-due = Jetzt wird gewürfelt.
event-die-rolled =
    { $colour ->
        [yellow] { $seat } würfelt eine gelbe { $value }.
       *[blue] { $seat } würfelt eine blaue { $value }.
    }
    .you =
    { $colour ->
        [yellow] Du würfelst eine gelbe { $value }.
       *[blue] Du würfelst eine blaue { $value }.
    }
event-die-turned =
    { $colour ->
        [yellow] { $seat } dreht einen gelben Würfel von { $value } auf { $to }.
       *[blue] { $seat } dreht einen blauen Würfel von { $value } auf { $to }.
    }
    .you =
    { $colour ->
        [yellow] Du drehst einen gelben Würfel von { $value } auf { $to }.
       *[blue] Du drehst einen blauen Würfel von { $value } auf { $to }.
    }
event-building-ticked = { $row } kreuzt in Reihe { $yellow }, Spalte { $blue } an: { $building }.
    .you = Du kreuzt in Reihe { $yellow }, Spalte { $blue } an: { $building }.
event-coins-taken =
    { $coins ->
        [0] { $seat } nimmt keine Münzen.
        [one] { $seat } nimmt { $coins } Münze.
       *[other] { $seat } nimmt { $coins } Münzen.
    }
    .you =
    { $coins ->
        [0] Du nimmst keine Münzen.
        [one] Du nimmst { $coins } Münze.
       *[other] Du nimmst { $coins } Münzen.
    }
event-dice-passed = { $seat } gibt Gelb { $yellow } und Blau { $blue } an { $to_seat } weiter.
    .you = Du gibst Gelb { $yellow } und Blau { $blue } an { $to_seat } weiter.
    .to-you = { $seat } gibt Gelb { $yellow } und Blau { $blue } an dich weiter.
event-places-awarded = { $building }, { $place }. Platz: { $rows }.
    .row =
    { $points ->
        [0] { $row } (keine Punkte)
        [one] { $row } ({ $points } Punkt)
       *[other] { $row } ({ $points } Punkte)
    }
event-sheets-scored =
    { $extra ->
        [0] Schlusswertung der Spielerzettel: { $seats }.
       *[other] Schlusswertung der Spielerzettel: { $seats }; jeder imaginäre Spieler bekommt { $extra }.
    }
    .seat = { $seat } { $points } ({ $lines } für Reihen und Spalten + { $coins } für Münzen)
event-imaginary-players-won =
    { $players_count ->
        [1] Der imaginäre Spieler { $players } hat gewonnen.
       *[other] Die imaginären Spieler { $players } haben gewonnen.
    }

imaginary-player = imaginärer Spieler { $number }

## Der Tisch

view-round = Runde { $round } von { $rounds }
view-over = Die Partie ist zu Ende.
view-imaginary = Imaginär { $number }
view-rows-and-columns =
    { $points ->
        [one] Reihen und Spalten: { $points } Punkt
       *[other] Reihen und Spalten: { $points } Punkte
    }
view-coins =
    { $left ->
        [0] Münzen: { $coins }, voll
       *[other] Münzen: { $coins }, Platz für { $left } weitere
    }
view-coin-count =
    { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
view-yellow = gelb
    .letter = G
view-blue = blau
    .letter = B
view-points = Punkte
view-place = { $place }.
view-result-buildings = Gebäude
view-result-lines = Reihen und Spalten
view-result-coins = Münzen
view-result-total = gesamt
view-winner = gewonnen
view-legend = Ein gelber Würfel bestimmt eine Reihe des Spielerzettels, ein blauer eine Spalte. Punkte stehen für die Würfel, die daneben liegen, ✗ für ein angekreuztes Gebäude, Klammern für eins, das die Würfel erlauben. Von den anderen siehst du die Münzen, die Würfel (G gelb, B blau) und die Buchstaben der angekreuzten Gebäude. Der Punktezettel zählt die Kreuze jeder Gebäudeart; darunter stehen die Punkte für die drei Plätze, soweit sie noch frei sind.

die-yellow = Gelb { $number }
die-blue = Blau { $number }

## Ablehnungen

refusal-keep-before-action = Ein Würfelpaar behältst du erst, wenn alle vier Würfel gewürfelt sind; kreuze zuerst ein Gebäude an oder nimm Münzen.
refusal-turn-needs-action = Zu einem Zug gehört eine Aktion: Kreuze ein Gebäude an oder nimm Münzen.
refusal-second-tick-elsewhere = Das zweite Kreuz machst du mit den beiden anderen Würfeln: in Reihe { $row }, Spalte { $column }, oder gar nicht.
refusal-turned-between-ticks = Würfel drehst du vor der Aktion, nicht zwischen dem ersten und dem zweiten Kreuz.
refusal-second-action = Ein Zug hat nur eine Aktion, und du hast schon ein Gebäude angekreuzt.
refusal-keep-before-second-tick = Ein Würfelpaar behältst du erst, wenn alle vier Würfel gewürfelt sind; kreuze ein zweites Gebäude an oder verzichte darauf.
refusal-turned-after-action = Würfel drehst du vor der Aktion, nicht danach.
refusal-pair-is-chosen = Die Aktion dieses Zuges ist vorbei; wähle das Würfelpaar, das du behältst.
refusal-ticked-already = Das Gebäude in Reihe { $row }, Spalte { $column } ist schon angekreuzt.
refusal-no-yellow-die = Kein gelber Würfel zeigt { $value }; sie zeigen { $values }.
refusal-no-blue-die = Kein blauer Würfel zeigt { $value }; sie zeigen { $values }.
refusal-no-coin-left = Einen Würfel zu drehen kostet eine Münze, und du hast keine mehr.
refusal-no-such-die = Neben dem Gebäuderaster liegt kein Würfel { $die }; dort gibt es nur { $dice }.
refusal-no-such-direction = Ein Würfel wird hoch- oder heruntergedreht („up“ oder „down“), nicht { $given }.
refusal-die-at-its-end = Ein Würfel lässt sich nicht von 1 auf 6 oder von 6 auf 1 drehen.

## Fehler

error-option-only-alone = { $clause }: Bei { $game } gibt es die Variante { $given } nur, wenn du allein spielst; gewählt sind { $number } Sitze. Lass sie weg oder wähle einen Sitz.
error-options-exclude-each-other = { $clause }: Wähle „{ $first }“ oder „{ $second }“, nicht beide; ohne eine davon sind es zwei.

## Positions

error-position-places-out-of-order = Die Plätze müssen der Reihe nach vergeben sein, der erste zuerst.
phrase-position-no-building = { $given } ist kein einmal angekreuztes Gebäude wie 2,5.
phrase-position-dice = { $most ->
    [one] Höchstens { $most } Würfel zeigt 1 bis { $faces }.
   *[other] Höchstens { $most } Würfel zeigen 1 bis { $faces }.
}
phrase-position-boxes = Kästchen: Es gibt { $most }, nicht { $found }.
