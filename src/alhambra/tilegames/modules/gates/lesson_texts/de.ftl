# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-gates-welcome = Eine Stadttorkarte ist aufgetaucht und liegt offen. Es gibt so viele Tore wie Mitspielende.
lesson-gates-take = Statt Geld darfst du die offene Stadttorkarte nehmen, und sonst nichts dazu.
lesson-gates-wall = Der Turm im Bauhof hat seine Mauer im Süden. Über deinem Garten läge Mauer an Mauer, aber vom Brunnen käme niemand zu Fuß hin. Mit einem Tor geht es.
lesson-gates-buy = Er kostet 11, und du kannst passend bezahlen.
lesson-gates-again = Passend bezahlt: Nimm noch Geld.
lesson-gates-gate = Platziere jetzt den Turm über dem Garten. Die Stadttorkarte zu spielen ist keine eigene Aktion.
lesson-gates-done = Das Tor steht auf der Doppelmauer und öffnet neues Bauland. Es bleibt dort, und die beiden Plättchen daneben können nicht mehr umgebaut werden.
