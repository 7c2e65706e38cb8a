# Die Spiele mit Plättchen.

## Spiele und Varianten

game-alhambra = Der Palast von Alhambra
    .short = Alhambra
    .own = die Alhambra von { $seat }
    .yours = deine Alhambra
    .about = Sammle Geld in vier Währungen, kaufe Plättchen vom Bauhof und baue deine eigene Alhambra. Dreimal gibt es Punkte: für die meisten Gebäude jeder Art und für die längste Außenmauer. Wer passend bezahlt, bekommt eine weitere Aktion.
game-granada = Granada
    .short = Granada
    .own = die Stadt von { $seat }
    .yours = deine Stadt
    .about = Wie Alhambra, aber eine Stadt mit Gräben. Jedes Plättchen hat zwei Seiten mit eigener Gebäudeart und eigenem Preis, und eine Art ist umso mehr wert, je mehr Gebäude dieser Art alle zusammen gebaut haben.
game-combined = Alhambra + Granada
    .short = Alhambra + Granada
    .own = Palast und Stadt von { $seat }
    .yours = dein Palast und deine Stadt
    .about = Palast und Stadt in einem: Jedes Feld des Bauhofs bietet je ein Plättchen beider Spiele an. Wo Mauer und Graben nebeneinander verlaufen, gibt es noch einmal Punkte.
option-simplified-scoring = vereinfachte Wertung
    .about = Die Plätze einer Gebäudeart sind in Granada feste Punkte wert, egal wie viel davon gebaut wurde.
option-scoring-at-once = sofortige Wertung
    .about = Wird eine Wertungskarte aufgedeckt, wird sofort gewertet: bevor eine weitere Karte gezogen und der Bauhof aufgefüllt wird.

## Entscheidungen

decision-turn = Du bist am Zug. Wähle eine Aktion:
decision-place = Platziere deine neuen Plättchen:
decision-place-turned = Platziere das umgedrehte Plättchen:

## Arten von Aktionen

kind-take = Geld nehmen
kind-buy = Plättchen kaufen
kind-build = Plättchen aus der Reserve anbauen
kind-swap = Plättchen mit der Reserve austauschen
kind-remove = Plättchen abbauen
kind-pass = aussetzen
kind-place = Plättchen platzieren
kind-reserve = in die Reserve legen
kind-give = an Dirk verschenken
kind-leave = nicht einbauen
kind-turn-over = Plättchen umdrehen

## Aktionen

action-take = { $cards } nehmen
action-buy = { $tile } mit { $cards } kaufen
    .exact = passend: weitere Aktion
    .too-much = { $amount } zu viel
action-build = { $tile } auf { $cell } anbauen
    .where = Auf welchem Bauplatz willst du { $tile } anbauen?
action-remove = { $tile } auf { $cell } abbauen
action-swap = { $old } auf { $cell } gegen { $tile } austauschen
action-pass = aussetzen
action-place = { $tile } auf { $cell } platzieren
    .where = Auf welchem Bauplatz willst du { $tile } platzieren?
action-reserve = { $tile } in die Reserve legen
action-give = { $tile } an Dirk verschenken
action-leave = { $tile } nicht einbauen
action-turn-over = { $tile } für { $cards } umdrehen

## Ereignisse

event-money-dealt = { $seat } bekommt { $card } als Startgeld.
    .you = Du bekommst { $card } als Startgeld.
event-turn-begins = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-turn-ends = { $seat } beendet den Zug.
    .you = Du beendest deinen Zug.
event-money-taken = { $seat } nimmt { $cards }.
    .you = Du nimmst { $cards }.
event-tile-bought =
    { $cards_count ->
        [0] { $seat } bekommt { $tile }, ohne zu bezahlen.
       *[other]
            { $exact ->
                [true] { $seat } kauft { $tile } passend mit { $cards }.
               *[false] { $seat } kauft { $tile } mit { $cards }.
            }
    }
    .you =
    { $cards_count ->
        [0] Du bekommst { $tile }, ohne zu bezahlen.
       *[other]
            { $exact ->
                [true] Du kaufst { $tile } passend mit { $cards }.
               *[false] Du kaufst { $tile } mit { $cards }.
            }
    }
