"""Measurements: speed against other engines (``python -m bench``), points of bots (``python -m bench.solo``)."""
