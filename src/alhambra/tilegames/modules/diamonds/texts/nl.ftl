module-diamonds = De diamanten
    .short = Diamanten
    .about = Een vijfde munteenheid waarmee je op elk veld van de bouwwerf kunt kopen. Je kunt haar niet met de andere mengen en ze telt niet mee wanneer de laatste tegels worden verdeeld.

currency-diamond = diamant
