# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-huts-welcome = Die Bauhütten liegen in sechs Stapeln, einem für jede Gebäudeart. In jedem Stapel liegt die oberste offen.
lesson-huts-take = Eine Bauhütte kostet kein Geld, aber sie zu nehmen ist deine Aktion. Du hast zwei Gärten dicht beieinander: Nimm die Bauhütte für Gärten.
lesson-huts-place = Sie wird wie jedes Plättchen eingebaut. Lege sie dorthin, wo sie ohne Mauer dazwischen beide Gärten berührt.
lesson-huts-counts = In einer Wertung zählt die Bauhütte für jeden Garten neben ihr wie ein Garten, höchstens für drei. Hier zählt sie wie zwei: Mit deinen beiden Gärten sind es vier.
lesson-huts-done = Niemand darf mehr als drei Bauhütten besitzen. Halte für eine Bauhütte einen Bauplatz zwischen gleichen Gebäuden frei.
