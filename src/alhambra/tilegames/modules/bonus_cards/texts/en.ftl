module-bonus-cards = The Bonus Cards
card-bonus = bonus { $first } { $number }
