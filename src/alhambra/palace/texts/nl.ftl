# Het bouwterrein: waarom een tegel niet mag liggen of weggaan waar iemand dat wil.

refusal-cell-occupied = Daar ligt al een tegel.
refusal-no-contact = De tegel zou je Alhambra met geen enkele zijde raken.
refusal-area-enclosed = Zo zou een leeg gebied worden ingesloten.
refusal-camp-against-camp = Legerkampen mogen elkaar alleen met groene zijden raken; aan de { $side } is dat niet zo.
refusal-camp-against-building = Een legerkamp mag gebouwtegels alleen met een bastion tegen een muur raken; aan de { $side } is dat niet zo.
refusal-palace-against-city = Paleis en stad mogen elkaar alleen met een muur tegen een gracht raken; aan de { $side } is dat niet zo.
refusal-wall-against-open-side = Aan de { $side } zou een muur tegen een open zijde komen.
refusal-moat-against-open-side = Aan de { $side } zou een gracht tegen een open zijde komen.
refusal-camp-without-wall = Een legerkamp moet met een bastion tegen een stadsmuur staan.
refusal-city-without-palace = De eerste tegel van de stad moet met een gracht tegen een muur van het paleis liggen.
refusal-no-way-from-city = De tegel zou vanaf de eerste tegel van de stad niet te voet bereikbaar zijn.
refusal-no-way = De tegel zou vanaf de starttegel niet te voet bereikbaar zijn.
refusal-no-tile-there = Daar ligt geen tegel.
refusal-tile-at-gate = De tegels aan een stadspoort worden nooit verbouwd.
refusal-first-city-tile-stays = De eerste tegel van de stad wordt nooit verbouwd.
refusal-starting-tile-stays = De starttegel wordt nooit verplaatst of afgebroken.
refusal-leaves-hole = Zonder deze tegel zou er een gat overblijven.
refusal-cuts-way = Andere tegels zouden niet meer te voet bereikbaar zijn.
refusal-camp-loses-wall = Een legerkamp zou met geen enkel bastion meer tegen een muur staan.
refusal-city-loses-palace = Paleis en stad zouden elkaar niet meer raken.
refusal-swap-does-not-fit = Volgens de bouwregels mag de nieuwe tegel daar niet liggen.
refusal-gate-on-wrong-side = Een stadspoort moet op een van de dubbele stadsmuren staan die door deze tegel ontstaan.
refusal-gate-needless = Je mag een stadspoort alleen zetten waar de tegel die nodig heeft.

## Waar een tegel past

fits-nowhere = { $tile } past nu nergens: { $reasons }.
    .bought = { $tile } zou nu nergens passen en naar je reserve gaan: { $reasons }.
misfit-on-some = { $reason } ({ $number ->
    [one] { $number } vakje
   *[other] { $number } vakjes
})
misfit-on-all = { $reason } ({ $number ->
    [one] het enige vrije vakje
   *[other] alle { $number } vrije vakjes
})
misfit-area-enclosed = er zou een leeg gebied worden ingesloten
misfit-camp-against-camp = de tegel zou een ander legerkamp raken, en niet alleen met groene zijden
misfit-camp-against-building = de tegel zou een gebouw raken, maar niet met het bastion tegen een muur
misfit-palace-against-city = paleis en stad zouden elkaar raken, maar niet met een muur tegen een gracht
misfit-wall-against-open-side = er zou een muur tegen een open zijde komen
misfit-moat-against-open-side = er zou een gracht tegen een open zijde komen
misfit-camp-without-wall = geen bastion zou tegen een stadsmuur staan
misfit-city-without-palace = de stad zou niet met een gracht tegen een muur van het paleis beginnen
misfit-no-way-from-city = de tegel zou vanaf de eerste tegel van de stad niet te voet bereikbaar zijn
misfit-no-way = de tegel zou vanaf de starttegel niet te voet bereikbaar zijn

## Positions

refusal-tile-not-reached = Een tegel is niet te voet te bereiken.
refusal-city-apart = Paleis en stad raken elkaar niet.
refusal-hole-in-palace = Een leeg gebied is ingesloten.
