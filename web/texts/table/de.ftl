# Was nur der Tisch im Browser sagt.

play-skip = Überspringen
play-talk = Gespräch
play-talk-none = Noch hat niemand etwas gesagt.
play-talk-earlier = Frühere Nachrichten
play-talk-write = Sag der Runde etwas
play-talk-later = Nach dem Austeilen
play-talk-send = Senden
play-confirm = Züge bestätigen
play-confirm-always = Immer
    .about = Nichts geschieht, bevor du den grünen Knopf drückst.
play-confirm-timer = Nach einem Moment
    .about = Eine vollständige Wahl wird von selbst gespielt; berühre etwas, um sie zu ändern.
play-confirm-off = Aus
    .about = Eine vollständige Wahl wird sofort gespielt.
play-speed = Züge der anderen
play-speed-calm = Ruhig
play-speed-brisk = Zügig
play-speed-quick = Schnell
play-speed-none = Sofort
play-look = Bild und Ton
play-sound = Töne
play-dark = Bei Lampenlicht (dunkel)
play-why = Warum?
play-cell = { $what }, Spalte { $x }, Zeile { $y }
play-cell-legal = { $what }, Spalte { $x }, Zeile { $y }, möglich
play-gate-at = Tor: { $side }
play-money-hint = eine Karte, oder mehrere bis 5
play-money-hint-bureau = eine Karte, mehrere bis 5, oder eine Wechselstube
play-undo-about =
    { $number ->
        [one] Ein Schritt kann zurückgenommen werden
       *[other] { $number } Schritte können zurückgenommen werden
    }
play-do-place = Hier anlegen
play-do-build = Hier anbauen
play-do-swap = Hier tauschen
play-do-remove = In die Reserve
play-do-take = Nehmen
play-do-reserve = In die Reserve
play-do-give = Für Dirk
play-do-leave = Weglassen
play-do-place-gate = Mit Tor anlegen
play-do-build-gate = Mit Tor anbauen
play-do-swap-gate = Mit Tor tauschen
play-do-take-hut = Hütte nehmen
play-auction = Versteigerung: { $name }
play-bid-none = Noch kein Gebot.
play-bid-stands = Höchstes Gebot { $amount } von { $name }.
play-bid-ask = Bieten oder passen?
play-bid-yours = dein Gebot?
play-bid-highest = höchstes
play-bid-passed = gepasst
play-bid-waits = wartet
play-bid-exactly = Gebote, die du genau zahlen kannst, in einer Währung
play-bid-no-money = Für ein höheres Gebot kannst du nicht genau zahlen.
play-do-pass-bid = Passen
play-do-bid = { $amount } bieten
play-favour = Wesirstein einsetzen?
play-favour-about = Ein Plättchen, genau bezahlt, bevor der Nächste zieht.
play-favour-buy = { $tile } kaufen
play-stone-asked = wird gefragt
play-stone-active = aktiv
play-stone-used = benutzt
play-no = nein
play-do-keep-stone = Jetzt nicht
play-choose-on-table = Wähle auf dem Tisch, oder:
play-faces = Welche Seite?
play-face-bought = wie gekauft
play-face-turn = Wenden für { $amount }
play-face-reserve = So in die Reserve
play-huts = kostenlos, höchstens 3
play-gate-open = Eines liegt aus: statt Geld nehmen
play-gate-none = Keines liegt aus
play-gate-take = Nehmen
play-unseen =
    { $number ->
        [one] eine hat noch niemand gesehen
       *[other] { $number } hat noch niemand gesehen
    }
play-marker = Neue Stadtplättchen zeigen diese Preise
play-scores = Punkte
play-scores-open = Punkte öffnen
play-scorings = Wertungen
play-scored = gewertet
play-if-now = wenn jetzt
play-scoring-over = Diese Wertung ist vorbei.
play-last-scoring = Die letzte Wertung kommt, wenn die Plättchen ausgehen: noch { $tiles } im Beutel
play-undecided = Vorher entscheiden noch: { $names }
play-at-end = Am Ende außerdem
play-switch-strip = Punkte oder Hof
play-scoring-about = Erst die Mauern, dann die Mehrheiten
play-longest = längste Mauer
play-continue = Weiter
play-rematch = Noch einmal
play-sheet = Alle Wertungen
play-sheet-title = Dein Blatt
play-race = wer eine Reihe zuerst füllt, nimmt den besten freien Platz
play-dice-hint = ein gelber, ein blauer; für eine Münze um eins drehen
play-row = Zeile
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
        [one] { $name } bittet, einen Schritt zurückzunehmen.
       *[other] { $name } bittet, { $number } Schritte zurückzunehmen.
    }
play-ask-bot = { $name } bittet, für { $other } einen Bot spielen zu lassen.
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
