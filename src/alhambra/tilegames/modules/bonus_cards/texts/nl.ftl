module-bonus-cards = De bonuskaarten
    .short = Bonuskaarten
    .about = Iedereen krijgt verdekt kaarten waarop een tegel zonder muren staat. Ligt die tegel in je Alhambra, dan mag je de kaart openleggen; ze telt als een extra gebouw van die soort.

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
refusal-bonus-tile-missing = De tegel { $tile } ligt niet in je Alhambra.
refusal-only-bonus-cards = Vóór de waardering mag je een bonuskaart openleggen, verder niets.
