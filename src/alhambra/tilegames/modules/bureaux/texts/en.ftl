module-bureaux = The Bureaux de Change
card-bureau = bureau { $first } { $second }
