# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-diamonds-welcome = Diamanten sind eine fünfte Währung. Du hast einen mit 4, und einer mit 5 liegt offen.
lesson-diamonds-take = Sie werden wie jede Geldkarte genommen.
lesson-diamonds-any = Kein Feld im Bauhof zeigt Diamanten: Sie gelten auf jedem Feld. Mischen darfst du sie aber mit keiner anderen Währung.
lesson-diamonds-buy = Der Turm kostet 9 Dukaten. Davon hast du keine, aber Diamanten 4 und 5 bezahlen ihn passend.
lesson-diamonds-again = Passend bezahlt, also noch eine Aktion.
lesson-diamonds-place = Baue den Turm neben dem Garten ein.
lesson-diamonds-done = Mit Diamanten kaufst du, was sonst nichts auf deiner Hand bezahlt. Gib sie aus: Bei der letzten Verteilung zählen sie nicht.
