# Wat er in een les wordt gezegd, een bericht voor elke stap.

lesson-camps-welcome = Legerkampen zitten tussen de gebouwtegels, en je koopt ze net zo. Dit legerkamp kost 6 denar.
lesson-camps-buy = Je kunt precies 6 betalen.
lesson-camps-again = Gepast betaald: neem met de extra actie geld.
lesson-camps-place = Een legerkamp staat buiten: zijn bastion moet een muur van je Alhambra raken. Hier is dat de muur van de tuin. Te voet bereikbaar hoeft het niet te zijn.
lesson-camps-line = De pijl wijst over je Alhambra. Elke tegel in een ononderbroken rij levert bij elke waardering een punt op: tuin en fontein zijn er twee.
lesson-camps-done = De muur onder het bastion telt nog steeds als buitenmuur. Bouw verder in de richting van de pijl, dan levert het legerkamp steeds meer op.
