module-camps = De legerkampen
    .short = Legerkampen
    .about = Tussen de tegels zitten acht legerkampen. Ze staan buiten het Alhambra, met een bastion tegen de muur, en leveren een punt op voor elk gebouw in een rechte lijn daarachter.

source-camps = { $points } voor legerkampen

tile-camp =
    { $sides_count ->
        [one] legerkamp met bastion in het { $sides }
       *[other] legerkamp met bastions in het { $sides }
    }
    .letter = lk
    .short = kamp

## Fouten in materiaalbestanden

phrase-camps = Legerkampen
error-component-camp-arrows = ‘arrows’ moet ‘{ $expected }’ zijn, dezelfde zijden als de bastions.
error-component-camp-green-sides = ‘green_sides’ moet ‘{ $expected }’ zijn, de zijden zonder bastion.
