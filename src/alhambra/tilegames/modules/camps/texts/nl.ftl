module-camps = De legerkampen
tile-camp = legerkamp { $sides }

## Fouten in materiaalbestanden

phrase-camps = Legerkampen
error-component-camp-arrows = ‘arrows’ moet ‘{ $expected }’ zijn, dezelfde zijden als de bastions.
error-component-camp-green-sides = ‘green_sides’ moet ‘{ $expected }’ zijn, de zijden zonder bastion.
