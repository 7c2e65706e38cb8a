module-camps = Die Feldlager
    .short = Feldlager
    .about = Unter den Plättchen sind acht Feldlager. Sie stehen außerhalb der Alhambra, mit einer Bastion an der Mauer, und bringen einen Punkt für jedes Gebäude in gerader Linie dahinter.

source-camps = { $points } für Feldlager

tile-camp =
    { $sides_count ->
        [one] Feldlager mit Bastion im { $sides }
       *[other] Feldlager mit Bastionen im { $sides }
    }
    .letter = fl
    .short = Lager

## Fehler in Materialdateien

phrase-camps = Feldlager
error-component-camp-arrows = „arrows“ muss „{ $expected }“ sein, dieselben Seiten wie die Bastionen.
error-component-camp-green-sides = „green_sides“ muss „{ $expected }“ sein, die Seiten ohne Bastion.
