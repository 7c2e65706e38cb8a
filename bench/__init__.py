"""Measurements of speed, waiting times and playing strength, each a program of its own.

``python -m bench`` measures the speed of the games against other engines. The others are in folders: ``latency`` (how
long somebody waits), ``strength`` (how strong bots are), ``server`` (tables under load), and ``hops`` (through how much
code a call leads).
"""
