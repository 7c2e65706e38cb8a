# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
option-three-imaginary = gegen drei imaginäre Spieler
option-four-imaginary = gegen vier imaginäre Spieler
option-opponents = gegen Gegner

die-yellow = Gelb { $number }
die-blue = Blau { $number }
