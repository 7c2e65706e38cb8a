module-gates = De poorten van de stad
card-gate = poortkaart

## Weigeringen

refusal-no-gate-open = Er ligt geen poortkaart open.
refusal-no-gate-held = Je hebt geen poortkaart.
refusal-no-such-side = Een stadspoort komt op een van de zijden { $possible } van de tegel, niet op { $given }.
