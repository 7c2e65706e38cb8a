module-bureaux = Die Wechselstuben
card-bureau = Wechselstube { $first }/{ $second }

## Ablehnungen

refusal-bureau-needless = Die Wechselstube ist überflüssig: Du bezahlst nichts in der Währung { $currency }.
refusal-bureau-mixes-others = Eine Wechselstube mischt ihre beiden Währungen, und eine davon ist die des Bauhof-Felds.
refusal-bureau-not-in-display = { $card } liegt nicht in der Auslage.
