module-bonus-cards = De bonuskaarten
card-bonus = bonuskaart { $first } { $number }

## Weigeringen

refusal-bonus-card-not-held = Je hebt { $card } niet gedekt voor je liggen.
refusal-bonus-tile-missing = De tegel { $tile } ligt niet in je Alhambra.
refusal-only-bonus-cards = Vóór de waardering mag je een bonuskaart openleggen, verder niets.

## Fouten in materiaalbestanden

phrase-bonus-cards = Bonuskaarten
error-component-bonus-tile-not-shown = Geen kaart toont de tegel { $given }, die geen muur heeft; { $clause } eist voor elke zulke tegel een kaart.
error-component-bonus-per-seat = Met { $number } spelers zijn het { $found } kaarten per speler, maar { $clause } eist { $expected }.
error-component-bonus-no-tile = In base_tiles.json is er geen tegel { $given }.
error-component-bonus-walls = De tegel { $given } heeft muren, maar { $clause } eist een tegel zonder.
error-component-bonus-type = ‘type’ en ‘price’ moeten { $given } en { $price } zijn, zoals op de tegel.
