module-huts = De bouwhutten
    .short = Bouwhutten
    .about = Als actie mag je gratis een bouwhut nemen, maar je mag er hoogstens drie bezitten. Hij telt voor zoveel gebouwen van zijn soort als er buren van die soort zonder muur ertussen aan grenzen, hoogstens drie.

kind-take-hut = bouwhut nemen
action-take-hut = { $tile } nemen
event-hut-turned-up = Nu open: { $tile }.
event-hut-taken = { $seat } neemt { $tile }.
    .you = Je neemt { $tile }.

tile-hut = bouwhut { $first } { $sides }
    .letter = h
    .short = hut

## Weigeringen

refusal-hut-given = Een bouwhut is niet gekocht; je kunt die niet aan Dirk schenken.
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

phrase-position-huts-by-type = Er is één plaats voor elk type, in hun volgorde.
phrase-position-only-huts = Daar liggen alleen bouwhutten.
