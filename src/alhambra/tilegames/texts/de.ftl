# Die Spiele mit Plättchen.

## Spiele und Varianten

game-alhambra = Der Palast von Alhambra
game-granada = Granada
game-combined = Alhambra + Granada
option-simplified-scoring = vereinfachte Wertung

## Wie die Dinge heißen

type-pavilion = Pavillon
type-seraglio = Serail
type-arcades = Arkaden
type-chambers = Gemächer
type-garden = Garten
type-tower = Turm
type-arena = Arena
type-bath-house = Badehaus
type-library = Bibliothek
type-hostel = Herberge
type-hospital = Hospital
type-market = Markt
type-park = Park
type-school = Schule
type-residential-area = Wohnviertel

currency-gulden = Gulden
currency-dirham = Dirham
currency-denar = Denar
currency-dukat = Dukate

# Ein Plättchen nach Gebäudeart, Preis und Seiten mit Mauer, eine Karte nach Währung und Wert.
tile = { $name } { $number }
tile-sides = { $name } { $number } { $sides }
tile-fountain = Startplättchen
tile-alhambra = Startplättchen der Stadt
card = { $name } { $number }

# Die Seiten eines Plättchens: als Buchstaben und als Wörter.
sides-open = offen
letter-n = N
letter-e = O
letter-s = S
letter-w = W
side-n = Nordseite
side-e = Ostseite
side-s = Südseite
side-w = Westseite
