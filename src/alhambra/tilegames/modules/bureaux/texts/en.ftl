module-bureaux = The Bureaux de Change
card-bureau = bureau { $first } { $second }

## Refusals

refusal-bureau-needless = the bureau de change is needless, as no { $currency } is paid
refusal-bureau-mixes-others = one bureau de change mixes its two currencies, one of them that of the market field
refusal-bureau-not-in-display = { $card } does not lie in the display
