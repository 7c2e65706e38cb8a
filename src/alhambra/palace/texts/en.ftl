# The building ground: why a tile may not be placed or removed where a player wants.

refusal-cell-occupied = Another tile is already there.
refusal-no-contact = The tile would not touch your palace with a side.
refusal-area-enclosed = This would enclose an empty area.
refusal-camp-against-camp = Camps may touch each other only with green sides, which is not the case on the { $side }.
refusal-camp-against-building = A camp may touch building tiles only with a bastion against a wall, which is not the case on the { $side }.
refusal-palace-against-city = Palace and city may touch only with a wall against a moat, which is not the case on the { $side }.
refusal-wall-against-open-side = On the { $side } a wall would meet an open side.
refusal-moat-against-open-side = On the { $side } a moat would meet an open side.
refusal-camp-without-wall = A camp must stand with a bastion against a city wall.
refusal-city-without-palace = The first tile of the city must be placed with a moat against a wall of the palace.
refusal-no-way-from-city = The tile could not be reached on foot from the first tile of the city.
refusal-no-way = The tile could not be reached on foot from the starting tile.
refusal-no-tile-there = There is no tile there.
refusal-tile-at-gate = The tiles at a city gate are never redesigned.
refusal-first-city-tile-stays = The first tile of the city is never redesigned.
refusal-starting-tile-stays = The starting tile is never moved or removed.
refusal-leaves-hole = Removing this tile would leave an empty cell enclosed.
refusal-cuts-way = Other tiles could no longer be reached on foot.
refusal-camp-loses-wall = A camp would no longer stand with a bastion against a wall.
refusal-city-loses-palace = Palace and city would no longer touch.
refusal-swap-does-not-fit = By the building rules, the new tile cannot be there.
refusal-gate-on-wrong-side = A gate must stand on one of the double walls that this tile creates.
refusal-gate-needless = A gate may be set only where the tile needs it.

## Where a tile fits

fits-nowhere = { $tile } fits nowhere now: { $reasons }.
    .bought = { $tile } would fit nowhere now and would go into your reserve: { $reasons }.
misfit-on-some = { $reason } ({ $number ->
    [one] { $number } cell
   *[other] { $number } cells
})
misfit-on-all = { $reason } ({ $number ->
    [one] the only free cell
   *[other] all { $number } free cells
})
misfit-area-enclosed = an empty area would be enclosed
misfit-camp-against-camp = it would meet another camp, and not with green sides
misfit-camp-against-building = it would meet a building, and not with its bastion against a wall
misfit-palace-against-city = palace and city would meet, and not with a wall against a moat
misfit-wall-against-open-side = a wall would meet an open side
misfit-moat-against-open-side = a moat would meet an open side
misfit-camp-without-wall = no bastion would be against a city wall
misfit-city-without-palace = it would not begin the city with a moat against a wall of the palace
misfit-no-way-from-city = it could not be reached on foot from the first tile of the city
misfit-no-way = it could not be reached on foot from the starting tile

## Positions

refusal-tile-not-reached = One tile cannot be reached on foot.
refusal-city-apart = Palace and city do not touch.
refusal-hole-in-palace = An empty area is enclosed.
