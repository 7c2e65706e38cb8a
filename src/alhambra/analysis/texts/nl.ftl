# Waaruit de waarde van een stelling bestaat.

worth-points = punten
worth-lines = muren en grachten
worth-room = ruimte om te bouwen
worth-tiles = gebouwen en meerderheden
worth-reach = gebouwen binnen bereik
worth-reserve = reserve
worth-money = geld
worth-modules = modules
