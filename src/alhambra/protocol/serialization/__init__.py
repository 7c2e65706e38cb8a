"""Data in and out: strict reading of others' data, JSON in bytes, and hashes over data."""
