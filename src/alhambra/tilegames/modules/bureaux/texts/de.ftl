module-bureaux = Die Wechselstuben
card-bureau = Wechselstube { $first }/{ $second }
