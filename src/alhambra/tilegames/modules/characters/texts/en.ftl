module-characters = The Characters

character-abdul-karim = Abdul Karim
character-abdul-knihstig = Abdul Knihstig
character-ammar-el-schauf = Ammar El’Schauf
character-faruk-will-haben = Faruk Will’haben
character-fatima = Fatima
character-hakim-wahid = Hakim Wahid
character-laila-wundabah = Laila Wundabah
character-machma-klain = Machma Klain
character-yammerad = Yammerad
character-yusuf-e-passuff = Yusuf E’Passuff

## Refusals

refusal-hakim-chooses-type = choose the type of building for which { character-hakim-wahid } counts
refusal-no-such-type = there is no type of building { $type }
refusal-bid-or-pass = bid for the character or pass
refusal-bid-too-low = bid more than { $highest }, or pass
refusal-bid-not-payable = you cannot pay { $amount } exactly in one currency
refusal-bid-is-paid = choose the cards with which you pay your bid of { $amount }
refusal-bid-paid-exactly = your bid is { $amount }, which must be paid exactly
refusal-bid-paid-in-one-currency = a bid is paid in one currency, or in the two of one bureau de change
refusal-fatima-is-decided = decide now whether you keep Fatima or swap her
refusal-character-serves-another = { $character } does not serve you
refusal-character-serves-not-now = { $character } does not serve you now
refusal-faruk-needless = these cards can be taken without { character-faruk-will-haben }
refusal-knihstig-takes-card = take an open money card with { character-abdul-knihstig }, or decline
refusal-money-not-in-display = no money card { $card } lies in the display
refusal-ammar-redesigns = { character-ammar-el-schauf } only redesigns; redesign or decline
refusal-only-characters = before your turn you only use a character, or decline to
refusal-bag-empty = the bag is empty, so no tile can be replaced
refusal-card-not-in-hand = { $card } is not in your hand
refusal-card-not-in-display = { $card } does not lie in the display
refusal-swapped-is-no-money = only money cards are swapped
refusal-swapped-for-more = the open card must be of at most the same value as your own
refusal-yammerad-takes-card = let { character-yammerad } take a card, or decline
refusal-too-much-money-held =
    { $limit ->
        [one] you hold more than { $limit } money card
       *[other] you hold more than { $limit } money cards
    }
