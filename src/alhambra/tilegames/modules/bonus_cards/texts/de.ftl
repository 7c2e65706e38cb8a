module-bonus-cards = Die Bonuskarten
    .short = Bonuskarten
    .about = Alle bekommen verdeckt Karten, die je ein Plättchen ohne Mauer zeigen. Liegt dieses Plättchen in deiner Alhambra, darfst du die Karte aufdecken; sie zählt dann wie ein weiteres Gebäude dieser Art.

decision-bonus-card = Du darfst Bonuskarten aufdecken:

kind-open-bonus-card = Bonuskarte aufdecken
kind-keep-bonus-cards = keine Bonuskarte aufdecken

action-open-bonus-card = { $card } aufdecken
action-keep-bonus-cards = keine Bonuskarte aufdecken

event-bonus-card-dealt = { $seat } bekommt eine Bonuskarte.
    .you = Du bekommst eine Bonuskarte.
event-bonus-card-received = { $seat } bekommt { $card }.
    .you = Du bekommst { $card }.
event-bonus-card-opened = { $seat } deckt { $card } auf.
    .you = Du deckst { $card } auf.
event-bonus-card-taken-back = { $seat } nimmt { $card } zurück.
    .you = Du nimmst { $card } zurück.
event-bonus-cards-kept = { $seat } deckt keine Bonuskarte auf.
    .you = Du deckst keine Bonuskarte auf.

view-bonus-cards-held = auf der Hand: { $tiles }
view-bonus-cards-open = offen ({ $seat }): { $tiles }

card-bonus = Bonuskarte { $first } { $number }

## Ablehnungen

refusal-bonus-card-not-held = { $card } hast du nicht verdeckt auf der Hand.
refusal-bonus-tile-missing = { $tile } liegt nicht in deiner Alhambra.
refusal-only-bonus-cards = Vor der Wertung kannst du nur Bonuskarten aufdecken.

## Fehler in Materialdateien

phrase-bonus-cards = Bonuskarten
error-component-bonus-tile-not-shown = Keine Karte zeigt das Plättchen { $given }, das keine Mauer hat; { $clause } verlangt für jedes Plättchen ohne Mauer eine Karte.
error-component-bonus-per-seat = { $number ->
    [one] Karten je Sitz mit { $number } Person: { $found }; { $clause } verlangt { $expected }.
   *[other] Karten je Sitz mit { $number } Personen: { $found }; { $clause } verlangt { $expected }.
}
error-component-bonus-no-tile = In base_tiles.json gibt es kein Plättchen { $given }.
error-component-bonus-walls = Das Plättchen { $given } hat Mauern, aber { $clause } verlangt eines ohne.
error-component-bonus-type = „type“ und „price“ müssen { $given } und { $price } sein wie auf dem Plättchen.

## Positions

phrase-position-bonus-card-not-open = Eine offene Bonuskarte muss gezeigt worden sein, und ihr Plättchen muss in der Alhambra liegen.
phrase-position-bonus-card-of-nobody = { $given } wurde gezeigt, liegt aber vor niemandem.
phrase-position-bonus-cards-missing = Hier müssen alle Bonuskarten stehen, die sonst nirgends liegen.
phrase-position-other-bonus-cards-hidden = Verborgen sein müssen genau die Karten, die der Sitz nicht gesehen hat.
