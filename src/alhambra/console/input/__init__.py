"""Choosing and typing actions."""
