"""What a sheet of Roll & Write is worth, and samples of rounds that are played with it."""
