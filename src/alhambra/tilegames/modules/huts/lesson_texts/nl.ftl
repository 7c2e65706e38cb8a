# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-huts-welcome = De bouwhutten liggen in zes stapels, één per soort gebouw. De bovenste ligt open.
lesson-huts-take = Een bouwhut kost geen geld, maar hem nemen is je actie. Je hebt twee tuinen dicht bij elkaar: neem de bouwhut voor tuinen.
lesson-huts-place = De bouwhut wordt ingebouwd zoals elke tegel. Leg hem waar hij beide tuinen raakt, zonder muur ertussen.
lesson-huts-counts = Bij een waardering telt de bouwhut voor elke tuin ernaast als een tuin, hoogstens voor drie. Hier telt hij voor twee: met je twee tuinen zijn dat er vier.
lesson-huts-done = Niemand mag meer dan drie bouwhutten bezitten. Houd een plek vrij tussen gebouwen van dezelfde soort.
