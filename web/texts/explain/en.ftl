# What tiles, cards and signs are, where they explain themselves.

explain-start = Your starting tile: it never moves, and every tile must be reached from it on foot.
explain-price = It costs { $price }, in the currency of its field.
explain-wall = { $count ->
    [one] One side has a wall.
   *[other] { $count } sides have a wall.
} The longest unbroken piece of your outer wall scores a point for each side.
explain-moat = { $count ->
    [one] One side has a moat.
   *[other] { $count } sides have a moat.
} The longest unbroken piece of your outer moat scores a point for each side.
explain-no-wall = All its sides are open.
explain-hut = Costs nothing. Counts as many tiles of its type as it has neighbours of that type with no wall between them, up to three.
explain-camp = Stands outside, its bastion against your wall, and scores a point for each building in a straight line behind it.
explain-other-face = On its other face: { $name } { $price }.
explain-type-of-city = The more tiles of its type everybody builds, the more the type is worth.
explain-money = Pays on the market field for { $name }. Exactly the price brings another action.
explain-diamond = Pays on every field of the market, but not together with other money.
explain-bureau = You may take it instead of money. With it you can mix its two currencies in one purchase.
explain-gate = You may take it instead of money. With it you can lay a tile wall against wall, with a gate between.
explain-bonus = With this tile in your palace you may reveal the card: it counts as an extra tile.
explain-scoring = When this card is revealed, points are scored.
explain-cards = Cards in hand
explain-deck = Cards left in the deck. The scoring cards are shuffled into it.
explain-bag = Tiles left in the bag. When the market can no longer be filled, the game ends.

explain-type-pavilion = Places in the three scorings: 1; 8 / 1; 16 / 8 / 1 points.
explain-type-seraglio = Places in the three scorings: 2; 9 / 2; 17 / 9 / 2 points.
explain-type-arcades = Places in the three scorings: 3; 10 / 3; 18 / 10 / 3 points.
explain-type-chambers = Places in the three scorings: 4; 11 / 4; 19 / 11 / 4 points.
explain-type-garden = Places in the three scorings: 5; 12 / 5; 20 / 12 / 5 points.
explain-type-tower = Places in the three scorings: 6; 13 / 6; 21 / 13 / 6 points.
