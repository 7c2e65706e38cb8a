"""Two games that a seat cannot tell apart, played in step, and the law of imagined games on them."""
