# Partien und Wettkämpfe der Bots.

error-match-needs-bots = Ein Wettkampf braucht mindestens zwei Bots.
error-match-needs-seats = Ein Wettkampf braucht mindestens zwei Sitze.
error-bots-need-seed = Allein spielen können Bots nur eine Partie, die einen Startwert hat.
error-bots-do-not-fit-seats =
    { $number ->
        [one] { $number } Sitz braucht einen Bot, nicht { $found }.
       *[other] { $number } Sitze brauchen ebenso viele Bots, nicht { $found }.
    }
error-result-is-none = Zeile { $line } von { $file } ist kein Ergebnis nach diesen Regeln.
error-no-cluster = Unter { $address } gibt es keinen Ray-Cluster; starte dort einen oder nimm local.
