module-huts = De bouwhutten
tile-hut = bouwhut { $first } { $sides }
