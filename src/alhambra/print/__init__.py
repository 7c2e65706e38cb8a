"""Printable sheets for Roll & Write."""
