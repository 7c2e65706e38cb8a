# Wat kleine tekens op tafel betekenen, waar ze zichzelf uitleggen.

explain-cards-in-hand = { $number ->
    [one] Eén kaart in de hand.
   *[other] { $number } kaarten in de hand.
}
explain-longest-wall = Langste buitenmuur: { $number }. Elke zijde levert een punt op.
explain-longest-moat = Langste buitengracht: { $number }. Elke zijde levert een punt op.
explain-market-field = Veld { $number } van de bouwwerf: de tegel wordt in { $currency } betaald.
explain-die-yellow = Een gele dobbelsteen kiest de rij, een blauwe de kolom. Je kruist het gebouw aan waar twee van jou elkaar kruisen.
explain-die-blue = Een blauwe dobbelsteen kiest de kolom, een gele de rij. Je kruist het gebouw aan waar twee van jou elkaar kruisen.
explain-coin = Een munt draait vóór je actie een dobbelsteen één verder of terug, drie laten je een tweede gebouw aankruisen. Aan het einde zijn twee munten een punt waard.
explain-marker = Nieuwe tegels op de bouwwerf tonen deze kant, even of oneven. Daarna gaat de marker naar de andere.
explain-city-start = Hier begon de stad: elke tegel ervan moet van deze te voet bereikbaar zijn, en hij wordt nooit verbouwd.

play-city-start = start

card-gate-short = Poort

# Waarom de server de verbinding heeft gesloten; er wordt opnieuw geprobeerd.

lost-messages-not-read = Er gebeurde te veel tegelijk; wordt ingehaald
lost-too-often = Te veel gevraagd in één keer; zo een nieuwe poging
lost-too-many-at-once = Te veel verbindingen vanaf jouw netwerk; zo een nieuwe poging

# Wat er in het dobbelspel gevraagd wordt, in een paar woorden.

play-task-action = Kruis aan of neem munten
play-task-keep = Houd één gele en één blauwe
