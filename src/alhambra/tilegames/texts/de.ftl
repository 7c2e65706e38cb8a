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

## Ablehnungen

refusal-not-a-turn-action = Das ist keine Aktion eines Zuges.
refusal-pass-with-actions = Du darfst nur aussetzen, wenn dir gar keine Aktion möglich ist.
refusal-nothing-taken = Nimm mindestens eine Karte.
refusal-cards-not-in-display = Diese Karten liegen nicht alle in der Auslage.
refusal-taken-is-no-money = Als Geld darfst du nur Geldkarten nehmen.
refusal-taken-too-much = Mehrere Karten darfst du nur nehmen, wenn sie zusammen höchstens { $limit } ergeben.
refusal-tile-not-on-market = Das Plättchen { $tile } liegt nicht im Bauhof.
refusal-bought-face-is-turned = Die Seite { $tile } liegt unten; gekauft wird das Plättchen mit der Seite, die oben liegt.
refusal-cards-not-in-hand = Diese Karten hast du nicht alle auf der Hand.
refusal-wrong-currency = Bezahle nur in der Währung, die zum Bauhof-Feld dieses Plättchens gehört.
refusal-cards-not-enough = Der Preis ist { $price }; diese Karten reichen nicht.
refusal-tiles-are-placed = Jetzt platzierst du deine neuen Plättchen.
refusal-tile-not-new = { $tile } ist keines deiner neuen Plättchen.
refusal-new-tile-is-turned = Die Seite { $tile } ist die Rückseite deines neuen Plättchens; es zeigt die Seite, mit der es gekommen ist.
refusal-awarded-tile-reserved = Ein Plättchen, das am Ende verteilt wird, baust du ein oder lässt es weg.
refusal-awarded-tile-given = Ein Plättchen, das am Ende verteilt wird, kannst du Dirk nicht schenken.
refusal-awarded-tile-turned = Ein Plättchen, das am Ende verteilt wird, wird nicht umgedreht.
refusal-bought-tile-left-out = Ein gekauftes Plättchen kommt in deine Alhambra oder in die Reserve.
refusal-no-dirk = Dirk spielt nur zu zweit mit.
refusal-tile-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
refusal-tile-not-in-reserve-yet = In diesem Zug gekaufte Plättchen liegen noch nicht in der Reserve.
refusal-reserve-tile-turned = Ein Plättchen der Reserve wird nie umgedreht.
refusal-another-tile-there = Das Plättchen { $tile } liegt dort nicht.
refusal-no-other-face = Dieses Plättchen hat keine andere Seite.
refusal-no-place-for-other-face = Für die andere Seite gibt es keinen Bauplatz; in der Reserve darf das Plättchen kostenlos jede Seite zeigen.
refusal-not-one-currency = Bezahle mit Geldkarten einer einzigen Währung.
refusal-turning-costs = Ein Plättchen umzudrehen kostet mindestens { $price }.
refusal-turned-tile-is-placed = Jetzt baust du das Plättchen ein, das du umgedreht hast.
