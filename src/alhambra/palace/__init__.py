"""Geometry of the building ground, and nothing else."""
