# Die Startseite, neue Tische und der Weg an einen Tisch.

start-language = Sprache
start-rules = Regeln
start-new = Neuer Tisch
start-join = Mitspielen
start-seats-free = { $count ->
    [one] ein Sitz ist frei
   *[other] { $count } Sitze sind frei
}
start-modules = { $count ->
    [one] ein Modul
   *[other] { $count } Module
}
start-over = Beendet: nachspielen
start-turn-of = { $name } ist am Zug
start-all = Alle { $count }
start-new-here = Neu hier?
start-first-game = Deine erste Partie
start-learn = Spielend lernen, in zehn Minuten.
    .about = Ohne Anleitung.
start-host = Host
start-short-alhambra = Alhambra
start-short-granada = Granada
start-short-combined = Kombiniert
start-short-roll-and-write = Roll & Write
start-about-alhambra = Kaufe Gebäude, ziehe Mauern und sammle von jeder Art die meisten.
start-about-granada = Für Kenner: Plättchen mit zwei Seiten, Gräben, wachsende Punkte.
start-about-combined = Palast und Stadt Seite an Seite, Mauer an Graben.
start-about-roll-and-write = Vier Würfel, ein Zettel: ankreuzen, wo sie sich kreuzen.
start-module-vizier = Mit deinem Stein kaufst du zwischen zwei Zügen, passend bezahlt.
start-module-bureaux = Karten, mit denen du zwei Währungen mischst.
start-module-bonus-cards = Mit einer geheimen Karte zählt ein Plättchen ohne Mauer doppelt.
start-module-huts = Bauhütten sind gratis und zählen für jeden Nachbarn ihrer Art.
start-module-gates = Ein Tor führt durch eine Doppelmauer.
start-module-diamonds = Eine fünfte Währung, mit der du auf jedem Feld kaufst.
start-module-characters = Zehn Helfer, die versteigert werden.
start-module-camps = Feldlager vor der Mauer bringen Punkte für die Gebäude dahinter.
start-modules-of = { $count ->
    [0] dieses Spiel hat keine
   *[other] { $count } von { $all } passen zu diesem Spiel
}
start-only-with = Nur mit { $games }
start-options = Varianten
start-watching = Freunde dürfen zusehen
    .about = mit eigenem Link; Handkarten bleiben verdeckt
start-listed = Für alle sichtbar
    .about = alle können den Tisch finden und sich setzen
start-open-hands = Offene Karten
    .about = alle sehen alle Karten
start-seats-title = Sitze
start-seats-of = { $count } von { $most }
start-seats = { $count ->
    [one] ein Sitz
   *[other] { $count } Sitze
}
start-friend = Freund
    .about = wird per Link eingeladen
start-bot = Bot
start-add = Sitz hinzufügen
start-remove-seat = Sitz { $number } entfernen
start-pace = Tempo
start-pace-free = Ohne Uhr
start-pace-clock = Mit Uhr
start-pace-day = Tage
start-pace-days = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
}
start-pace-seconds = { $count ->
    [one] eine Sekunde je Zug
   *[other] { $count } Sekunden je Zug
}
start-pace-late = je Zug; danach springt ein Bot ein
start-invite-later = Link und QR-Code zum Einladen erscheinen, sobald der Tisch offen ist. Ein Konto braucht niemand.
start-no-friends = Nur du und Bots: Die Partie beginnt sofort.
start-word = Zugangswort, falls der Server eines verlangt
start-open-table = Tisch eröffnen
start-join-link = Code eines Tisches oder Link zu einem Tisch oder zum Nachspielen
start-join-go = Hingehen
start-join-wrong = Das ist weder ein Code noch ein Link zu einem Tisch dieses Servers.
start-public = Offene Tische
start-public-none = Gerade ist kein Tisch offen. Eröffne selbst einen oder lass dir einen Link schicken.
start-sit = { $count ->
    [one] Hinsetzen: ein Sitz
   *[other] Hinsetzen: { $count } Sitze
}
start-watch = Zusehen
start-record = Aufzeichnung nachspielen
start-record-about = Die Datei einer beendeten Partie, hier oder im Terminal gespeichert.
start-record-choose = Datei wählen
start-qr = QR-Code des Links
start-who-sits = Wer hier sitzt
start-you-join = Platz nehmen
start-needs-name = Erst dein Name, dann ein freier Sitz
start-share = Teilen
start-scan = Oder abscannen lassen
start-your-seat = Dein Sitz auf einem anderen Gerät
start-ready-yes = bereit
start-ready-no = noch nicht bereit
start-waits-for = Wir warten auf { $names }
start-begin-hint = Alle sind bereit.
start-gathering = Am Tisch
start-watching-only = Du siehst zu. Wenn alle bereit sind, beginnt die Partie.
start-pace-label = Tempo
nowhere-title = Hier ist nichts
nowhere-about = Vielleicht ist die Adresse vertippt oder der Link abgeschnitten. Lass ihn dir noch einmal schicken, oder mach hier weiter.

games-filter = Welche Partien
games-all = Alle
games-mine = Am Zug
games-running = Laufend
games-over = Beendet
games-none = Hier ist keine Partie.
games-won = { $number ->
    [one] Gewonnen mit { $number } Punkt
   *[other] Gewonnen mit { $number } Punkten
}
games-place = { $number ->
    [one] Platz { $place } von { $count }, { $number } Punkt
   *[other] Platz { $place } von { $count }, { $number } Punkte
}
games-winners = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
}
games-given-up = Aufgegeben
games-go-on = Weiterspielen
games-give-up = Aufgeben
games-remove = Entfernen
games-really = { $what }: sicher?

ui-level = Gegner
ui-you = Du
ui-play-now = Jetzt spielen
ui-your-games = Deine Partien
ui-invitation = Einladung: Schicke diesen Link an deine Freunde
ui-sit-down = Hier hinsetzen
ui-free-seat = noch frei
ui-ready = Ich bin bereit
ui-theme = Hell oder dunkel
ui-headline = Baue deine Alhambra
ui-tagline = Kaufe klug, zahle passend, ziehe Mauern.
ui-bots = Bots
ui-players = Personen
ui-modules = Module
ui-against =
    { $count ->
        [0] Allein
        [one] Du und ein Bot
       *[other] Du und { $count } Bots
    }
ui-copy = Link kopieren
ui-dealing = Die Karten werden gegeben …
ui-waiting =
    { $number ->
        [one] eine davon wartet auf dich
       *[other] { $number } davon warten auf dich
    }
hot-add = Jemand hier
hot-name = Name an Sitz { $number }
hot-player = Person { $number }
hot-about = Ihr teilt euch diesen Bildschirm: Ein Vorhang verdeckt die Karten, während das Gerät weitergegeben wird.
learn-next = Weiter
learn-restart = Von vorn
learn-lessons = Lektionen
    .about = Je zwei bis fünf Minuten, an einem echten Tisch
notice-leave = Diesen Sitz verlassen
hint-allowed = Tipps erlaubt
    .about = wer mitspielt, darf nach starken Zügen fragen
people-invite = Andere einladen
people-code = Sag diesen Code weiter; er gehört unter „Mitspielen“.
people-unready = Doch noch nicht bereit
people-begins-by-itself = Die Partie beginnt, sobald alle bereit sind.
people-fill = Einen Bot auf Sitz { $number } setzen
people-fill-short = Ein Bot …
people-free-seat = Den Sitz von { $name } frei machen
people-no-hints = Keine Tipps
people-no-watching = Niemand darf zusehen
people-leaving = Geht jemand, entscheiden die anderen über den Ersatz
