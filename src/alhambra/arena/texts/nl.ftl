# Partijen en wedstrijden van bots.

error-match-needs-bots = Een wedstrijd heeft ten minste twee bots nodig.
error-match-needs-seats = Een wedstrijd heeft ten minste twee stoelen nodig.
error-bots-need-seed = Alleen een partij met een startwaarde kan door bots alleen worden gespeeld.
error-bots-do-not-fit-seats =
    { $number ->
        [one] Bij { $number } stoel horen evenveel bots, niet { $found }.
       *[other] Bij { $number } stoelen horen evenveel bots, niet { $found }.
    }
error-result-is-none = Regel { $line } van { $file } is geen uitslag volgens deze regels.
error-no-cluster = Op { $address } is geen Ray-cluster; start er daar een, of neem local.
