# Komen en gaan: berichten over je beurt, opstaan, weerzien.

notice-again = De tafel voor de volgende partij staat klaar.
notice-again-go = Naar de tafel
notice-time-left = Tijd voor deze keuze
notice-days-left = { $days } d { $hours } u
notice-hands = Alle handen
