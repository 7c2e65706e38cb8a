module-huts = Die Bauhütten
tile-hut = Bauhütte { $first } { $sides }

## Ablehnungen

refusal-hut-given = Eine Bauhütte wurde nicht gekauft; du kannst sie Dirk nicht schenken.
refusal-hut-not-face-up = { $tile } liegt nicht aufgedeckt.
refusal-huts-limit =
    { $limit ->
        [one] Du darfst höchstens { $limit } Bauhütte besitzen; die in der Reserve zählt mit.
       *[other] Du darfst höchstens { $limit } Bauhütten besitzen; die in der Reserve zählen mit.
    }
