# Was nur die Seiten im Browser sagen.

ui-name = Dein Name
ui-game = Spiel
ui-with-friends = Neuer Tisch für Freunde
ui-cell-at = Spalte { $x }, Reihe { $y }
ui-your-turn = Du bist am Zug
ui-waits-for = { $name } überlegt
ui-game-over = { $count ->
    [one] Die Partie ist zu Ende. Es gewinnt: { $names }
   *[other] Die Partie ist zu Ende. Es gewinnen: { $names }
}
ui-no-connection = Keine Verbindung; neuer Versuch läuft
ui-palace = Alhambra
ui-others = Die anderen
ui-market = Bauhof und Hand
ui-money = Geld
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-zoom-fit = Alles zeigen
ui-undo = Zurücknehmen
ui-clear = Abbrechen
ui-exact = passend
ui-over = { $amount } zu viel
ui-short =
    { $amount ->
        [1] 1 fehlt
       *[other] { $amount } fehlen
    }
ui-can-be-exact = geht passend
ui-deck = Geldkartenstapel
ui-cell = Bauplatz
ui-cards = Karten
ui-bag = Plättchen im Beutel
ui-even = gerade
ui-odd = ungerade
ui-not-here = Nicht hier.
ui-if-scored = Käme jetzt eine Wertung
ui-scoring = { $number }. Wertung
ui-scorings-done = Wertungen vorbei: { $number } von 3
ui-next-scoring =
    { $least ->
        [0] Nächste Wertung in höchstens { $most ->
            [one] { $most } Karte
           *[other] { $most } Karten
        }
       *[other] Nächste Wertung in { $least } bis { $most ->
            [one] { $most } Karte
           *[other] { $most } Karten
        }
    }
ui-line-wall = Mauer
ui-line-moat = Graben
ui-line-wall-and-moat = Mauer und Graben
ui-all-actions = Alle Aktionen
ui-buy-exactly = Für { $amount } passend kaufen
ui-buy-for = Für { $amount } kaufen
ui-acts-again = Passend bezahlt: weitere Aktion
ui-hint-turn = Geld nehmen, Plättchen kaufen oder umbauen
ui-chooses = überlegt
ui-new-tiles = Neue Plättchen
ui-reserve = Reserve
ui-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
ui-tab-palace = Alhambra
ui-tab-others = Andere
ui-tab-score = Punkte
ui-tab-log = Verlauf
ui-log = Verlauf
ui-start = Startseite
ui-settings = Einstellungen
ui-close = Schließen
ui-copied = Kopiert
ui-dealing-resumed = Der Geber ist zu einem Mischen zurückgekehrt, das schon vorbei war. Dein Beitrag zum Mischen wird ihm nicht gezeigt.
ui-dealing-elsewhere = Dein Beitrag wurde woanders festgelegt: auf einem anderen deiner Geräte oder vom Geber. Dieser Browser trägt nichts zum Mischen bei.
ui-dealing-exchanged = Die Festlegung an deinem Sitz ist nicht die, die dieser Browser geschickt hat. Dein Beitrag zum Mischen wird nicht gezeigt.
ui-dealing-unbound = Der Geber hat kein endgültiges Versprechen gegeben, das alle Festlegungen umfasst. Dein Beitrag zum Mischen wird nicht gezeigt.
ui-dealing-final-exchanged = Der Geber hat ein anderes endgültiges Versprechen gegeben, nachdem dein Beitrag zum Mischen gezeigt war.
ui-phase-gathering = Wartet auf Mitspielende
ui-phase-dealing = Die Karten werden gegeben
ui-phase-playing = Andere überlegen
