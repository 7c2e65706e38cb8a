module-huts = Die Bauhütten
    .short = Bauhütten
    .about = Als Aktion kannst du gratis eine Bauhütte nehmen, aber höchstens drei besitzen. Sie zählt für jeden Nachbarn ihrer Art ohne Mauer dazwischen wie ein Gebäude, höchstens wie drei.

kind-take-hut = Bauhütte nehmen
action-take-hut = { $tile } nehmen
event-hut-turned-up = Jetzt offen: { $tile }.
event-hut-taken = { $seat } nimmt { $tile }.
    .you = Du nimmst { $tile }.

tile-hut =
    { $sides_count ->
        [0] Bauhütte { $first } ohne Mauer
        [one] Bauhütte { $first } mit Mauer im { $sides }
       *[other] Bauhütte { $first } mit Mauern im { $sides }
    }
    .letter = h
    .short = Hütte

## Ablehnungen

refusal-hut-given = Eine Bauhütte wurde nicht gekauft; du kannst sie Dirk nicht schenken.
refusal-hut-not-face-up = { $tile } liegt nicht offen.
refusal-huts-limit =
    { $limit ->
        [one] Du darfst höchstens { $limit } Bauhütte besitzen; die in der Reserve zählt mit.
       *[other] Du darfst höchstens { $limit } Bauhütten besitzen; die in der Reserve zählen mit.
    }

## Fehler in Materialdateien

phrase-huts-of-type = Bauhütten der Art { $type }
error-component-hut-colour = „color“ muss „{ $colour }“ sein, die Farbe der Art { $type } ({ $clause }).

## Positions

phrase-position-huts-by-type = Für jede Art gibt es eine Stelle, der Reihe nach.
phrase-position-only-huts = Dort können nur Bauhütten liegen.
