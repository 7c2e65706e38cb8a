module-gates = Die Tore der Stadt
card-gate = Stadttorkarte
