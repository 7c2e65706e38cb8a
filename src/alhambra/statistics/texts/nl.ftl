# Wat in gespeelde partijen wordt geteld.

stats-total = punten
stats-scoring = { $number }e waardering
stats-end = aan het einde
stats-heading-sources = Punten naar herkomst
stats-heading-scorings = Punten per waardering
stats-heading-numbers = Geteld
stats-heading-tiles = Gebouwen per soort
stats-heading-lines = Lijnen in de loop van de partij

stats-wall = langste muur
stats-moat = langste gracht
stats-wall-and-moat = muur en gracht
stats-rows = rijen
stats-columns = kolommen
stats-coins = munten
stats-rows-and-columns = rijen en kolommen
stats-turns = beurten
stats-cards-taken = genomen geldkaarten
stats-money-taken = genomen geld
stats-purchases = gekochte tegels
stats-paid = betaald voor tegels
stats-exact-payments = gepast betaald
stats-overpaid = te veel betaald
stats-extra-actions = extra acties
stats-paid-for-turning = betaald voor omdraaien
stats-paid-for-bids = betaald bij veilingen
stats-redesigns = verbouwingen
stats-money-left = geld over
stats-tiles-built = gebouwde tegels
stats-tiles-in-reserve = tegels in de reserve
stats-ticks = aangekruiste gebouwen
stats-dice-turned = gedraaide dobbelstenen
stats-coin-turns = beurten voor munten
stats-coins-taken = genomen munten
stats-coins-spent = uitgegeven munten
stats-coins-left = munten over
