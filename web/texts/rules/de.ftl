# Die Regeln zur Hand.

rules-search = In den Regeln suchen
rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-this-table = Dieser Tisch
rules-all = Alle
rules-in-short = In Kürze
rules-interpretation = Auslegung
rules-asked = deine Frage
rules-nothing = Keine Regel enthält diese Wörter.
rules-why = Warum?
rules-reading-about = Ein blaues I zeigt unsere Auslegung, wo die gedruckten Regeln schweigen oder zwei Lesarten zulassen. Die Regeln sind in eigenen Worten geschrieben.
rules-open-to-open = offen an offen
rules-wall-to-wall = Mauer an Mauer
rules-wall-to-open = Mauer an offen
rules-side = berührt mit einer Seite
rules-corner = berührt nur mit einer Ecke
rules-reached = zu Fuß erreichbar
rules-not-reached = hinter einer Mauer
rules-hole = ein leerer Bauplatz, der eingeschlossen ist
rules-wall-of-six = ein Stück Außenmauer, sechs Seiten: 6 Punkte
rules-inner-wall = eine Doppelmauer im Inneren zählt nicht
rules-short-alhambra-1 = In deinem Zug machst du genau eines: Geld nehmen, ein Plättchen kaufen oder umbauen.
rules-short-alhambra-2 = Nimm eine Geldkarte oder mehrere, die zusammen höchstens 5 ergeben.
rules-short-alhambra-3 = Ein Plättchen bezahlst du mit Karten der Währung seines Feldes, die zusammen mindestens seinen Preis ergeben. Wechselgeld gibt es nicht.
rules-short-alhambra-4 = Bezahlst du passend, bekommst du eine weitere Aktion.
rules-short-alhambra-5 = Am Ende deines Zuges platzierst du, was du gekauft hast: nie gedreht, Mauer an Mauer oder offen an offen, zu Fuß erreichbar, ohne Löcher; oder du legst es in die Reserve.
rules-short-alhambra-6 = Es gibt drei Wertungen: zwei, wenn ihre Karten aufgedeckt werden, eine am Ende. Punkte gibt es für die meisten Gebäude jeder Art und für die längste Außenmauer.
rules-short-alhambra-7 = Lässt sich der Bauhof nicht mehr auffüllen, bekommt jedes der letzten Plättchen, wer am meisten Geld in dessen Währung hat. Die dritte Wertung beendet die Partie.
rules-short-granada-1 = Wie in Alhambra, aber du baust eine Stadt, mit Gräben statt Mauern.
rules-short-granada-2 = Jedes Plättchen hat zwei Seiten mit verschiedener Art und verschiedenem Preis. Gekauft wird, was oben liegt.
rules-short-granada-3 = Beim Platzieren darfst du es für 3 Geld umdrehen; in der Reserve darf jede Seite oben liegen.
rules-short-granada-4 = N ist die Zahl der Plättchen einer Art in allen Städten. Die Plätze bringen in den drei Wertungen N; 2 N und N; 3 N, 2 N und N.
rules-short-granada-5 = Bei Gleichstand liegt vorn, wer das teuerste Plättchen der Art hat.
rules-short-combined-1 = Auf jedem Feld des Bauhofs liegt ein Plättchen aus Alhambra und eines aus Granada.
rules-short-combined-2 = Du baust einen Palast und daneben eine Stadt: Wo sie sich berühren, liegt eine Mauer an einem Graben.
rules-short-combined-3 = Plättchen, Mauern und Gräben zählen wie in ihrem Spiel. Dazu gibt es 2 Punkte für jede Seite, an der Mauer und Graben zusammen verlaufen.
rules-short-roll-and-write-1 = Vier Würfel liegen an deinem Spielerzettel: zwei gelbe für Reihen, zwei blaue für Spalten.
rules-short-roll-and-write-2 = Kreuze ein Gebäude an, wo sich ein gelber und ein blauer Würfel kreuzen, oder nimm eine Münze für jeden Kreuzungspunkt, der schon angekreuzt ist.
rules-short-roll-and-write-3 = Für eine Münze drehst du einen Würfel um eins; für drei Münzen kreuzt du mit den anderen beiden Würfeln ein zweites Gebäude an.
rules-short-roll-and-write-4 = Das Paar, das du nicht behältst, gibst du weiter.
rules-short-roll-and-write-5 = Wer eine Art zuerst vollendet, bekommt ihren besten Platz. Auch Reihen und Spalten mit vier, fünf oder sechs Kreuzen bringen Punkte.
rules-short-roll-and-write-6 = Je zwei übrige Münzen sind ein Punkt.

## Sections

rules-section-alh-comp = Material
rules-section-alh-set = Aufbau
rules-section-alh-turn = Ein Zug
rules-section-alh-money = Geld nehmen
rules-section-alh-buy = Kaufen
rules-section-alh-red = Umbauen
rules-section-alh-place = Platzieren
rules-section-alh-end = Ende des Zuges
rules-section-alh-sco = Wertung
rules-section-alh-fin = Ende der Partie
rules-section-alh-dirk = Zu zweit: Dirk
rules-section-alh-opt = Variante
rules-section-gra = Granada
rules-section-com = Alhambra + Granada
rules-section-rnw = Roll & Write
rules-section-viz = Die Gunst des Wesirs
rules-section-bur = Wechselstuben
rules-section-bon = Bonuskarten
rules-section-hut = Bauhütten
rules-section-gat = Stadttore
rules-section-dia = Diamanten
rules-section-cha = Charaktere
rules-section-cam = Feldlager
