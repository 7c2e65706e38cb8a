# Partijen en wedstrijden van bots.

error-match-needs-bots = Een wedstrijd heeft minstens twee bots nodig.
error-match-needs-seats = Een wedstrijd heeft minstens twee stoelen nodig.
error-bots-need-seed = Zonder mensen kunnen bots alleen een partij met een startwaarde spelen.
error-bots-do-not-fit-seats =
    { $number ->
        [one] Bij { $number } stoel hoort één bot, niet { $found }.
       *[other] Bij { $number } stoelen horen evenveel bots, niet { $found }.
    }
error-result-is-none = Regel { $line } van { $file } is geen uitslag volgens deze regels.
error-no-cluster = Op { $address } is geen Ray-cluster; start er daar een, of gebruik local.
