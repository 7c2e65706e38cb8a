# Die Startseite, neue Tische und der Weg an einen Tisch.

start-language = Sprache
start-rules = Regeln
start-new = Neuer Tisch
start-join = Mitspielen
start-seats-free = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
start-modules = { $count ->
    [one] ein Modul
   *[other] { $count } Module
}
start-over = Beendet: ansehen
start-turn-of = { $name } ist am Zug
start-all = Alle { $count }
start-new-here = Neu hier?
start-first-game = Deine erste Partie
start-learn = Lernen beim Spielen, zehn Minuten.
    .about = Ohne Anleitung.
start-host = Gastgeber
start-short-alhambra = Alhambra
start-short-granada = Granada
start-short-combined = Vereint
start-short-roll-and-write = Roll & Write
start-about-alhambra = Gebäude kaufen, den Palast ummauern, die Mehrheit haben.
start-about-granada = Für Kenner: Plättchen mit zwei Seiten, Gräben, wachsende Preise.
start-about-combined = Palast und Stadt Seite an Seite, Mauer an Graben.
start-about-roll-and-write = Vier Würfel, ein Blatt: ankreuzen, wo sie sich treffen.
start-module-vizier = Dein Stein kauft ein Plättchen zwischen zwei Zügen, passend bezahlt.
start-module-bureaux = Eine Karte, mit der du in zwei Währungen bezahlst.
start-module-bonus-cards = Eine geheime Karte zählt ein Plättchen ohne Mauer doppelt.
start-module-huts = Kostenlose Hütten zählen für Nachbarn ihrer Art.
start-module-gates = Ein Tor öffnet eine doppelte Mauer.
start-module-diamonds = Eine fünfte Währung, die überall kauft.
start-module-characters = Zehn Helfer, die versteigert werden.
start-module-camps = Zelte vor der Mauer werten die Plättchen in ihrer Linie.
start-modules-of = { $count ->
    [0] dieses Spiel hat keine
   *[other] { $count } von { $all } passen zu diesem Spiel
}
start-only-with = Nur mit { $games }
start-options = Optionen
start-watching = Freunde dürfen zusehen
    .about = mit eigenem Link; Handkarten bleiben verdeckt
start-listed = Für alle sichtbar
    .about = jeder findet den Tisch und kann sich setzen
start-open-hands = Offene Karten
    .about = alle sehen alle Karten
start-seats-title = Plätze
start-seats-of = { $count } von { $most }
start-seats = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
start-friend = Freund
    .about = wird per Link eingeladen
start-bot = Bot
start-add = Platz hinzufügen
start-remove-seat = Platz { $number } entfernen
start-pace = Tempo
start-pace-free = Ohne Uhr
start-pace-clock = Mit Uhr
start-pace-day = Tage
start-pace-days = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
}
start-pace-seconds = { $count } Sekunden je Zug
start-pace-late = je Zug; wer zu spät ist, dem hilft ein Bot
start-invite-later = Link und QR-Code zum Einladen kommen, wenn der Tisch offen ist. Niemand braucht ein Konto.
start-no-friends = Nur du und Bots: Die Partie beginnt sofort.
start-word = Zugangswort, falls der Gastgeber eines verlangt
start-open-table = Tisch öffnen
start-join-link = Link eines Tisches oder einer Wiederholung
start-join-go = Hingehen
start-join-wrong = Das ist kein Link zu einem Tisch dieses Servers.
start-public = Offene Tische
start-public-none = Gerade ist kein Tisch offen. Öffne selbst einen, oder lass dir einen Link schicken.
start-sit = { $count ->
    [one] Hinsetzen: ein Platz
   *[other] Hinsetzen: { $count } Plätze
}
start-watch = Zusehen
start-record = Aufzeichnung ansehen
start-record-about = Eine Datei von einer beendeten Partie, von hier oder aus dem Terminal.
start-record-choose = Datei wählen
start-qr = QR-Code des Links
start-who-sits = Wer hier sitzt
start-you-join = Platz nehmen
start-needs-name = Erst dein Name, dann ein freier Platz
start-share = Teilen
start-scan = Oder abscannen lassen
start-your-seat = Dein Platz auf einem anderen Gerät
start-ready-yes = bereit
start-ready-no = noch nicht bereit
start-waits-for = Wir warten auf { $names }
start-begin-hint = Alle sind bereit.
start-gathering = Am Tisch
start-watching-only = Du siehst zu. Wenn alle bereit sind, beginnt die Partie.
start-pace-label = Tempo
