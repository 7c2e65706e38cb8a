"""Two games that a seat cannot tell apart, played in lockstep, and the law of imagined games."""
