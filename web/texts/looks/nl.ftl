# Wat kleine tekens op tafel betekenen, waar ze zichzelf uitleggen.

explain-cards-in-hand = { $number ->
    [one] Eén kaart in de hand.
   *[other] { $number } kaarten in de hand.
}
explain-longest-wall = Langste buitenmuur: { $number }. Elke zijde levert een punt op.
explain-longest-moat = Langste buitengracht: { $number }. Elke zijde levert een punt op.
explain-market-field = Veld { $number } van de bouwwerf: hier betaal je in de munteenheid { $currency }.
explain-die-yellow = Een gele dobbelsteen kiest de rij, een blauwe de kolom. Kruis het gebouw aan waar twee van je dobbelstenen elkaar kruisen.
explain-die-blue = Een blauwe dobbelsteen kiest de kolom, een gele de rij. Kruis het gebouw aan waar twee van je dobbelstenen elkaar kruisen.
explain-marker = Nieuwe stadstegels op de bouwwerf tonen deze kant, even of oneven. Daarna gaat de markeersteen naar de andere kant.
explain-city-start = Hier begon de stad: elke tegel van de stad moet vanaf deze tegel te voet bereikbaar zijn, en deze wordt nooit verbouwd.
explain-stone = Zolang hij actief is, koop je er tussen twee beurten van anderen één tegel mee, gepast betaald. Daarna is hij omgedraaid; hem weer activeren kost een actie.
explain-card-back = Een gedekte bonuskaart. Alleen de eigenaar weet voor welke tegel die telt.
explain-character-back = Personages die nog niemand heeft gezien. Komt er een open, dan biedt iedereen erop.
explain-gate-in-wall = Door een stadspoort loop je door twee muren die elkaar raken. De twee tegels ernaast blijven voorgoed liggen.
explain-imaginary = { $name } is een denkbeeldige speler: krijgt geen beurt, maar telt bij elke meerderheid mee.
explain-scoring-track = De sterren zijn de drie waarderingen van het spel; de gouden zijn geweest.

play-city-start = start

card-gate-short = Poort

# Waarom de server de verbinding heeft gesloten; er wordt opnieuw geprobeerd.

lost-messages-not-read = Er gebeurde te veel tegelijk; dat wordt ingehaald
lost-too-often = Te veel gevraagd in één keer; er volgt zo een nieuwe poging
lost-too-many-at-once = Te veel verbindingen vanaf jouw netwerk; er volgt zo een nieuwe poging

# Wat er in het dobbelspel gevraagd wordt, in een paar woorden.

play-task-action = Kruis aan of neem munten
play-task-keep = Houd één gele en één blauwe dobbelsteen
