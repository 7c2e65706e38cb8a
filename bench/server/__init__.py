"""The server under load, compared with boardgame.io. Run as ``python -m bench.server``."""