event-passed = { $seat } setzt aus.
    .you = Du setzt aus.
event-tile-placed = { $seat } platziert { $tile } auf { $cell }.
    .you = Du platzierst { $tile } auf { $cell }.
event-tile-removed = { $seat } baut { $tile } auf { $cell } ab.
    .you = Du baust { $tile } auf { $cell } ab.
event-tile-reserved = { $seat } legt { $tile } in die Reserve.
    .you = Du legst { $tile } in die Reserve.
event-tile-given = { $seat } schenkt Dirk { $tile }.
    .you = Du schenkst Dirk { $tile }.
event-tile-left-out = { $seat } baut { $tile } nicht ein.
    .you = Du baust { $tile } nicht ein.
event-tile-turned-over = { $seat } dreht { $tile } für { $cards } um: Jetzt zeigt das Plättchen { $face }.
    .you = Du drehst { $tile } für { $cards } um: Jetzt zeigt das Plättchen { $face }.
event-card-revealed = Aufgedeckt: { $card }.
event-tile-revealed = Neu auf Feld { $field } des Bauhofs: { $tile }.
event-deck-reshuffled = Der Ablagestapel wird zum neuen Geldkartenstapel gemischt.
event-scoring-card-revealed = Die Karte der { $scoring }. Wertung wird aufgedeckt.
event-scoring-begins = Die { $scoring }. Wertung beginnt.
event-scoring = { $scoring }. Wertung: { $seats }.
event-end-points = Am Ende der Partie: { $seats }.
event-dirk-got-tile = Dirk bekommt { $tile }.
event-game-ends = Die Partie geht zu Ende, und die letzten Plättchen werden verteilt.
event-tiles-unclaimed =
    { $seats_count ->
        [0] Niemand bekommt { $tiles }, weil niemand Geld in der Währung { $currency } hat.
       *[other] Niemand bekommt { $tiles }: Gleichstand in der Währung { $currency } ({ $seats }: je { $money }).
    }
event-tiles-awarded = { $seat } hat das meiste Geld und bekommt { $tiles }.
    .you = Du hast das meiste Geld und bekommst { $tiles }.
event-marker-moved =
    { $marker ->
        [even] Der Markierungsstein zeigt jetzt auf die geraden Preise.
       *[odd] Der Markierungsstein zeigt jetzt auf die ungeraden Preise.
    }
## Woher die Punkte einer Wertung kommen

points-by-source = { $seat } { $points } ({ $sources })
source-tiles = { $points } für Gebäude
source-wall = { $points } für die Mauer
source-moat = { $points } für den Graben
source-wall-and-moat = { $points } für Mauer und Graben

## Gleichstand in einer Wertung

tie-shared = { $type }, Gleichstand bei { $tiles_number } ({ $seats }): Die Punkte der Plätze ({ $places }) werden geteilt, je { $points }{ $is_rounded ->
    [true] , abgerundet
   *[false] {""}
}.
tie-by-price = { $type }, Gleichstand bei { $tiles_number }: Das teuerste Plättchen entscheidet ({ $seats }).

## Wie die Dinge heißen

type-pavilion = Pavillon
    .letter = Pv
type-seraglio = Serail
    .letter = Se
type-arcades = Arkaden
    .letter = Ak
type-chambers = Gemächer
    .letter = Gm
type-garden = Garten
    .letter = Ga
type-tower = Turm
    .letter = Tu
type-arena = Arena
    .letter = ar
type-bath-house = Badehaus
    .letter = ba
type-library = Bibliothek
    .letter = bi
type-hostel = Herberge
    .letter = he
type-hospital = Hospital
    .letter = ho
type-market = Markt
    .letter = ma
