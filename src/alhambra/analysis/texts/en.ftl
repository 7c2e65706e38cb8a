# The parts of a position's value.

worth-points = points
worth-lines = walls and moats
worth-room = room to build
worth-tiles = buildings and majorities
worth-reach = buildings within reach
worth-reserve = reserve
worth-money = money
worth-modules = modules
