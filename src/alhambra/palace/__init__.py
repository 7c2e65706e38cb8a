"""The geometry of palaces, and nothing else."""
