module-huts = The Builders' Huts
    .short = Huts
    .about = As an action you may take a builder's hut for free, but you may own no more than three. It counts as many tiles of its type as it has neighbours of that type with no wall between, up to three.

kind-take-hut = take a builder's hut
action-take-hut = take { $tile }
event-hut-turned-up = Turned up: { $tile }.
event-hut-taken = { $seat } takes { $tile }.
    .you = You take { $tile }.

tile-hut =
    { $sides_count ->
        [0] { $first } hut without walls
        [one] { $first } hut with a wall to the { $sides }
       *[other] { $first } hut with walls to the { $sides }
    }
    .letter = h
    .short = hut

## Refusals

refusal-hut-given = A hut was not bought, so it cannot be given to Dirk.
refusal-hut-not-face-up = { $tile } is not face up.
refusal-huts-limit =
    { $limit ->
        [one] You may own at most { $limit } hut; those in your reserve count too.
       *[other] You may own at most { $limit } huts; those in your reserve count too.
    }

## Errors in component files

phrase-huts-of-type = Huts of the type { $type }
error-component-hut-colour = 'color' must be { $colour }, the colour of { $type } ({ $clause }).

## Positions

phrase-position-huts-by-type = There is one place for each type, in order.
phrase-position-only-huts = Only huts can be there.
