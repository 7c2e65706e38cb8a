module-camps = Die Feldlager
tile-camp = Feldlager { $sides }

## Fehler in Materialdateien

phrase-camps = Feldlager
error-component-camp-arrows = „arrows“ muss „{ $expected }“ sein, dieselben Seiten wie die Bastionen.
error-component-camp-green-sides = „green_sides“ muss „{ $expected }“ sein, die Seiten ohne Bastion.
