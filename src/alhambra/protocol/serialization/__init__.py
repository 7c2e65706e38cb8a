"""Data in and out: strict reading of what others wrote, JSON in bytes, and hashes over data."""
