module-bureaux = The Bureaux de Change
    .short = Bureaux
    .about = There are six cards with two currencies each among the money. You may take one instead of money; played with a purchase, it lets you mix its two currencies.

kind-take-bureau = take a bureau de change
action-take-bureau = take { $card }
event-bureau-taken = { $seat } takes { $card }.
    .you = You take { $card }.

card-bureau = bureau { $first }/{ $second }

## Refusals

refusal-bureau-mixes-others = A bureau de change mixes its two currencies, and one of them must be that of the market field.
refusal-bureau-not-in-display = { $card } is not in the display.
