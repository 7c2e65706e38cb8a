# The building ground: why a tile may not stand or leave where a player wants it.

refusal-cell-occupied = another tile lies there already
refusal-no-contact = the tile would not touch the palace with a side
refusal-area-enclosed = this would enclose an empty area
refusal-camp-against-camp = camps touch each other only with green sides, but not on its { $side }
refusal-camp-against-building = a camp touches building tiles only with a bastion against a wall, but not on its { $side }
refusal-palace-against-city = palace and city touch only with a wall against a moat, but not on its { $side }
refusal-wall-against-open-side = on its { $side } a wall would meet an open side
refusal-moat-against-open-side = on its { $side } a moat would meet an open side
refusal-camp-without-wall = a camp must stand with a bastion against a city wall
refusal-city-without-palace = the first tile of the city must lie with a moat against a wall of the palace
refusal-no-way-from-city = the tile could not be reached on foot from the first tile of the city
refusal-no-way = the tile could not be reached on foot from the starting tile
refusal-no-tile-there = no tile lies there
refusal-tile-at-gate = the tiles at a city gate are never redesigned
refusal-first-city-tile-stays = the first tile of the city is never redesigned
refusal-starting-tile-stays = the starting tile is never moved or removed
refusal-leaves-hole = taking this tile away would leave an enclosed empty cell
refusal-cuts-way = other tiles could no longer be reached on foot
refusal-camp-loses-wall = a camp would stand without a wall against a bastion
refusal-city-loses-palace = palace and city would no longer touch
refusal-swap-does-not-fit = the new tile could not stand there by the building rules
refusal-gate-on-wrong-side = a gate stands on one of the double walls that come into being
refusal-gate-needless = a gate may be set only where the tile needs it

## Positions

refusal-tile-not-reached = a tile cannot be reached on foot
refusal-city-apart = palace and city do not touch
refusal-hole-in-palace = an empty area is enclosed
