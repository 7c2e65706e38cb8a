module-huts = The Builders' Huts
tile-hut = hut { $first } { $sides }

## Refusals

refusal-hut-given = a hut was not bought and cannot be given to Dirk
refusal-hut-not-face-up = { $tile } does not lie face up
refusal-huts-limit =
    { $limit ->
        [one] a player owns at most { $limit } hut, the reserve included
       *[other] a player owns at most { $limit } huts, the reserve included
    }
