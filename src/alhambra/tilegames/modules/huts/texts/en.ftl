module-huts = The Builders' Huts
    .short = Huts
    .about = As an action you may take a builder's hut for nothing, but own no more than three. It counts as many tiles of its type as it has neighbours of that type with no wall between, up to three.

kind-take-hut = take a builder's hut
action-take-hut = take { $tile }
event-hut-turned-up = Now open: { $tile }.
event-hut-taken = { $seat } takes { $tile }.
    .you = You take { $tile }.

tile-hut = hut { $first } { $sides }
    .letter = h
    .short = hut

## Refusals

refusal-hut-given = a hut was not bought and cannot be given to Dirk
refusal-hut-not-face-up = { $tile } does not lie face up
refusal-huts-limit =
    { $limit ->
        [one] a player owns at most { $limit } hut, the reserve included
       *[other] a player owns at most { $limit } huts, the reserve included
    }

## Errors in component files

phrase-huts-of-type = huts of { $type }
error-component-hut-colour = 'color' must be { $colour }, the colour of { $type } ({ $clause }).

## Positions

phrase-position-huts-by-type = there is one place for each type, in their order
phrase-position-only-huts = only huts lie there
