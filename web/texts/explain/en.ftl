# What tiles, cards and signs are, where they explain themselves.

explain-start = Your starting tile: it is never moved, and every tile must be reached from it on foot.
explain-price = It costs { $price }, in the currency of its field.
explain-wall = { $count ->
    [one] One side has a wall.
   *[other] { $count } sides have a wall.
} The longest unbroken piece of your outer wall scores a point a side.
explain-moat = { $count ->
    [one] One side has a moat.
   *[other] { $count } sides have a moat.
} The longest unbroken piece of your outer moat scores a point a side.
explain-no-wall = All its sides are open.
explain-hut = Costs nothing. Counts as many tiles of its type as it has neighbours of that type with no wall between, up to three.
explain-camp = Stands outside, its bastion against your wall, and scores the buildings in a straight line behind it.
explain-other-face = On its other face: { $name } { $price }.
explain-type-of-city = Its type is worth the more, the more tiles of it all have built.
explain-money = Pays at the stall of { $name }. Exactly the price brings another action.
explain-diamond = Pays at every stall, but not together with other money.
explain-bureau = Taken instead of money. Lets you mix its two currencies in one purchase.
explain-gate = Lets you lay a tile wall against wall, with a gate between.
explain-bonus = With this tile in your palace you may lay the card open: it counts as one tile more.
explain-scoring = When it turns up, points are scored.
explain-cards = Cards in hand
explain-deck = Cards left in the deck. Scoring cards lie among them.
explain-bag = Tiles left in the bag. When the market cannot be filled, the game ends.

explain-type-pavilion = Places in the three scorings: 1; 8 / 1; 16 / 8 / 1 points.
explain-type-seraglio = Places in the three scorings: 2; 9 / 2; 17 / 9 / 2 points.
explain-type-arcades = Places in the three scorings: 3; 10 / 3; 18 / 10 / 3 points.
explain-type-chambers = Places in the three scorings: 4; 11 / 4; 19 / 11 / 4 points.
explain-type-garden = Places in the three scorings: 5; 12 / 5; 20 / 12 / 5 points.
explain-type-tower = Places in the three scorings: 6; 13 / 6; 21 / 13 / 6 points.
