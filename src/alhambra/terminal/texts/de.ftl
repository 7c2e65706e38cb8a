# Der Tisch, der das Terminal füllt.

## Was gezeigt wird

screen-area-palace = Palast
    .sheet = Blatt
screen-area-others = Andere
screen-area-seats = Plätze
screen-area-score = Wertung
screen-area-log = Verlauf
screen-type-here = : zum Tippen, zum Beispiel: gulden, warum 1,0, regeln
screen-waiting = Es wird auf die anderen gewartet …
screen-thinking = { $seat } entscheidet …
screen-over = Das Spiel ist aus. a spielt noch einmal, q verlässt den Tisch.
screen-another-action = noch eine Aktion
screen-enter-does-it = Enter tut es
screen-scored = { $sources } sofort
screen-worth = jetzt gewertet: { $sources }
screen-sum = Summe
screen-if-scored = Käme Wertung { $scoring } jetzt
screen-no-scoring = Es kommt keine Wertung mehr.
screen-undecided = { $seat } entscheidet davor noch etwas.
screen-at-end = Am Ende, { $seat }: { $sources }
screen-when-cards =
    { $most ->
        [1] Ihre Karte kommt als Nächstes.
       *[other] Ihre Karte kommt innerhalb von { $least } bis { $most } Karten.
    }
    .unknown = Bis zu ihrer Karte sind es mindestens { $least } Karten.
screen-when-tiles = Sie kommt, wenn der Beutel leer ist: { $tiles } Plättchen.
screen-if-over =
    { $rounds ->
        [one] Wäre die Partie jetzt vorbei (noch { $rounds } Runde)
       *[other] Wäre die Partie jetzt vorbei (noch { $rounds } Runden)
    }
screen-scoring = Wertung { $scoring }
screen-points-now = Punkte jetzt:
screen-close = Esc schließt, Pfeile blättern

## Ein Tisch eines Servers

screen-guest = Gast
screen-free-seat = freier Platz
screen-lobby-ready = ✓ { $seat } ist bereit
screen-lobby-waiting = … { $seat }
screen-connection-lost = Die Verbindung zum Server ist verloren; sie wird wieder versucht.
screen-seat-lost = Dieser Platz gehört dir nicht mehr. q verlässt den Tisch.
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
screen-news-stood = Ein Platz ist wieder frei: { $seat }.
screen-news-left = { $seat } ist gegangen und darf wiederkommen.
screen-news-broken-off = { $seat } hat das Austeilen abgebrochen.
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
        [one] { $game }: { $people } · { $entries } Zug · { $day }
       *[other] { $game }: { $people } · { $entries } Züge · { $day }
    }
screen-new-game = Neue Partie: { $game }, { $players }
screen-word = Gib ein eigenes Wort zur Mischung dazu, oder drücke nur Enter
screen-promise = Die Maschine hat ihren Teil versprochen: { $promise }
screen-another-game = Ein anderes Spiel einrichten …
screen-welcome-keys = Enter beginnt · ↑ ↓ wählen · Esc verlässt
screen-set-up = Ein neues Spiel
screen-set-up-begin = Beginnen
screen-set-up-game = Spiel
screen-set-up-seats = Spieler
screen-set-up-module = Module
screen-set-up-option = Optionen
screen-set-up-language = Sprache

## Fragen

screen-really = { $action }: wirklich?
screen-ends-turn = { $action }? Damit endet dein Zug.
screen-leave = Den Tisch verlassen? Noch ist nichts gewählt.
    .kept = Den Tisch verlassen? Die Partie ist aufgehoben in { $path }.
    .lost = Den Tisch verlassen? Die letzten Züge konnten nicht aufbewahrt werden und gehen verloren; „{ command-save } DATEI“ hebt das Spiel woanders auf.
    .server = Den Tisch verlassen? Dein Platz bleibt dir: Derselbe Link führt zurück. „aufgeben“ gibt ihn her.
    .watching = Den Tisch verlassen? Derselbe Link führt zurück.
screen-give-up = Das Spiel den anderen überlassen? Mit demselben Link darfst du wiederkommen.

## Tasten

