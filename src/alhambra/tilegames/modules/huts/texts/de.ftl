module-huts = Die Bauhütten
tile-hut = Bauhütte { $first } { $sides }
