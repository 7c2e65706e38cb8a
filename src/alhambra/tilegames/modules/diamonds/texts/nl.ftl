module-diamonds = De diamanten
    .short = Diamanten
    .about = Een vijfde munteenheid waarmee je op elk veld van de bouwwerf kunt kopen. Diamanten kun je niet met een andere munteenheid mengen, en ze tellen niet mee als de laatste tegels worden uitgedeeld.

currency-diamond = diamant
