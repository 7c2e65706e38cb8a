# Kommen und Gehen: Nachrichten zum Zug, Aufstehen, Wiedersehen.

notice-again = Der Tisch für die nächste Partie steht bereit.
notice-again-go = Hingehen
notice-time-left = Restzeit für diese Entscheidung
notice-days-left = { $days } T { $hours } Std.
notice-hands = Alle Handkarten
