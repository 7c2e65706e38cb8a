# What the worth of a position is made of.

worth-points = points
worth-lines = walls and moats
worth-room = room to build
worth-tiles = buildings and majorities
worth-reach = buildings within reach
worth-reserve = reserve
worth-money = money
worth-modules = modules
