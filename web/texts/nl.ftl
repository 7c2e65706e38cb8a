# Wat alleen de pagina's in de browser zeggen.

ui-name = Je naam
ui-game = Spel
ui-level = Medespelers
ui-you = Jij
ui-play-now = Nu spelen
ui-with-friends = Nieuwe tafel voor vrienden
ui-your-games = Je partijen
ui-invitation = Uitnodiging: stuur deze link naar je vrienden
ui-sit-down = Hier gaan zitten
ui-free-seat = nog vrij
ui-ready = Ik ben klaar
ui-begin = Beginnen
ui-your-turn = Jij bent aan de beurt
ui-waits-for = { $name } denkt na
ui-game-over = De partij is voorbij. Winnaar: { $names }
ui-no-connection = Geen verbinding; nieuwe poging
ui-theme = Licht of donker
ui-palace = Alhambra
ui-others = De anderen
ui-market = Bouwwerf en hand
ui-money = Geld
ui-zoom-in = Groter
ui-zoom-out = Kleiner
ui-zoom-fit = Alles tonen
ui-undo = Terugnemen
ui-clear = Annuleren
ui-more =
    { $count ->
        [one] Nog één actie
       *[other] Nog { $count } acties
    }
ui-exact = gepast
ui-over = { $amount } te veel
ui-short = { $amount } te weinig
