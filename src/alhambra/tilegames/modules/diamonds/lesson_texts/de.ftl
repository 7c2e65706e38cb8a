# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-diamonds-welcome = Diamanten sind eine fünfte Währung. Du hast Diamant 4, und Diamant 5 liegt in der Auslage.
lesson-diamonds-take = Du nimmst Diamanten wie jede andere Geldkarte.
lesson-diamonds-any = Kein Feld im Bauhof zeigt Diamanten: Sie gelten auf jedem Feld. Mischen darfst du sie aber mit keiner anderen Währung.
lesson-diamonds-buy = Der Turm kostet 9 Dukaten. Davon hast du keine, aber mit Diamant 4 und Diamant 5 bezahlst du ihn passend.
lesson-diamonds-again = Passend bezahlt, also noch eine Aktion.
lesson-diamonds-place = Platziere den Turm neben dem Garten.
lesson-diamonds-done = Mit Diamanten kaufst du, wofür dein anderes Geld nicht reicht. Gib sie aus: Wenn die letzten Plättchen verteilt werden, zählen sie nicht.
