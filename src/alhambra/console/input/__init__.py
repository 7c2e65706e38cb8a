"""Menus, and the interpretation of typed actions."""
