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
event-stone-turned-up = { $seat } turns the vizier stone up.
    .you = You turn the vizier stone up.

view-vizier-active = active stones: { $owners }

## Refusals

refusal-stone-active = your vizier stone is active already
refusal-stone-only-buys = between two turns the vizier stone only buys one tile of the market
refusal-stone-pays-exactly = the price is { $price }, which must be paid exactly with the vizier stone
