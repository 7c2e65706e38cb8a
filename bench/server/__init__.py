"""The server under load, side by side with boardgame.io. Run as ``python -m bench.server``."""
