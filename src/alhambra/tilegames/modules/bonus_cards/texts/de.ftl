module-bonus-cards = Die Bonuskarten
card-bonus = Bonuskarte { $first } { $number }

## Ablehnungen

refusal-bonus-card-not-held = Du hast { $card } nicht verdeckt vor dir liegen.
refusal-bonus-tile-missing = Das Plättchen { $tile } liegt nicht in deiner Alhambra.
refusal-only-bonus-cards = Vor der Wertung darfst du eine Bonuskarte aufdecken, sonst nichts.

## Fehler in Materialdateien

phrase-bonus-cards = Bonuskarten
error-component-bonus-tile-not-shown = Keine Karte zeigt das Plättchen { $given }, das keine Mauer hat; { $clause } verlangt für jedes solche eine Karte.
error-component-bonus-per-seat = Zu { $number } sind es { $found } Karten je Sitz, aber { $clause } verlangt { $expected }.
error-component-bonus-no-tile = In base_tiles.json gibt es kein Plättchen { $given }.
error-component-bonus-walls = Das Plättchen { $given } hat Mauern, aber { $clause } verlangt eines ohne.
error-component-bonus-type = „type“ und „price“ müssen { $given } und { $price } sein wie auf dem Plättchen.
