module-characters = The Characters
    .short = Characters
    .about = Six of ten characters turn up among the money and are auctioned at once. A bid is paid exactly, in one currency; the winner gets the character's help from then on.

character-abdul-karim = Abdul Karim
    .effect = pays for one purchase exactly: the tile is free and you get another action, then he leaves the game
character-abdul-knihstig = Abdul Knihstig
    .effect = after a purchase with a price of 10 or more you may take a money card from the display
character-ammar-el-schauf = Ammar El’Schauf
    .effect = at the end of your turn you may redesign once more
character-faruk-will-haben = Faruk Will’haben
    .effect = you may take several money cards that add up to 7 instead of 5
character-fatima = Fatima
    .effect = keep her for 8 points, or swap her at once for the top card of the characters set aside face down
character-hakim-wahid = Hakim Wahid
    .effect = in each scoring he counts as an extra half tile of a type that you choose
character-laila-wundabah = Laila Wundabah
    .effect = before your turn you may replace a tile on the market with one from the bag
character-machma-klain = Machma Klain
    .effect = before your turn you may swap a money card for one in the display of at most the same value
character-yammerad = Yammerad
    .effect = at the start of your turn, with fewer than 3 money cards, you may take the top card of the deck
character-yusuf-e-passuff = Yusuf E’Passuff
    .effect = in each scoring you get 1 extra point for every full 3 wall points

## Decisions

decision-bid = Auction of { $character } ({ $effect }), highest bid { $highest }. Bid or pass:
decision-pay-bid = { $character } is yours. Pay your bid of { $amount }:
decision-fatima = Keep Fatima or swap her?
decision-knihstig = With Abdul Knihstig you may take a money card from the display:
decision-ammar = With Ammar El’Schauf you may redesign once more:
decision-before-turn = Before your turn, a character may help you:
    .by-name = Before your turn, { $characters } may help you
decision-yammerad = With Yammerad you may take the top card of the deck:
decision-hakim = Hakim Wahid counts as an extra half tile of one type:

## Kinds of actions

kind-bid = bid
kind-pass-bid = pass
kind-pay-bid = pay the bid
kind-keep-fatima = keep Fatima
kind-swap-fatima = swap Fatima
kind-karim = let Abdul Karim pay for a tile
kind-faruk = take money with Faruk Will’haben
kind-knihstig = take a card with Abdul Knihstig
kind-laila = let Laila Wundabah replace a tile
kind-machma = let Machma Klain swap a card
kind-hakim = choose a type for Hakim Wahid
kind-yammerad = take the top card of the deck
kind-decline-character = use no character

## Actions

action-bid = bid { $amount }
action-pass-bid = pass
action-pay-bid = pay { $cards }
action-keep-fatima = keep Fatima
action-swap-fatima = swap Fatima
action-karim = let Abdul Karim pay for { $tile } (another action)
action-faruk = take { $cards } with Faruk Will’haben
action-knihstig = take { $card }
action-laila = let Laila Wundabah replace { $tile }
action-machma = let Machma Klain swap { $own } for { $card }
action-hakim = let Hakim Wahid count for { $type }
action-yammerad = take the top card of the deck
action-decline-character = use no character

## Events

event-auction-begins = { $character } is put up for auction.
event-bid = { $seat } bids { $amount }.
    .you = You bid { $amount }.
event-bid-passed = { $seat } passes in the auction.
    .you = You pass in the auction.
event-bid-paid = { $seat } pays { $cards }.
    .you = You pay { $cards }.
event-character-received = { $seat } gets { $character }.
    .you = You get { $character }.
event-character-used = { $seat } uses { $character }.
    .you = You use { $character }.
event-character-left-game = { $character } leaves the game.
event-fatima-kept = { $seat } keeps Fatima.
    .you = You keep Fatima.
event-type-chosen = { $seat } chooses { $type } for Hakim Wahid.
    .you = You choose { $type } for Hakim Wahid.
event-card-given = { $seat } gives { $card } away.
    .you = You give { $card } away.
event-card-drawn = { $seat } draws a card.
    .you = You draw a card.
event-card-drawn-is = { $seat } draws { $card }.
    .you = You draw { $card }.
event-tile-replaced = On the market, { $tile } replaces { $old }.

source-characters = { $points } for characters

view-characters-owner = { $character } ({ $seat })

## Refusals

refusal-hakim-chooses-type = Choose the type of building for which { character-hakim-wahid } counts.
refusal-no-such-type = There is no type of building { $type }.
refusal-bid-or-pass = Bid for the character or pass.
refusal-bid-too-low = Bid more than { $highest }, or pass.
refusal-bid-not-payable = You cannot pay { $amount } exactly in one currency.
refusal-bid-is-paid = Choose the cards with which you pay your bid of { $amount }.
refusal-bid-paid-exactly = Your bid is { $amount }; you must pay it exactly.
refusal-bid-paid-in-one-currency = Pay a bid in one currency, or in the two of one bureau de change.
refusal-fatima-is-decided = Decide now whether you keep Fatima or swap her.
refusal-character-serves-another = { $character } does not work for you.
refusal-character-serves-not-now = { $character } cannot help you now.
refusal-faruk-needless = You can take these cards without { character-faruk-will-haben }.
refusal-knihstig-takes-card = Take a money card from the display with { character-abdul-knihstig }, or decline.
refusal-money-not-in-display = There is no money card { $card } in the display.
refusal-ammar-redesigns = { character-ammar-el-schauf } only redesigns; redesign or decline.
refusal-only-characters = Before your turn you can only use a character, or decline.
refusal-bag-empty = The bag is empty, so no tile can be replaced.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-card-not-in-display = { $card } is not in the display.
refusal-swapped-is-no-money = Only money cards can be swapped.
refusal-swapped-for-more = The card in the display may be worth at most as much as your own.
refusal-yammerad-takes-card = Let { character-yammerad } take a card, or decline.
refusal-too-much-money-held =
    { $limit ->
        [one] You hold more than { $limit } money card.
       *[other] You hold more than { $limit } money cards.
    }

## Errors in component files

phrase-characters = Characters
error-component-characters-dealt = { $clause } requires 2 cards in each of the piles 2, 3 and 4 and 4 cards set aside.
error-component-symbol = 'symbol' must be '{ $expected }' on this card ({ $clause }).
error-component-printed-number = '{ $field }' must be { $expected } on this card.
error-component-number-not-printed = This card has no '{ $field }'.

## Positions

phrase-position-no-character-aside = All characters have been seen.
