module-bonus-cards = De bonuskaarten
card-bonus = bonuskaart { $first } { $number }

## Weigeringen

refusal-bonus-card-not-held = Je hebt { $card } niet gedekt voor je liggen.
refusal-bonus-tile-missing = De tegel { $tile } ligt niet in je Alhambra.
refusal-only-bonus-cards = Vóór de waardering mag je een bonuskaart openleggen, verder niets.
