module-huts = De bouwhutten
    .short = Bouwhutten
    .about = Als actie mag je gratis een bouwhut nemen, maar je mag er hoogstens drie bezitten. Een bouwhut telt als één gebouw van zijn soort voor elke buur van die soort zonder muur ertussen, hoogstens drie.

kind-take-hut = bouwhut nemen
action-take-hut = { $tile } nemen
event-hut-turned-up = Nu open: { $tile }.
event-hut-taken = { $seat } neemt { $tile }.
    .you = Je neemt { $tile }.

tile-hut =
    { $sides_count ->
        [0] bouwhut { $first } zonder muren
        [one] bouwhut { $first } met een muur in het { $sides }
       *[other] bouwhut { $first } met muren in het { $sides }
    }
    .letter = h
    .short = hut

## Weigeringen

refusal-hut-given = Een bouwhut heb je niet gekocht en kun je dus niet aan Dirk schenken.
refusal-hut-not-face-up = De tegel { $tile } ligt niet open.
refusal-huts-limit =
    { $limit ->
        [one] Je mag hoogstens { $limit } bouwhut bezitten; die in de reserve telt mee.
       *[other] Je mag hoogstens { $limit } bouwhutten bezitten; die in de reserve tellen mee.
    }

## Fouten in materiaalbestanden

phrase-huts-of-type = Bouwhutten van de soort { $type }
error-component-hut-colour = ‘color’ moet ‘{ $colour }’ zijn, de kleur van de soort { $type } ({ $clause }).

## Positions

phrase-position-huts-by-type = Er is één plek voor elke soort, op volgorde.
phrase-position-only-huts = Daar kunnen alleen bouwhutten liggen.
