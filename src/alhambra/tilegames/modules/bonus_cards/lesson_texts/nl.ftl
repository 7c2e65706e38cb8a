# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-bonus-cards-welcome = Je hebt drie bonuskaarten die niemand anders heeft gezien. Elke kaart toont een tegel zonder muur.
lesson-bonus-cards-buy = De toren van 12 staat op een van je kaarten en ligt op de bouwwerf. Je kunt precies 12 dukaten betalen.
lesson-bonus-cards-again = Gepast betaald: neem met de extra actie geld.
lesson-bonus-cards-place = Bouw de toren in. Alle zijden zijn open.
lesson-bonus-cards-open = De tegel van je kaart ligt in je Alhambra, dus je mag de kaart openleggen: vóór elk van je acties of aan het begin van een waardering. Dat kost geen actie.
lesson-bonus-cards-done = Twee torens in je Alhambra en een open kaart tellen als drie. Verlaat de tegel je Alhambra, dan komt de kaart terug in je hand.
