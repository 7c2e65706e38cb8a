module-bureaux = De wisselkantoren
card-bureau = wisselkantoor { $first }/{ $second }

## Weigeringen

refusal-bureau-needless = Het wisselkantoor is overbodig: je betaalt niets in de munteenheid { $currency }.
refusal-bureau-mixes-others = Een wisselkantoor mengt zijn twee munteenheden, en een daarvan is die van het bouwwerfveld.
refusal-bureau-not-in-display = De kaart { $card } ligt niet open.
