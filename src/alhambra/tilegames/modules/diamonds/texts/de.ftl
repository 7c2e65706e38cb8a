module-diamonds = Die Diamanten
currency-diamond = Diamant
