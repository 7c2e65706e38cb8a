module-diamonds = The Diamonds
    .short = Diamonds
    .about = A fifth currency that buys on every field of the market. It cannot be mixed with the others, and does not count when the last tiles are handed out.

currency-diamond = diamond
