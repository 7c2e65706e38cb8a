"""The opponents that players choose from, weakest first; names and characters stand in the texts."""

LEVELS = ("random", "apprentice", "greedy", "builder", "searcher", "master")  # the bots that play them
