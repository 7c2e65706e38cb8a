module-diamonds = The Diamonds
currency-diamond = diamond
