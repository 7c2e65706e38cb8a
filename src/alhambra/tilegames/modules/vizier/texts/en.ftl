module-vizier = The Vizier's Favour

## Refusals

refusal-stone-active = your vizier stone is active already
refusal-stone-only-buys = between two turns the vizier stone only buys one tile of the market
refusal-stone-pays-exactly = the price is { $price }, which must be paid exactly with the vizier stone