screen-key-move = bewegen
screen-key-zone = nächster Ort
screen-key-choose = wählen
screen-key-back = zurück
screen-key-undo = rückgängig
screen-key-begin = beginnen
screen-key-again = noch einmal
screen-key-hint = Rat
screen-key-type = tippen
screen-key-areas = Bereiche
screen-key-rules = Regeln
screen-key-help = Hilfe
screen-key-quit = gehen

## Hilfe

screen-help = Alles auf dem Tisch lässt sich anfassen, mit den Pfeiltasten und Enter oder mit der Maus: ein Eintrag des Menüs, ein Plättchen des Bauhofs, Geld, ein Bauplatz. Unter dem Menü steht, was die Wahl brächte, oder warum sie abgelehnt wird.
screen-help-move = die Markierung bewegen
    .keys = Pfeiltasten
screen-help-zone = zu Menü, Bauhof, Auslage, Hand, neuen Plättchen, Baugrund
    .keys = Tab, Umschalt+Tab
screen-help-choose = tun, was markiert ist, oder weiter wählen
    .keys = Enter
screen-help-touch = eine Karte oder ein Plättchen anfassen oder loslassen
    .keys = Leertaste
screen-help-digits = diesen Eintrag des Menüs wählen
    .keys = 1 2 3 …
screen-help-back = einen Schritt zurück
    .keys = Esc, Rücktaste
screen-help-type = einen Befehl oder eine Aktion tippen; Tab ergänzt
    .keys = : oder /
screen-help-undo = deine letzte Wahl zurücknehmen
    .keys = u
screen-help-hint = was ein starker Spieler täte
    .keys = h
screen-help-areas = Palast, Andere, Plätze (v), Wertung (s), Verlauf (l)
    .keys = p o v s l
screen-help-page = blättern
    .keys = Bild auf, Bild ab
screen-help-quit = den Tisch verlassen; die Partie ist aufgehoben
    .keys = q, Strg+C

command-confirm = bestätigen
    .about = ob nach dem Ende deines Zuges gefragt wird
command-hint = rat
    .about = was ein starker Spieler täte
command-say = sage
    .usage = sage TEXT
    .about = allen am Tisch eines Servers etwas sagen
command-leave = aufgeben
    .about = das Spiel den anderen überlassen
command-rematch = revanche
    .about = dieselben noch einmal, wenn das Spiel aus ist
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
    .on = Nach dem Ende deines Zuges wird gefragt.
    .off = Dein Zug endet ohne Frage.
screen-hint = Ein starker Spieler würde: { $action }.
    .then = Ein starker Spieler würde: { $action }, dann { $then }.
screen-hint-thinking = Es wird nachgedacht …

## Nachspielen

screen-replay-moment = { $number } von { $last }
screen-replay-keys = ← → Schritt · Bild auf/ab zehn · Pos1/Ende · s nächste Wertung · 1–6 Platz · 0 alle Hände · i Statistik · q Ende
screen-replay-hands = Alle Hände liegen offen.
    .hidden = Die Hände sind verdeckt.
screen-replay-known = Hand von { $seat }:
screen-replay-no-scoring = Danach kommt keine Wertung mehr.
screen-statistics = Statistik

## Fehler

error-no-hint-now = Du hast gerade nichts zu wählen.
error-kept-by-server = Der Server hebt diese Partie auf; wenn sie vorbei ist, bekommt man ihre Aufzeichnung.
error-nobody-to-talk-to = An diesem Tisch sitzen nur Bots, und die hören nicht zu.
error-no-hints-among-people = An einem Tisch eines Servers gibt es keinen Rat.
error-link-is-none = { $given } ist kein Link zu einem Tisch; er sieht aus wie http://host/tables/ID#TOKEN
error-only-among-people = Das gibt es nur an Tischen eines Servers.
error-only-watching = Du siehst hier nur zu.
error-rematch-too-early = Das Spiel ist noch nicht aus.
error-stand-in-for-whom = Sag, für wen ein Bot spielen soll: { $possible }.
error-take-back-how-many = Sag, wie viele Schritte zurückgenommen werden sollen, zum Beispiel: zurücknehmen 2
error-no-seat-free = An diesem Tisch ist kein Platz frei.
error-server-not-reached = Unter { $address } antwortet niemand; stimmt der Link, und läuft der Server?
