# Wat tegels, kaarten en tekens zijn, waar ze zichzelf uitleggen.

explain-start = Je starttegel: die blijft liggen, en elke tegel moet vanaf hier te voet bereikbaar zijn.
explain-price = De prijs is { $price }, in de munteenheid van het veld.
explain-wall = { $count ->
    [one] Eén zijde heeft een muur.
   *[other] { $count } zijden hebben een muur.
} Het langste samenhangende stuk van je buitenmuur levert per zijde een punt op.
explain-moat = { $count ->
    [one] Eén zijde heeft een gracht.
   *[other] { $count } zijden hebben een gracht.
} Het langste samenhangende stuk van je buitengracht levert per zijde een punt op.
explain-no-wall = Alle zijden zijn open.
explain-hut = Kost niets. Telt als één tegel van zijn soort voor elke buur van die soort zonder muur ertussen, hoogstens drie.
explain-camp = Staat buiten, het bastion tegen je muur, en levert een punt op voor elk gebouw in een rechte lijn erachter.
explain-other-face = Op de andere kant: { $name } { $price }.
explain-type-of-city = Hoe meer tegels van deze soort iedereen samen bouwt, hoe meer de soort waard is.
explain-money = Hiermee betaal je op het bouwwerfveld voor { $name }. Gepast betalen geeft een extra actie.
explain-diamond = Hiermee betaal je op elk veld van de bouwwerf, maar niet samen met ander geld.
explain-bureau = Neem je in plaats van geld. Daarmee mag je bij één aankoop de twee munteenheden mengen.
explain-gate = Neem je in plaats van geld. Daarmee mag je een tegel muur tegen muur plaatsen, met een poort ertussen.
explain-bonus = Met deze tegel in je Alhambra mag je de kaart openleggen: die telt als een extra tegel.
explain-scoring = Als deze kaart wordt opengelegd, is er een waardering.
explain-cards = Kaarten in de hand
explain-deck = Kaarten in de trekstapel. De waarderingskaarten zijn erin geschud.
explain-bag = Tegels in de buidel. Kan de bouwwerf niet meer worden aangevuld, dan eindigt de partij.

explain-type-pavilion = Plaatsen bij de drie waarderingen: 1; 8 / 1; 16 / 8 / 1 punten.
explain-type-seraglio = Plaatsen bij de drie waarderingen: 2; 9 / 2; 17 / 9 / 2 punten.
explain-type-arcades = Plaatsen bij de drie waarderingen: 3; 10 / 3; 18 / 10 / 3 punten.
explain-type-chambers = Plaatsen bij de drie waarderingen: 4; 11 / 4; 19 / 11 / 4 punten.
explain-type-garden = Plaatsen bij de drie waarderingen: 5; 12 / 5; 20 / 12 / 5 punten.
explain-type-tower = Plaatsen bij de drie waarderingen: 6; 13 / 6; 21 / 13 / 6 punten.
