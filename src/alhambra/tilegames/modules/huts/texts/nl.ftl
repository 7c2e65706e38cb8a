module-huts = De bouwhutten
tile-hut = bouwhut { $first } { $sides }

## Weigeringen

refusal-hut-given = Een bouwhut is niet gekocht; je kunt die niet aan Dirk schenken.
refusal-hut-not-face-up = De tegel { $tile } ligt niet open.
refusal-huts-limit =
    { $limit ->
        [one] Je mag hoogstens { $limit } bouwhut bezitten; die in de reserve telt mee.
       *[other] Je mag hoogstens { $limit } bouwhutten bezitten; die in de reserve tellen mee.
    }
