module-gates = De poorten van de stad
card-gate = poortkaart
