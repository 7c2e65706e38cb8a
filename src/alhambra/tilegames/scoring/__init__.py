"""Scorings and their forecast."""
