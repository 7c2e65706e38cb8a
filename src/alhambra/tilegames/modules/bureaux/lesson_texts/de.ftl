# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-bureaux-welcome = Zwischen den Geldkarten liegt eine Wechselstube. Sie zeigt zwei Währungen: diese Gulden und Denar.
lesson-bureaux-take = Statt Geld darfst du als Aktion eine Wechselstube nehmen, und sonst nichts dazu.
lesson-bureaux-price = Der Garten kostet 9 Gulden. Du hast Gulden 4 und Denar 5: Allein reicht beides nicht.
lesson-bureaux-buy = Mit der Wechselstube darfst du ihre beiden Währungen bei einem Kauf mischen. 4 und 5 sind genau 9.
lesson-bureaux-again = Passend bezahlt, also noch eine Aktion. Die Wechselstube ist verbraucht: Sie liegt auf dem Ablagestapel.
lesson-bureaux-place = Baue den Garten unter dem Brunnen ein.
lesson-bureaux-done = Mit einer Wechselstube bezahlst du viel öfter passend. Aber bei der letzten Verteilung zählt sie nicht als Geld: Benutze sie rechtzeitig.
