module-bureaux = The Bureaux de Change
    .short = Bureaux
    .about = Six cards with two currencies each lie among the money. Instead of money you may take one; played with a purchase, it lets you mix its two currencies.

kind-take-bureau = take a bureau de change
action-take-bureau = take { $card }
event-bureau-taken = { $seat } takes { $card }.
    .you = You take { $card }.

card-bureau = bureau { $first } { $second }

## Refusals

refusal-bureau-mixes-others = one bureau de change mixes its two currencies, one of them that of the market field
refusal-bureau-not-in-display = { $card } does not lie in the display
