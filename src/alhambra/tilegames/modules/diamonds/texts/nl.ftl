module-diamonds = De diamanten
currency-diamond = diamant
