module-diamonds = De diamanten
    .short = Diamanten
    .about = Een vijfde munteenheid waarmee je op elk veld van de bouwwerf kunt kopen. Je kunt die niet met de andere mengen, en bij het verdelen van de laatste tegels telt die niet mee.

currency-diamond = diamant
