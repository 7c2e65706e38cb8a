# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-diamonds-welcome = Diamanten zijn een vijfde munteenheid. Je hebt er een van 4, en er ligt er een van 5 open.
lesson-diamonds-take = Je neemt ze net als elke andere geldkaart.
lesson-diamonds-any = Geen veld van de bouwwerf toont diamanten: ze gelden op elk veld. Maar je mag ze niet mengen met een andere munteenheid.
lesson-diamonds-buy = De toren kost 9 dukaten. Die heb je niet, maar diamant 4 en 5 betalen hem gepast.
lesson-diamonds-again = Gepast betaald, dus nog een actie.
lesson-diamonds-place = Bouw de toren naast de tuin in.
lesson-diamonds-done = Met diamanten koop je wat niets anders in je hand betaalt. Geef ze uit: als de laatste tegels worden uitgedeeld, tellen ze niet mee.