type-park = Park
    .letter = pa
type-school = Schule
    .letter = sc
type-residential-area = Wohnviertel
    .letter = wo

currency-gulden = Gulden
currency-dirham = Dirham
currency-denar = Denar
currency-dukat = Dukate

# Ein Plättchen nach Gebäudeart und Preis, vollständig mit seinen Mauern; eine Karte nach Währung und Wert.
tile = { $name } { $number }
tile-sides =
    { $sides_count ->
        [0] { $name } { $number } ohne Mauer
        [one] { $name } { $number } mit Mauer im { $sides }
       *[other] { $name } { $number } mit Mauern im { $sides }
    }
tile-moats =
    { $sides_count ->
        [0] { $tile } ohne Graben
        [one] { $tile } mit Graben im { $sides }
       *[other] { $tile } mit Gräben im { $sides }
    }
tile-fountain = Startplättchen
    .short = Brunnen
tile-alhambra = Startplättchen der Stadt
    .short = Alhambra
card = { $name } { $number }

# Die Seiten eines Plättchens: als Buchstaben und als Wörter.
sides-open = offen
letter-n = N
letter-e = O
letter-s = S
letter-w = W
direction-n = Norden
direction-e = Osten
direction-s = Süden
direction-w = Westen
side-n = Nordseite
side-e = Ostseite
side-s = Südseite
side-w = Westseite

## Ablehnungen

refusal-not-a-turn-action = Diese Aktion gibt es in deinem Zug nicht.
refusal-pass-with-actions = Du darfst nur aussetzen, wenn du keine erlaubte Aktion hast.
refusal-nothing-taken = Nimm mindestens eine Karte.
refusal-cards-not-in-display = Diese Karten liegen nicht alle in der Auslage.
refusal-taken-is-no-money = Als Geld darfst du nur Geldkarten nehmen.
refusal-taken-too-much = Mehrere Karten darfst du nur nehmen, wenn sie zusammen höchstens { $limit } ergeben.
refusal-tile-not-on-market = { $tile } liegt nicht im Bauhof.
refusal-bought-face-is-turned = Die Seite { $tile } liegt unten; gekauft wird das Plättchen mit der Seite, die oben liegt.
refusal-cards-not-in-hand = Diese Karten hast du nicht alle auf der Hand.
refusal-wrong-currency = Bezahle nur in der Währung, die zum Bauhof-Feld dieses Plättchens gehört.
refusal-cards-not-enough = Der Preis ist { $price }; diese Karten reichen nicht.
refusal-tiles-are-placed = Platziere zuerst deine neuen Plättchen.
refusal-tile-not-new = { $tile } ist keines deiner neuen Plättchen.
refusal-new-tile-is-turned = Die Seite { $tile } ist die Rückseite deines neuen Plättchens; es zeigt die Seite, mit der du es bekommen hast.
refusal-awarded-tile-reserved = Ein Plättchen, das am Ende verteilt wird, kommt nicht in die Reserve; du kannst es nur platzieren oder weglassen.
refusal-awarded-tile-given = Ein Plättchen, das am Ende verteilt wird, kannst du Dirk nicht schenken.
refusal-awarded-tile-turned = Ein Plättchen, das am Ende verteilt wird, wird nicht umgedreht.
refusal-bought-tile-left-out = Ein gekauftes Plättchen kommt in deine Alhambra oder in die Reserve.
refusal-no-dirk = Dirk spielt nur in Partien zu zweit mit.
refusal-tile-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
refusal-tile-not-in-reserve-yet = In diesem Zug gekaufte Plättchen liegen noch nicht in deiner Reserve.
refusal-reserve-tile-turned = Ein Plättchen in der Reserve wird nie umgedreht.
refusal-another-tile-there = { $tile } liegt dort nicht.
refusal-no-other-face = Dieses Plättchen hat keine andere Seite.
refusal-no-place-for-other-face = Mit der anderen Seite passt das Plättchen nirgends hin; in der Reserve darf es kostenlos jede Seite zeigen.
refusal-not-one-currency = Bezahle mit Geldkarten einer einzigen Währung.
refusal-turning-costs = Ein Plättchen umzudrehen kostet mindestens { $price }.
refusal-turned-tile-is-placed = Platziere zuerst das umgedrehte Plättchen.

