"""Measurements: speed against other engines (``python -m bench``), imagining (``python -m bench.imagining``), points of
bots (``python -m bench.solo``)."""
