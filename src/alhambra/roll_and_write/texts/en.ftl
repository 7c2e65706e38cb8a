# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
option-three-imaginary = against three imaginary players
option-four-imaginary = against four imaginary players
option-opponents = against opponents

die-yellow = yellow { $number }
die-blue = blue { $number }
