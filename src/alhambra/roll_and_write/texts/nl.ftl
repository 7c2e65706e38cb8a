# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
option-three-imaginary = tegen drie denkbeeldige spelers
option-four-imaginary = tegen vier denkbeeldige spelers
option-opponents = tegen tegenstanders

die-yellow = geel { $number }
die-blue = blauw { $number }
