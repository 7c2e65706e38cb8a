# Was nur der Tisch im Browser sagt.

play-skip = Überspringen
play-talk = Chat
play-talk-none = Noch hat niemand etwas gesagt.
play-talk-earlier = Frühere Nachrichten
play-talk-write = Nachricht an alle
play-talk-later = Nach dem Geben
play-talk-send = Senden
play-confirm = Auswahl bestätigen
play-confirm-always = Immer
    .about = Nichts geschieht, bevor du den grünen Knopf drückst oder dasselbe noch einmal wählst.
play-confirm-timer = Nach einem Moment
    .about = Ist die Wahl vollständig, wird sie von selbst ausgeführt; tippe etwas an, um sie zu ändern.
play-confirm-off = Aus
    .about = Ist die Wahl vollständig, wird sie sofort ausgeführt.
play-speed = Züge der anderen
play-speed-calm = Ruhig
play-speed-brisk = Zügig
play-speed-quick = Schnell
play-speed-none = Sofort
play-look = Bild und Ton
play-sound = Töne
play-volume = Lautstärke
play-animation = Animationen
play-dark = Bei Lampenlicht (dunkel)
play-acts-again = Passend bezahlt: Du hast noch eine Aktion
play-tile-later = Dieses Plättchen platzierst du am Ende deines Zuges. Du hast noch eine Aktion.
play-why = Warum?
play-cell = { $what }, Spalte { $x }, Reihe { $y }
play-cell-legal = { $what }, Spalte { $x }, Reihe { $y }, möglich
play-gate-at = Tor: { $side }
play-money-hint = eine Karte oder mehrere bis 5
play-money-hint-bureau = eine Karte, mehrere bis 5 oder eine Wechselstube
play-undo-about =
    { $number ->
        [one] Du kannst einen Schritt zurücknehmen
       *[other] Du kannst { $number } Schritte zurücknehmen
    }
play-do-place = Hier platzieren
play-do-build = Hier anbauen
play-do-swap = Hier austauschen
play-do-remove = In die Reserve
play-do-coins = Münzen nehmen, neu würfeln
play-do-take = Nehmen
play-do-reserve = In die Reserve
play-do-give = An Dirk
play-do-leave = Nicht einbauen
play-do-place-gate = Mit Tor platzieren
play-do-build-gate = Mit Tor anbauen
play-do-swap-gate = Mit Tor austauschen
play-do-take-hut = Hütte nehmen
play-auction = Versteigerung: { $name }
play-bid-none = Noch kein Gebot.
play-bid-stands = Höchstes Gebot { $amount } von { $name }.
play-bid-ask = Bieten oder passen?
play-bid-yours = dein Gebot?
play-bid-highest = führt
play-bid-passed = passt
play-bid-waits = wartet
play-bid-exactly = Gebote, die du in einer Währung passend bezahlen kannst
play-bid-no-money = Ein höheres Gebot kannst du nicht passend bezahlen.
play-do-pass-bid = Passen
play-do-bid = { $amount } bieten
play-favour = Wesirstein einsetzen?
play-favour-about = Ein Plättchen, passend bezahlt, vor dem nächsten Zug.
play-favour-buy = { $tile } kaufen
play-stone = Wesirstein, { $state }
play-card-back = Verdeckte Bonuskarte
play-market-field = Bauhof-Feld { $number }, { $currency }
play-stone-asked = wird gefragt
play-stone-active = aktiviert
play-stone-used = umgedreht
play-no = nein
play-do-keep-stone = Jetzt nicht
play-choose-on-table = Wähle auf dem Tisch oder hier:
play-faces = Welche Seite?
play-face-bought = wie gekauft
play-face-turn = Umdrehen für { $amount }
play-face-reserve = Mit dieser Seite in die Reserve
play-huts = kostenlos, höchstens 3
play-gate-open = Eine Stadttorkarte liegt offen: statt Geld nehmen
play-gate-none = Keine Stadttorkarte liegt offen
play-gate-take = Nehmen
play-unseen =
    { $number ->
        [one] noch einer unbekannt
       *[other] noch { $number } unbekannt
    }
