module-gates = The City Gates
    .short = Gates
    .about = Gate cards turn up among the money and can be taken instead of it. A gate lets you lay a tile wall against wall where it could not be reached on foot; both tiles then stay for good.

kind-take-gate = take the gate
kind-place-gate = place with a gate
kind-build-gate = build with a gate
kind-swap-gate = swap with a gate

action-take-gate = take the gate
action-place-gate = place { $tile } at { $cell } with a gate on its { $side }
    .where = Place { $tile } with a gate on its { $side } at which cell?
action-build-gate = build { $tile } at { $cell } with a gate on its { $side }
    .where = Build { $tile } with a gate on its { $side } at which cell?
action-swap-gate = swap { $tile } in for { $old } at { $cell } with a gate on its { $side }

event-gate-revealed = A gate is revealed.
event-gates-discarded =
    { $count ->
        [one] A gate card is discarded.
       *[other] { $count } gate cards are discarded.
    }
event-gate-taken = { $seat } takes the gate.
    .you = You take the gate.
event-gate-set = { $seat } sets a gate on the { $side } of { $cell }.
    .you = You set a gate on the { $side } of { $cell }.

view-gates-open = one lies face up

card-gate = gate card

## Refusals

refusal-no-gate-open = No gate card lies face up.
refusal-no-gate-held = You have no gate card.
refusal-no-such-side = A gate is set on one of the sides { $possible } of its tile, not on { $given }.

## Positions

phrase-position-no-gate = A gate must stand on a double wall between two tiles in the palace.
