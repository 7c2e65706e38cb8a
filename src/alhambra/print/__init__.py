"""Sheets of Roll & Write for the printer."""
