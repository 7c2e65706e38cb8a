# Der Tisch, der das Terminal füllt.

## Was gezeigt wird

screen-area-palace = Alhambra
    .sheet = Zettel
screen-area-others = Andere
screen-area-seats = Sitze
screen-area-score = Wertung
screen-area-log = Verlauf
screen-type-here = zum Beispiel: gulden, warum turm 9 · Tab: ergänzen · Esc: schließen
screen-waiting = Es wird auf die anderen gewartet …
screen-thinking = { $seat } entscheidet …
screen-over = Die Partie ist zu Ende: a für eine neue Partie, q zum Verlassen.
screen-another-action = weitere Aktion
screen-enter-does-it = Enter: ausführen
screen-scored = { $sources } sofort
screen-worth = jetzt gewertet: { $sources }
screen-sum = Summe
screen-if-scored = Käme jetzt die { $scoring }. Wertung
screen-no-scoring = Es kommt keine Wertung mehr.
screen-undecided = Vorher noch zu entscheiden: { $seat }.
screen-at-end = Am Ende, { $seat }: { $sources }
screen-when-cards =
    { $most ->
        [1] Ihre Karte kommt als Nächstes.
       *[other] Ihre Karte kommt in { $least } bis { $most } Karten.
    }
    .unknown =
    { $least ->
        [one] Bis zu ihrer Karte ist es mindestens { $least } Karte.
       *[other] Bis zu ihrer Karte sind es mindestens { $least } Karten.
    }
screen-when-tiles = Sie kommt, wenn der Beutel leer ist: noch { $tiles } Plättchen.
screen-if-over =
    { $rounds ->
        [one] Wäre die Partie jetzt vorbei (noch { $rounds } Runde)
       *[other] Wäre die Partie jetzt vorbei (noch { $rounds } Runden)
    }
screen-scoring = { $scoring }. Wertung
screen-points-now = Punkte jetzt:
screen-close = Esc: schließen · Pfeile: blättern

## Ein Tisch eines Servers

screen-free-seat = freier Sitz
screen-lobby-ready = { $seat }: bereit
screen-lobby-waiting = { $seat }: noch nicht bereit
screen-lobby-you =
    { $seats_count ->
        [0] Du bist bereit, und alle anderen auch.
       *[other] Du bist bereit; gewartet wird noch auf { $seats }.
    }
screen-lobby-more =
    { $number ->
        [one] { $number } weitere Person
       *[other] { $number } weitere Personen
    }
screen-connection-lost = Die Verbindung zum Server ist abgebrochen; neuer Versuch läuft.
screen-seat-lost = Dieser Sitz gehört dir nicht mehr. Mit q verlässt du den Tisch.
screen-seat-yours = Du spielst wieder selbst.
screen-all-asked = Alle sind gefragt; warte auf ihre Antworten.
screen-asks-back =
    { $actions ->
        [one] { $seat } bittet darum, den letzten Schritt zurückzunehmen.
       *[other] { $seat } bittet darum, die letzten { $actions } Schritte zurückzunehmen.
    }
screen-asks-bot = { $seat } bittet darum, für { $other } einen Bot spielen zu lassen.
screen-meet-again = Alle treffen sich an einem anderen Tisch wieder. Kommst du mit?
screen-news-sat = { $seat } hat sich gesetzt.
screen-news-filled = { $seat }, ein Bot, hat sich gesetzt.
screen-news-stood = Ein Sitz ist wieder frei: { $seat }.
screen-news-left = { $seat } ist gegangen und darf wiederkommen.
screen-news-broken-off = { $seat } hat das Geben abgebrochen.
screen-news-agreed = { $seat } ist einverstanden.
screen-news-refused = { $seat } ist nicht einverstanden.
screen-news-bot = Für { $seat } spielt jetzt ein Bot.
screen-news-back = { $seat } ist wieder da.
screen-news-compared = Die Aufzeichnung gehört zu dem Mischen, das dieses Programm gesehen hat: Endgültiges Versprechen, Festlegung und Beitrag deines Sitzes sind dieselben.
screen-news-rematch = Alle treffen sich an einem anderen Tisch wieder.

## Willkommen

screen-welcome = Willkommen in der Alhambra
screen-go-on = Mach mit einer angefangenen Partie weiter, oder beginne eine neue:
screen-kept-game =
    { $entries ->
        [one] { $game }: { $people } · { $entries } Entscheidung · { $day }
       *[other] { $game }: { $people } · { $entries } Entscheidungen · { $day }
    }
screen-new-game = Neue Partie: { $game }, { $players }
screen-word = Steuere ein eigenes Wort zum Mischen bei, oder drücke einfach Enter
screen-promise = Der Rechner hat seinen Beitrag versprochen: { $promise }
screen-another-game = Ein anderes Spiel einrichten …
screen-welcome-keys = Enter: beginnen · ↑ ↓: wählen · Esc: verlassen
screen-set-up = Eine neue Partie
screen-set-up-begin = Beginnen
screen-set-up-game = Spiel
screen-set-up-seats = Personen
screen-set-up-module = Module
screen-set-up-option = Varianten
screen-set-up-language = Sprache

## Fragen