play-marker = Neue Stadtplättchen zeigen diese Preise
play-scores = Punkte
play-scores-open = Punkte ansehen
play-scorings = Wertungen
play-scored = gewertet
play-if-now = Stand jetzt
play-scoring-over = Diese Wertung ist vorbei.
play-last-scoring = Die letzte Wertung kommt, wenn die Plättchen ausgehen: noch { $tiles } im Beutel
play-undecided = Vorher entscheiden noch: { $names }
play-at-end = Am Ende zusätzlich
play-switch-strip = Punkte oder Bauhof
play-scoring-about = { $variant ->
    [granada] Erst die Gräben, dann die Mehrheiten
    [combined] Erst Mauern und Gräben, dann die Mehrheiten
   *[other] Erst die Mauern, dann die Mehrheiten
}
play-longest = { $variant ->
    [granada] längster Graben: 1 Punkt je Seite
   *[other] längste Mauer: 1 Punkt je Seite
}
play-win-shared = Sie haben gleich viele Punkte und teilen sich den Sieg.
play-awarded = Letztes Plättchen: Du hast das meiste Geld dafür
    .short = Du hast das meiste Geld dafür
play-stays = { $reason ->
    [tie] Gleichstand
   *[other] kein Geld
}
play-continue = Weiter
play-rematch = Noch eine Partie
rules-title = Regeln
replay-title = Nachspielen
play-result = Ergebnis
play-share = Partie teilen
play-share-copy = Link zum Nachspielen kopieren
play-sheet = Alle Wertungen
play-sheet-title = Dein Spielerzettel
play-race = wer eine Art zuerst vollendet, nimmt den besten freien Platz
play-dice-hint = ein gelber, ein blauer; für eine Münze um eins drehen
play-row = Reihe
play-column = Spalte
play-turn-up = { $value } auf { $to } drehen
play-turn-down = { $value } auf { $to } drehen
play-coins = Münzen
play-coins-spent =
    { $number ->
        [0] keine ausgegeben
       *[other] { $number } ausgegeben
    }
play-die-kept = behalten
play-die-passed = weitergegeben
play-die-open = behalten?
play-do-keep = Diese beiden behalten
play-do-tick = Ankreuzen
play-ask-back =
    { $number ->
        [one] { $name } bittet darum, einen Schritt zurückzunehmen.
       *[other] { $name } bittet darum, { $number } Schritte zurückzunehmen.
    }
play-ask-bot = { $name } bittet darum, für { $other } einen Bot spielen zu lassen.
play-ask-waits = wartet auf die anderen
play-agree = Einverstanden
play-away = Ein Bot spielt für dich.
play-come-back = Ich bin zurück
play-table = An diesem Tisch
play-back = Alle bitten, einen Schritt zurückzunehmen
play-replace = Um einen Bot für { $name } bitten
play-leave = Gehen; ein Bot spielt weiter

# What a seat did last, beside its name.
play-deed-tile-placed = platziert { $tile }
play-deed-tile-removed = baut { $tile } ab
panel-no-bonus = Keine deiner Bonuskarten zeigt ein Plättchen in deiner Alhambra.

# Welche freiwilligen Fragen der Module jemand gestellt bekommt.

questions-title = Fragen der Module
questions-all = Immer fragen
    .about = Wesir, Bonuskarten, Versteigerungen und Charaktere fragen jedes Mal.
questions-choice = Nur fragen, wenn ich die Wahl habe
    .about = Wo du nur verzichten kannst, verzichtet der Server für dich, etwa so schnell, wie du selbst antworten würdest.
questions-none = Nicht vor meinem nächsten Zug
    .about = Bis dein nächster Zug beginnt, verzichtet der Server bei allen diesen Fragen für dich. Niemand sonst sieht das.
questions-declined = Für dich verzichtet, wie gewünscht
