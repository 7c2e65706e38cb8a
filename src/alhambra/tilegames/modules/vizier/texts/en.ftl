module-vizier = The Vizier's Favour
    .short = Vizier
    .about = Everybody has a stone that buys one tile between two turns, with exact payment. Then the stone lies face down; making it active again takes an action.

decision-vizier = You may buy at once with your vizier stone:

kind-turn-stone-up = make the vizier stone active again
kind-buy-with-stone = buy with the vizier stone
kind-keep-stone = keep the vizier stone

action-turn-stone-up = make the vizier stone active again
action-buy-with-stone = buy { $tile } at once with { $cards }
action-keep-stone = keep the vizier stone

event-stone-used = { $seat } uses the vizier stone to buy { $tile } with { $cards }.
    .you = You use the vizier stone to buy { $tile } with { $cards }.
event-stone-kept = { $seat } keeps the vizier stone.
    .you = You keep the vizier stone.
event-stone-turned-up = { $seat } makes the vizier stone active again.
    .you = You make the vizier stone active again.

view-vizier-active = active stones: { $owners }

## Refusals

refusal-stone-active = Your vizier stone is active already.
refusal-stone-only-buys = Between two turns the vizier stone can only buy one tile from the market.
refusal-stone-pays-exactly = The price is { $price }; with the vizier stone you must pay it exactly.
