module-vizier = De gunst van de vizier
    .short = Vizier
    .about = Iedereen heeft een viziersteen. Daarmee kun je tussen twee beurten één tegel kopen, als je gepast betaalt. Daarna is de steen omgedraaid; hem weer activeren kost een actie.

decision-vizier = Je mag meteen met je viziersteen kopen:

kind-turn-stone-up = viziersteen weer activeren
kind-buy-with-stone = met de viziersteen kopen
kind-keep-stone = viziersteen niet inzetten

action-turn-stone-up = viziersteen weer activeren
action-buy-with-stone = { $tile } meteen met { $cards } kopen
action-keep-stone = viziersteen niet inzetten

event-stone-used = { $seat } zet de viziersteen in en koopt { $tile } met { $cards }.
    .you = Je zet de viziersteen in en koopt { $tile } met { $cards }.
event-stone-kept = { $seat } zet de viziersteen niet in.
    .you = Je zet de viziersteen niet in.
event-stone-turned-up = { $seat } activeert de viziersteen weer.
    .you = Je activeert de viziersteen weer.

view-vizier-active = actieve stenen: { $owners }

## Weigeringen

refusal-stone-active = Je viziersteen is al actief.
refusal-stone-only-buys = Tussen twee beurten kan de viziersteen alleen één tegel van de bouwwerf kopen.
refusal-stone-pays-exactly = De prijs is { $price }; met de viziersteen moet je gepast betalen.
