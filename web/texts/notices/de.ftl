# Kommen und Gehen: Nachrichten zum Zug, Aufstehen, Wiedersehen.

notice-title = Benachrichtige mich, wenn ich am Zug bin
notice-about = Nur wenn du schon eine Weile am Zug bist. Genannt wird das Spiel, aber nichts von deiner Hand.
notice-push = Dieser Browser
notice-email = E-Mail
notice-webhook = Webadresse
notice-push-on = In diesem Browser benachrichtigen
notice-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen.
notice-way = Wie
notice-address = Adresse
notice-add = Hinzufügen
notice-code-sent = Code aus der E-Mail
notice-confirm = Bestätigen
notice-end = Keine Benachrichtigungen mehr an { $address }
notice-again = Der Tisch für die nächste Partie steht bereit.
notice-again-go = Hingehen
notice-leave = Diesen Sitz verlassen
notice-time-left = Restzeit für diese Entscheidung
notice-days-left = { $days } T { $hours } Std.
notice-hands = Alle Handkarten
