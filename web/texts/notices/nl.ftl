# Komen en gaan: berichten over je beurt, opstaan, weerzien.

notice-title = Bericht als ik aan de beurt ben
notice-about = Alleen als je beurt al even wacht. Een bericht noemt het spel, maar verraadt niets van je hand.
notice-push = Deze browser
notice-email = E-mail
notice-webhook = Webadres
notice-push-on = Berichten in deze browser tonen
notice-denied = Deze browser staat deze pagina geen berichten toe.
notice-way = Hoe
notice-address = Adres
notice-add = Toevoegen
notice-code-sent = Code uit de e-mail
notice-confirm = Bevestigen
notice-end = Geen berichten meer naar { $address }
notice-again = De tafel voor de volgende partij staat klaar.
notice-again-go = Naar de tafel
notice-leave = Deze stoel verlaten
notice-time-left = Tijd voor deze keuze
notice-days-left = { $days } d { $hours } u
notice-hands = Alle handen
