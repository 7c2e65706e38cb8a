# Games and matches of bots.

error-match-needs-bots = A match needs at least two bots.
error-match-needs-seats = A match needs at least two seats.
error-bots-need-seed = Bots can play a game by themselves only if it has a seed.
error-bots-do-not-fit-seats =
    { $number ->
        [one] { $number } seat needs one bot, not { $found }.
       *[other] { $number } seats need as many bots, not { $found }.
    }
error-result-is-none = Line { $line } of { $file } is not a result of these rules.
error-no-cluster = There is no Ray cluster at { $address }; start one there, or use local.
