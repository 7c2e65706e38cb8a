module-bonus-cards = Die Bonuskarten
card-bonus = Bonuskarte { $first } { $number }

## Ablehnungen

refusal-bonus-card-not-held = Du hast { $card } nicht verdeckt vor dir liegen.
refusal-bonus-tile-missing = Das Plättchen { $tile } liegt nicht in deiner Alhambra.
refusal-only-bonus-cards = Vor der Wertung darfst du eine Bonuskarte aufdecken, sonst nichts.
