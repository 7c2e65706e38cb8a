"""Measurements of speed, latency and playing strength, each a program of its own.

``python -m bench`` compares the speed of the games with other engines. The folders hold the others: ``latency`` (how
long people wait), ``strength`` (how strong the bots are) and ``server`` (tables under load). ``hops`` counts how much
code a call runs through.
"""
