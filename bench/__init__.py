"""Measurements: speed against other engines (``python -m bench``), imagining (``bench.imagining``), search
(``bench.searching``), how long bots think (``bench.thinking``), points of bots (``bench.solo``), facts about the game
(``bench.facts``), and weights of bots that are fitted by games (``bench.tuning``)."""