screen-really = { $action }: wirklich?
screen-ends-turn = { $action }? Damit endet dein Zug.
screen-leave = Den Tisch verlassen? Noch ist nichts gewählt.
    .kept = Den Tisch verlassen? Die Partie ist gespeichert in { $path }.
    .lost = Den Tisch verlassen? Die letzten Entscheidungen konnten nicht gespeichert werden und gehen verloren; „{ command-save } DATEI“ speichert die Partie woanders.
    .server = Den Tisch verlassen? Dein Sitz bleibt dir: Derselbe Link führt zurück. Mit „aufgeben“ gibst du ihn frei.
    .watching = Den Tisch verlassen? Derselbe Link führt zurück.
screen-give-up = Die Partie den anderen überlassen? Mit demselben Link darfst du wiederkommen.

## Tasten

screen-key-move = bewegen
screen-key-zone = nächster Bereich
screen-key-choose = wählen
screen-key-digits = Eintrag
screen-key-back = zurück
screen-key-undo = rückgängig
screen-key-begin = beginnen
screen-key-again = noch einmal
screen-key-hint = Tipp
screen-key-type = tippen
screen-key-areas = Bereiche
screen-key-rules = Regeln
screen-key-help = Hilfe
screen-key-quit = verlassen

## Hilfe

screen-help = Alles auf dem Tisch lässt sich auswählen, mit den Pfeiltasten und Enter oder mit der Maus: ein Eintrag im Menü, ein Plättchen im Bauhof, Geld, ein Bauplatz. Unter dem Menü steht, was die Wahl brächte oder warum sie nicht erlaubt ist.
screen-help-move = die Markierung bewegen
    .keys = Pfeiltasten
screen-help-zone = zu Menü, Bauhof, Auslage, Hand, neuen Plättchen, Baugrund
    .keys = Tab, Umschalt+Tab
screen-help-choose = ausführen, was markiert ist, oder die Auswahl eingrenzen
    .keys = Enter
screen-help-touch = eine Karte oder ein Plättchen aufnehmen oder zurücklegen
    .keys = Leertaste
screen-help-digits = diesen Eintrag des Menüs wählen
    .keys = 1 2 3 …
screen-help-back = einen Schritt zurück
    .keys = Esc, Rücktaste
screen-help-type = einen Befehl oder eine Aktion tippen; Tab ergänzt
    .keys = : oder /
screen-help-undo = deine letzte Wahl zurücknehmen
    .keys = u
screen-help-hint = was ein starker Zug wäre
    .keys = h
screen-help-areas = Alhambra (p), Andere (o), Sitze (v), Wertung (s), Verlauf (l)
    .keys = p o v s l
screen-help-page = blättern
    .keys = Bild auf, Bild ab
screen-help-quit = den Tisch verlassen; die Partie ist gespeichert
    .keys = q, Strg+C

command-confirm = bestätigen
    .about = ob du das Ende deines Zuges bestätigen musst
command-say = sage
    .usage = sage TEXT
    .about = allen am Tisch etwas sagen
command-leave = aufgeben
    .about = die Partie den anderen überlassen
command-rematch = revanche
    .about = dieselben noch einmal, wenn die Partie zu Ende ist
command-return = zurückkommen
    .about = wieder selbst spielen statt des Bots, der dich vertritt
command-standin = vertreten
    .usage = vertreten NAME
    .about = alle bitten, für jemanden, der fehlt, einen Bot spielen zu lassen
command-takeback = zurücknehmen
    .usage = zurücknehmen ZAHL
    .about = alle bitten, die letzten Schritte zurückzunehmen
command-theme = farben
    .about = dunkel oder hell

screen-confirm =
    .on = Du bestätigst von jetzt an das Ende deines Zuges.
    .off = Dein Zug endet von jetzt an ohne Bestätigung.
screen-hint = Stark wäre: { $action }.
    .then = Stark wäre: { $action }, dann { $then }.
screen-hint-thinking = Ein starker Bot denkt nach …

## Nachspielen

screen-replay-moment = { $number } von { $last }
screen-replay-keys = ← → Schritt · Bild auf/ab zehn · Pos1/Ende · s nächste Wertung · 1–6 Sitz · 0 alle Karten · i Statistik · q Ende
screen-replay-hands = Alle Handkarten liegen offen.
    .hidden = Die Handkarten sind verdeckt.
screen-replay-known = Hand von { $seat }:
screen-replay-no-scoring = Danach kommt keine Wertung mehr.
screen-statistics = Statistik

## Fehler

error-kept-by-server = Der Server speichert diese Partie; wenn sie zu Ende ist, kannst du die Aufzeichnung herunterladen.
error-nobody-to-talk-to = An diesem Tisch sitzen nur Bots, und die hören nicht zu.
error-no-hints-among-people = An Tischen auf einem Server gibt es keine Tipps.
error-link-is-none = { $given } ist kein Link zu einem Tisch; er sieht aus wie http://host/tables/ID#TOKEN
error-only-among-people = Das gibt es nur an Tischen auf einem Server.
error-only-watching = Du siehst hier nur zu.
error-rematch-too-early = Die Partie ist noch nicht zu Ende.
error-stand-in-for-whom = Sag, für wen ein Bot spielen soll: { $possible }.
error-take-back-how-many = Sag, wie viele Schritte zurückgenommen werden sollen, zum Beispiel: zurücknehmen 2.
error-no-seat-free = An diesem Tisch ist kein Sitz frei.
error-server-not-reached = Unter { $address } antwortet niemand; stimmt der Link, und läuft der Server?
