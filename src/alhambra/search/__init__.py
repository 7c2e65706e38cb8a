"""How the stronger bots think about tile games: what a position promises, and search over turns and rounds."""
