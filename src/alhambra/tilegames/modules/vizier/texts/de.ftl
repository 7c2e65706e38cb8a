module-vizier = Die Gunst des Wesirs
    .short = Wesir
    .about = Alle haben einen Wesirstein. Mit ihm kannst du zwischen zwei Zügen ein Plättchen kaufen, wenn du passend bezahlst. Danach ist der Stein umgedreht; ihn wieder zu aktivieren kostet eine Aktion.

decision-vizier = Du darfst sofort mit deinem Wesirstein kaufen:

kind-turn-stone-up = Wesirstein wieder aktivieren
kind-buy-with-stone = mit dem Wesirstein kaufen
kind-keep-stone = Wesirstein nicht einsetzen

action-turn-stone-up = Wesirstein wieder aktivieren
action-buy-with-stone = { $tile } sofort mit { $cards } kaufen
action-keep-stone = Wesirstein nicht einsetzen

event-stone-used = { $seat } setzt den Wesirstein ein und kauft { $tile } mit { $cards }.
    .you = Du setzt den Wesirstein ein und kaufst { $tile } mit { $cards }.
event-stone-kept = { $seat } setzt den Wesirstein nicht ein.
    .you = Du setzt den Wesirstein nicht ein.
event-stone-turned-up = { $seat } aktiviert den Wesirstein wieder.
    .you = Du aktivierst den Wesirstein wieder.

view-vizier-active = aktivierte Steine: { $owners }

## Ablehnungen

refusal-stone-active = Dein Wesirstein ist schon aktiviert.
refusal-stone-only-buys = Zwischen zwei Zügen kann der Wesirstein nur ein Plättchen aus dem Bauhof kaufen.
refusal-stone-pays-exactly = Der Preis ist { $price }; mit dem Wesirstein musst du passend bezahlen.
