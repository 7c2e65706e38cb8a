module-bonus-cards = De bonuskaarten
card-bonus = bonuskaart { $first } { $number }