## Fehler

error-module-name-is-none = Ein Modul braucht einen Namen, den auch ein Ordner haben könnte, nicht { $given }.
error-module-there-already = Das Modul { $given } gibt es schon.
error-module-is-none = Ein Modul ist eine Unterklasse von Module, nicht { $given }.
error-module-of-no-game = Das Modul { $given } gehört zu einem unbekannten Spiel: { $unknown }.
error-rules-are-none = Die Regeln eines Spiels mit Plättchen sind eine Unterklasse von AlhambraRules, nicht { $given }.
error-module-not-in-play = Das Modul { $given } ist in dieser Partie nicht dabei.
error-tile-name-twice = Zwei Plättchen dieses Spiels heißen { $given }.

## Positions

error-module-without-position = Das Modul { $given } gibt nicht an, wie sein Zustand geschrieben wird.
phrase-position-no-tile = Es gibt kein Plättchen { $given }, das da liegen könnte.
phrase-position-lies-elsewhere = { $given } liegt schon anderswo.
phrase-position-no-card = Es gibt keine Karte { $given }.
phrase-position-too-many-cards = { $most ->
    [one] Im Spiel gibt es { $most } Karte { $given }, nicht { $found }.
   *[other] Im Spiel gibt es { $most } Karten { $given }, nicht { $found }.
}
phrase-position-no-cell = { $given } ist kein Bauplatz wie 2,-1.
phrase-position-no-name = Hier heißt nichts { $given }.
phrase-position-seat-twice = Ein Sitz kommt zweimal vor.
phrase-position-hidden-piles = Verborgen sein können die Teilstapel nur für einen Sitz, der weiß, wie sie gebildet worden sein könnten.
phrase-position-no-piles = { $most ->
    [one] Ein Stapel besteht aus höchstens { $most } Teilstapel, und keiner ist leer.
   *[other] Ein Stapel besteht aus höchstens { $most } Teilstapeln, und keiner ist leer.
}
phrase-position-no-special-card = Die Karte { $given } wird in keinen Teilstapel gemischt.
phrase-position-drawn-in-order = Die gezogenen Karten müssen der Reihe nach nummeriert sein, bis { $number }.
phrase-position-built-of-others = Jede Möglichkeit muss aus denselben Karten bestehen wie die erste.
phrase-position-no-group = Das müssen verschiedene Karten einer Art sein.
error-position-too-many-cards = { $most ->
    [one] Im Spiel gibt es { $most } Karte { $given }, nicht { $found }.
   *[other] Im Spiel gibt es { $most } Karten { $given }, nicht { $found }.
}
error-position-piles-without-pool = { $number ->
    [one] Die Teilstapel enthalten nicht die { $number } gewöhnliche Karte, die im Stapel liegt.
   *[other] Die Teilstapel enthalten nicht die { $number } gewöhnlichen Karten, die im Stapel liegen.
}
error-position-piles-with-others = { $most ->
    [one] Für die Teilstapel bleibt { $most } Karte { $given }, nicht { $found }.
   *[other] Für die Teilstapel bleiben { $most } Karten { $given }, nicht { $found }.
}
error-position-piles-not-built-so = Auf keine der angegebenen Weisen kann der Stapel so gebildet worden sein, dass diese Teilstapel übrig sind.
phrase-position-no-scorings = Das müssen Nummern von Wertungen sein.
phrase-position-scorings-twice = Jede Wertung gibt es nur einmal und der Reihe nach; eine fällige oder künftige hat hier schon stattgefunden.
phrase-position-no-marker = Der Markierungsstein kann { $given } nicht zeigen; möglich: { $possible }.
phrase-position-no-market = { $number ->
    [one] Es gibt { $number } Feld für Plättchen; ein leeres ist „{ $none }“.
   *[other] Es gibt { $number } Felder für Plättchen; ein leeres ist „{ $none }“.
}
phrase-position-display-too-large = { $most ->
    [one] In der Auslage liegt höchstens { $most } Karte, nicht { $found }.
   *[other] In der Auslage liegen höchstens { $most } Karten, nicht { $found }.
}
phrase-position-does-not-lie-there = { $given } kann dort nicht liegen.
phrase-position-nothing-hidden = Hier kann nichts verborgen sein.
phrase-position-cell-twice = Auf dem Bauplatz { $given } liegen zwei Plättchen.
phrase-position-no-city-tile = Dort liegt kein Plättchen der Stadt.
phrase-position-without-first-of-city = Die Stellung muss angeben, auf welchem Bauplatz die Stadt begann.
phrase-position-too-many-steps = { $most ->
    [one] Höchstens { $most } Schritt steht an.
   *[other] Höchstens { $most } Schritte stehen an.
}
phrase-position-last-step = Der letzte Schritt muss einer von diesen sein: { $possible }.
phrase-position-new-tiles-of-nobody = Niemand ist im Begriff, diese Plättchen zu platzieren.
phrase-position-no-draw = Zu einer gezogenen Karte gehören der Sitz, der Stapel, die Stelle darin und, falls bekannt, die Karte und ihr Zustand.
phrase-position-never-secret = Eine solche Karte wird nicht geheim gehalten.
phrase-position-no-clue = Ein Hinweis nennt den Sitz, wie oft vorher gezogen wurde und was zu sehen war.
phrase-position-draw-out-of-deck = An der Stelle { $place } des Stapels, nach der vorigen, wurde keine Karte geheim gezogen.
phrase-position-secret-of-used-deck = Stapel { $number } ist aufgebraucht, und alles, was aus ihm gezogen wurde, ist bekannt.
phrase-position-second-drawer = In einer Partie zieht nur ein Sitz geheime Karten, nicht auch { $seat }.
phrase-position-no-drawer = { $seat } zieht keine geheimen Karten.
phrase-position-too-many-secrets = Wer { $most } verborgene Karten hat, zieht erst wieder, wenn zu sehen war, wie wenig Geld darunter ist.
phrase-position-secret-shown = Was von der Hand gezeigt wurde, passt nicht zu den Hinweisen.
phrase-position-secret-not-in-hand = Der Sitz hat { $given } geheim gezogen und nicht gezeigt, hält sie aber nicht.
phrase-position-hidden-in-hand = { $number ->
    [one] In der Hand ist { $number } geheim gezogene Karte verborgen.
   *[other] In der Hand sind { $number } geheim gezogene Karten verborgen.
}
phrase-position-deck-too-small = Der Stapel enthält nicht alle Karten, die aus ihm geheim gezogen wurden.
phrase-position-clue-out-of-order = Der Sitz, der geheim zieht, gibt einen Hinweis nach dem anderen, die Summen zuletzt.
phrase-position-clue-untrue = Diesen Hinweis kann der Sitz zu diesem Zeitpunkt nicht gegeben haben.
phrase-position-secrets-contradict = Keine verborgenen Karten passen hierzu und zu allem davor.
phrase-position-secrets-too-many = Es ist zu aufwendig zu berechnen, was danach verborgen sein kann.
phrase-position-built-otherwise = Für die Bildung eines Stapels gibt es höchstens { $most } Möglichkeiten, alle gleich groß, mit höchstens { $most_parts } verschiedenen Teilen und aus Karten, die es gibt.
phrase-position-turned-up-otherwise = So viele Karten können aus einem so gebildeten Stapel nicht gezogen sein, wenn diese aufgedeckt wurden.
error-position-step-not-paid = „{ $given }“ kann mit diesen Handkarten nicht anstehen.
