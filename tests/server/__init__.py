"""Tests of the server: tables, durability, secrets, bad input."""
