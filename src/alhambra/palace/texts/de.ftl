# Der Bauplatz: warum ein Plättchen nicht liegen oder gehen darf, wo jemand es möchte.

refusal-cell-occupied = Dort liegt schon ein Plättchen.
refusal-no-contact = Das Plättchen würde deine Alhambra mit keiner Seite berühren.
refusal-area-enclosed = Dadurch würde ein leerer Bereich eingeschlossen.
refusal-camp-against-camp = Feldlager dürfen einander nur mit grünen Seiten berühren; an der { $side } ist das nicht der Fall.
refusal-camp-against-building = Ein Feldlager darf Gebäudeplättchen nur mit einer Bastion an einer Mauer berühren; an der { $side } ist das nicht der Fall.
refusal-palace-against-city = Palast und Stadt dürfen sich nur mit einer Mauer an einem Graben berühren; an der { $side } ist das nicht der Fall.
refusal-wall-against-open-side = An der { $side } würde eine Mauer auf eine offene Seite treffen.
refusal-moat-against-open-side = An der { $side } würde ein Graben auf eine offene Seite treffen.
refusal-camp-without-wall = Ein Feldlager muss mit einer Bastion an einer Stadtmauer stehen.
refusal-city-without-palace = Das erste Plättchen der Stadt muss mit einem Graben an einer Mauer des Palasts liegen.
refusal-no-way-from-city = Das Plättchen wäre vom ersten Plättchen der Stadt aus nicht zu Fuß erreichbar.
refusal-no-way = Das Plättchen wäre vom Startplättchen aus nicht zu Fuß erreichbar.
refusal-no-tile-there = Dort liegt kein Plättchen.
refusal-tile-at-gate = Die Plättchen an einem Stadttor werden nie umgebaut.
refusal-first-city-tile-stays = Das erste Plättchen der Stadt wird nie umgebaut.
refusal-starting-tile-stays = Das Startplättchen wird nie versetzt oder abgebaut.
refusal-leaves-hole = Ohne dieses Plättchen bliebe ein Loch zurück.
refusal-cuts-way = Andere Plättchen wären nicht mehr zu Fuß erreichbar.
refusal-camp-loses-wall = Ein Feldlager stünde dann mit keiner Bastion mehr an einer Mauer.
refusal-city-loses-palace = Palast und Stadt würden sich nicht mehr berühren.
refusal-swap-does-not-fit = Nach den Bauregeln könnte das neue Plättchen dort nicht liegen.
refusal-gate-on-wrong-side = Ein Stadttor muss auf einer der Doppelmauern stehen, die durch dieses Plättchen entstehen.
refusal-gate-needless = Ein Stadttor darfst du nur dort setzen, wo das Plättchen es braucht.

## Wo ein Plättchen passt

fits-nowhere = { $tile } passt jetzt nirgends: { $reasons }.
    .bought = { $tile } würde jetzt nirgends passen und käme in deine Reserve: { $reasons }.
misfit-on-some = { $reason } ({ $number ->
    [one] { $number } Bauplatz
   *[other] { $number } Bauplätze
})
misfit-on-all = { $reason } ({ $number ->
    [one] der einzige freie Bauplatz
   *[other] alle { $number } freien Bauplätze
})
misfit-area-enclosed = ein leerer Bereich würde eingeschlossen
misfit-camp-against-camp = es würde ein anderes Feldlager nicht nur mit grünen Seiten berühren
misfit-camp-against-building = es würde ein Gebäude berühren, aber nicht mit der Bastion an einer Mauer
misfit-palace-against-city = Palast und Stadt würden sich berühren, aber nicht mit einer Mauer an einem Graben
misfit-wall-against-open-side = eine Mauer würde auf eine offene Seite treffen
misfit-moat-against-open-side = ein Graben würde auf eine offene Seite treffen
misfit-camp-without-wall = keine Bastion stünde an einer Stadtmauer
misfit-city-without-palace = die Stadt würde nicht mit einem Graben an einer Mauer des Palasts beginnen
misfit-no-way-from-city = es wäre vom ersten Plättchen der Stadt aus nicht zu Fuß erreichbar
misfit-no-way = es wäre vom Startplättchen aus nicht zu Fuß erreichbar

## Positions

refusal-tile-not-reached = Ein Plättchen ist zu Fuß nicht zu erreichen.
refusal-city-apart = Palast und Stadt berühren sich nicht.
refusal-hole-in-palace = Eine leere Fläche ist eingeschlossen.
