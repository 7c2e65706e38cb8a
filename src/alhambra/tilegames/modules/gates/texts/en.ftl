module-gates = The City Gates
card-gate = gate card
