# Kommen und Gehen: Nachrichten zum Zug, Aufstehen, Wiedersehen.

notice-title = Sag mir, wenn ich dran bin
notice-about = Nur wenn ein Zug eine Weile wartet. Jede Nachricht nennt die Partie, nichts von deinen Karten.
notice-push = Dieser Browser
notice-email = E-Mail
notice-webhook = Webadresse
notice-push-on = In diesem Browser melden
notice-denied = Dieser Browser erlaubt von hier keine Meldungen.
notice-way = Wie
notice-address = Adresse
notice-add = Hinzufügen
notice-code-sent = Code aus der E-Mail
notice-confirm = Bestätigen
notice-end = Keine Nachrichten mehr an { $address }
notice-again = Der Tisch für die nächste Partie ist gedeckt.
notice-again-go = Dorthin
notice-leave = Diesen Platz verlassen
notice-time-left = Zeit für diese Entscheidung
notice-days-left = { $days } T { $hours } Std.
notice-hands = Alle Karten
