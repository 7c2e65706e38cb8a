"""The opponents that players choose from, weakest first; names and characters stand in the texts."""

from typing import Final

# By level: the bot that plays it at a table. Whoever could think for long has a time, so that the others need not wait,
# whatever is played and however slow the machine is. In the arena the same names stand for numbers of samples.
LEVELS: Final = {
    "random": "random",
    "apprentice": "apprentice",
    "greedy": "greedy",
    "builder": "builder",
    "searcher": "searcher:100ms",
    "master": "master:1s",
}
