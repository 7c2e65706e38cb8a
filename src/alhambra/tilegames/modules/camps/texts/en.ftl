module-camps = The Camps
tile-camp = camp { $sides }

## Errors in component files

phrase-camps = camps
error-component-camp-arrows = 'arrows' must be '{ $expected }', the same sides as the bastions.
error-component-camp-green-sides = 'green_sides' must be '{ $expected }', the sides without a bastion.
