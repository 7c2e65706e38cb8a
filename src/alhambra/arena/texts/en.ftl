# Games and matches of bots.

error-match-needs-bots = a match needs at least two bots
error-match-needs-seats = a match needs at least two seats
error-bots-need-seed = only a game with a seed can be played by bots alone
error-bots-do-not-fit-seats = { $number } seats need as many bots, not { $found }
error-result-is-none = line { $line } of { $file } is not a result of these rules
error-no-cluster = there is no Ray cluster at { $address }; start one there, or take local
