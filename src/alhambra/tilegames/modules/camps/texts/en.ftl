module-camps = The Camps
    .short = Camps
    .about = There are eight camps among the tiles. They stand outside the palace, with a bastion against its wall, and score a point for each building in a straight line behind it.

source-camps = { $points } for camps

tile-camp =
    { $sides_count ->
        [one] camp with its bastion to the { $sides }
       *[other] camp with bastions to the { $sides }
    }
    .letter = ca
    .short = camp

## Errors in component files

phrase-camps = Camps
error-component-camp-arrows = 'arrows' must be '{ $expected }', the same sides as the bastions.
error-component-camp-green-sides = 'green_sides' must be '{ $expected }', the sides without a bastion.
