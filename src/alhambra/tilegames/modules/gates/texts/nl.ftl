module-gates = De poorten van de stad
    .short = Stadspoorten
    .about = Tussen het geld duiken poortkaarten op, die je in plaats van geld mag nemen. Met een stadspoort mag je een tegel muur tegen muur plaatsen waar die anders niet te voet bereikbaar zou zijn; beide tegels blijven dan voorgoed liggen.

kind-take-gate = stadspoort nemen
kind-place-gate = met stadspoort plaatsen
kind-build-gate = met stadspoort aanbouwen
kind-swap-gate = met stadspoort verwisselen

action-take-gate = stadspoort nemen
action-place-gate = { $tile } op { $cell } plaatsen met stadspoort aan de { $side }
    .where = Op welk vakje wil je { $tile } plaatsen, met stadspoort aan de { $side }?
action-build-gate = { $tile } op { $cell } aanbouwen met stadspoort aan de { $side }
    .where = Op welk vakje wil je { $tile } aanbouwen, met stadspoort aan de { $side }?
action-swap-gate = { $old } op { $cell } verwisselen met { $tile }, met stadspoort aan de { $side }

event-gate-revealed = Er wordt een stadspoort opengelegd.
event-gates-discarded =
    { $count ->
        [one] Een poortkaart wordt afgelegd.
       *[other] { $count } poortkaarten worden afgelegd.
    }
event-gate-taken = { $seat } neemt de stadspoort.
    .you = Je neemt de stadspoort.
event-gate-set = { $seat } zet een stadspoort aan de { $side } van { $cell }.
    .you = Je zet een stadspoort aan de { $side } van { $cell }.

view-gates-open = er ligt er een open

card-gate = poortkaart

## Weigeringen

refusal-no-gate-open = Er ligt geen poortkaart open.
refusal-no-gate-held = Je hebt geen poortkaart.
refusal-no-such-side = Een stadspoort zet je aan een van de zijden { $possible } van de tegel, niet aan { $given }.

## Positions

phrase-position-no-gate = Een stadspoort moet op een dubbele muur tussen twee tegels van het Alhambra staan.
