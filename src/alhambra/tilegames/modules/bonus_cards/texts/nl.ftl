module-bonus-cards = De bonuskaarten
    .short = Bonuskaarten
    .about = Iedereen krijgt gedekte kaarten, elk met een tegel zonder muren. Ligt die tegel in je Alhambra, dan mag je de kaart openleggen: die telt dan als een extra gebouw van die soort.

decision-bonus-card = Je mag bonuskaarten openleggen:

kind-open-bonus-card = bonuskaart openleggen
kind-keep-bonus-cards = geen bonuskaart openleggen

action-open-bonus-card = { $card } openleggen
action-keep-bonus-cards = geen bonuskaart openleggen

event-bonus-card-dealt = { $seat } krijgt een bonuskaart.
    .you = Je krijgt een bonuskaart.
event-bonus-card-received = { $seat } krijgt { $card }.
    .you = Je krijgt { $card }.
event-bonus-card-opened = { $seat } legt { $card } open.
    .you = Je legt { $card } open.
event-bonus-card-taken-back = { $seat } neemt { $card } terug.
    .you = Je neemt { $card } terug.
event-bonus-cards-kept = { $seat } legt geen bonuskaart open.
    .you = Je legt geen bonuskaart open.

view-bonus-cards-held = in de hand: { $tiles }
view-bonus-cards-open = open ({ $seat }): { $tiles }

card-bonus = bonuskaart { $first } { $number }

## Weigeringen

refusal-bonus-card-not-held = Je hebt { $card } niet gedekt voor je liggen.
refusal-bonus-tile-missing = Er ligt geen { $tile } in je Alhambra.
refusal-only-bonus-cards = Vóór de waardering kun je alleen bonuskaarten openleggen.

## Fouten in materiaalbestanden

phrase-bonus-cards = Bonuskaarten
error-component-bonus-tile-not-shown = Geen kaart toont de tegel { $given }, die geen muur heeft; { $clause } eist voor elke tegel zonder muur een kaart.
error-component-bonus-per-seat = { $number ->
    [one] Kaarten per stoel met { $number } speler: { $found }; volgens { $clause } moeten het er { $expected } zijn.
   *[other] Kaarten per stoel met { $number } spelers: { $found }; volgens { $clause } moeten het er { $expected } zijn.
}
error-component-bonus-no-tile = In base_tiles.json staat geen tegel { $given }.
error-component-bonus-walls = De tegel { $given } heeft muren, maar { $clause } eist een tegel zonder.
error-component-bonus-type = ‘type’ en ‘price’ moeten { $given } en { $price } zijn, zoals op de tegel.

## Positions

phrase-position-bonus-card-not-open = Een open bonuskaart moet getoond zijn, en de tegel erop moet in het Alhambra liggen.
phrase-position-bonus-card-of-nobody = { $given } is getoond, maar niemand heeft die.
phrase-position-bonus-cards-missing = Hier moeten alle bonuskaarten staan die nergens anders liggen.
phrase-position-other-bonus-cards-hidden = Andere kaarten zijn verborgen dan die de stoel niet heeft gezien.
