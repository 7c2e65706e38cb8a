# Was nur die Seiten im Browser sagen.

ui-name = Dein Name
ui-game = Spiel
ui-level = Mitspielende
ui-you = Du
ui-play-now = Jetzt spielen
ui-with-friends = Neuer Tisch für Freunde
ui-your-games = Deine Partien
ui-invitation = Einladung: Schicke diesen Link an deine Freunde
ui-sit-down = Hier hinsetzen
ui-free-seat = noch frei
ui-ready = Ich bin bereit
ui-begin = Beginnen
ui-your-turn = Du bist am Zug
ui-waits-for = { $name } überlegt
ui-game-over = Die Partie ist vorbei. Es gewinnt: { $names }
ui-no-connection = Keine Verbindung; neuer Versuch läuft
ui-theme = Hell oder dunkel
ui-palace = Alhambra
ui-others = Die anderen
ui-market = Bauhof und Hand
ui-money = Geld
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-zoom-fit = Alles zeigen
ui-undo = Zurücknehmen
ui-clear = Abbrechen
ui-more =
    { $count ->
        [one] Eine weitere Aktion
       *[other] { $count } weitere Aktionen
    }
ui-exact = passend
ui-over = { $amount } zu viel
ui-short = { $amount } zu wenig
