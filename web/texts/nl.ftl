# Wat alleen de pagina's in de browser zeggen.

ui-name = Je naam
ui-game = Spel
ui-with-friends = Nieuwe tafel voor vrienden
ui-cell-at = kolom { $x }, rij { $y }
ui-your-turn = Jouw beurt
ui-waits-for = { $name } denkt na
ui-game-over = { $count ->
    [one] De partij is afgelopen. Winnaar: { $names }
   *[other] De partij is afgelopen. Winnaars: { $names }
}
ui-no-connection = Geen verbinding; nieuwe poging loopt
ui-palace = Alhambra
ui-others = De anderen
ui-market = Bouwwerf en hand
ui-money = Geld
ui-zoom-in = Groter
ui-zoom-out = Kleiner
ui-zoom-fit = Alles tonen
ui-undo = Terugnemen
ui-clear = Annuleren
ui-exact = gepast
ui-over = { $amount } te veel
ui-short = { $amount } tekort
ui-can-be-exact = kan gepast
ui-deck = Trekstapel
ui-cell = Vakje
ui-cards = Kaarten
ui-bag = Tegels in de buidel
ui-even = even
ui-odd = oneven
ui-not-here = Niet hier.
ui-if-scored = Opbrengst nu
ui-scoring = { $number }e waardering
ui-scorings-done = Waarderingen geweest: { $number } van 3
ui-next-scoring =
    { $least ->
        [0] Volgende waardering binnen { $most ->
            [one] { $most } kaart
           *[other] { $most } kaarten
        }
       *[other] Volgende waardering na { $least } tot { $most ->
            [one] { $most } kaart
           *[other] { $most } kaarten
        }
    }
ui-line-wall = Muur
ui-line-moat = Gracht
ui-line-wall-and-moat = Muur en gracht
ui-all-actions = Alle acties
ui-buy-exactly = Gepast kopen voor { $amount }
ui-buy-for = Kopen voor { $amount }
ui-acts-again = Gepast betaald: extra actie
ui-hint-turn = Geld nemen, tegel kopen of verbouwen
ui-chooses = denkt na
ui-new-tiles = Nieuwe tegels
ui-reserve = Reserve
ui-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
ui-tab-palace = Alhambra
ui-tab-others = Anderen
ui-tab-score = Punten
ui-tab-log = Verloop
ui-log = Verloop
ui-start = Startpagina
ui-settings = Instellingen
ui-close = Sluiten
ui-copied = Gekopieerd
ui-dealing-resumed = De gever is teruggegaan naar een schudronde die al voorbij was. Je bijdrage aan het schudden wordt niet getoond.
ui-dealing-elsewhere = De vastlegging van je stoel komt ergens anders vandaan: van een ander apparaat van jou, of van de gever. Deze browser draagt niets bij aan het schudden.
ui-dealing-exchanged = De vastlegging van je stoel is een andere dan deze browser heeft gestuurd. Je bijdrage aan het schudden wordt niet getoond.
ui-dealing-unbound = De gever heeft geen definitieve belofte gedaan die alle vastleggingen omvat. Je bijdrage aan het schudden wordt niet getoond.
ui-dealing-final-exchanged = De gever heeft een andere definitieve belofte gedaan nadat je bijdrage aan het schudden was getoond.
ui-phase-gathering = Wacht op spelers
ui-phase-dealing = Wordt geschud
ui-phase-playing = Anderen denken na
