module-huts = The Builders' Huts
tile-hut = hut { $first } { $sides }
