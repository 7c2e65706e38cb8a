# Was nur der Tisch im Browser sagt.

play-skip = Überspringen
play-talk = Chat
play-talk-none = Noch hat niemand etwas gesagt.
play-talk-earlier = Frühere Nachrichten
play-talk-write = Nachricht an alle
play-talk-later = Nach dem Geben
play-talk-send = Senden
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
play-do-pass-bid = Passen
play-do-bid = { $amount } bieten
play-stone = Wesirstein, { $state }
play-card-back = Verdeckte Bonuskarte
play-in-hand = { $currency } auf der Hand: { $amount }
play-market-field = Bauhof-Feld { $number }, { $currency }
play-stone-active = aktiviert
play-stone-used = umgedreht
play-no = nein
play-do-keep-stone = Jetzt nicht
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
play-switch-strip = Punkte oder Bauhof
play-awarded = Letztes Plättchen: Du hast das meiste Geld dafür
    .short = Du hast das meiste Geld dafür
play-stays = { $reason ->
    [tie] Gleichstand
   *[other] kein Geld
}
play-rematch = Noch eine Partie
rules-title = Regeln
replay-title = Nachspielen
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

# What a seat did last, beside its name.
play-deed-tile-placed = platziert { $tile }
play-deed-tile-removed = baut { $tile } ab

# Welche freiwilligen Fragen der Module jemand gestellt bekommt.

questions-title = Fragen der Module
questions-choice = Nur fragen, wenn ich die Wahl habe
    .about = Wo du nur verzichten kannst, verzichtet der Server für dich, etwa so schnell, wie du selbst antworten würdest.
questions-none = Nicht vor meinem nächsten Zug
    .about = Bis dein nächster Zug beginnt, verzichtet der Server bei allen diesen Fragen für dich. Niemand sonst sieht das.
questions-declined = Für dich verzichtet, wie gewünscht
