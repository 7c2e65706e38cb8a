game-walls = The Walls of Alhambra
    .short = Walls
    .own = the palace of { $seat }
    .yours = your palace
    .about = Like Alhambra, but every side of the longest outer wall counts twice.
