module-gates = The City Gates
card-gate = gate card

## Refusals

refusal-no-gate-open = no gate card lies open
refusal-no-gate-held = you hold no gate card
refusal-no-such-side = a gate is set on the side { $possible } of its tile, not on { $given }
