"""Shared by both terminal interfaces: language, palette, drawing, input and saved games."""
