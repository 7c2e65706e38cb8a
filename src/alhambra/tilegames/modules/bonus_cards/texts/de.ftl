module-bonus-cards = Die Bonuskarten
card-bonus = Bonuskarte { $first } { $number }
