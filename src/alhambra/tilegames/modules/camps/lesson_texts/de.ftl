# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-camps-welcome = Feldlager sind unter die Gebäude gemischt und werden genauso gekauft. Dieses kostet 6 Denar.
lesson-camps-buy = Du kannst die 6 passend bezahlen.
lesson-camps-again = Passend bezahlt: Nimm noch Geld.
lesson-camps-place = Ein Feldlager steht draußen: Seine Bastion muss eine Mauer deiner Alhambra berühren. Hier ist das die Mauer des Gartens. Zu Fuß erreichbar muss es nicht sein.
lesson-camps-line = Der Pfeil zeigt über deine Alhambra. Jedes Plättchen in einer Linie ohne Lücke bringt in jeder Wertung einen Punkt: Garten und Brunnen sind zwei.
lesson-camps-done = Die Mauer unter der Bastion zählt weiter als Außenmauer. Baue in Richtung des Pfeils weiter, und das Feldlager bringt immer mehr.
