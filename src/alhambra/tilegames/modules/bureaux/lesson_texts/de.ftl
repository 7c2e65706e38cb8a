# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-bureaux-welcome = Zwischen den Geldkarten liegt eine Wechselstube. Sie zeigt zwei Währungen: diese Gulden und Denar.
lesson-bureaux-take = Statt Geld darfst du als Aktion eine Wechselstube nehmen, und sonst nichts dazu.
lesson-bureaux-price = Der Garten kostet 9 Gulden. Du hast Gulden 4 und Denar 5: Keine der beiden Karten reicht allein.
lesson-bureaux-buy = Mit der Wechselstube darfst du ihre beiden Währungen bei einem Kauf mischen. 4 und 5 sind genau 9.
lesson-bureaux-again = Passend bezahlt, also noch eine Aktion. Die Wechselstube ist verbraucht: Sie liegt auf dem Ablagestapel.
lesson-bureaux-place = Platziere den Garten unter dem Brunnen.
lesson-bureaux-done = Mit einer Wechselstube kannst du viel öfter passend bezahlen. Aber wenn die letzten Plättchen verteilt werden, zählt sie nicht als Geld: Benutze sie rechtzeitig.
