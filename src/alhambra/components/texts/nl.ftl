# Wat er mis is met een materiaalbestand.

error-component-entry = { $file }: { $place }: { $error }
phrase-component-file = bestand
phrase-component-place = { $field } nummer { $number }
phrase-component-part = { $place }, { $field }

## Bestanden en mappen

error-component-part-there-already = Er is al een materiaalbestand ‘{ $part }.json’; geef dit een andere naam.
error-component-part-not-registered = De module waar ‘{ $part }.json’ bij hoort, is niet aangemeld.
error-no-such-component-part = Er is geen materiaalbestand ‘{ $part }.json’; mogelijk: { $possible }.
error-component-directory-is-none = { $given } is geen map; noem er een met materiaalbestanden (als argument of in { $variable }).
error-component-directory-unreadable = { $file }: De map kan niet worden gelezen: { $fault }.
error-component-directory-empty = { $file }: De map bevat geen materiaalbestand; zet er een in, bijvoorbeeld huts.json.
error-component-file-name = { $file }: Zo heet geen materiaalbestand; hernoem het naar een van deze: { $possible }.
error-component-file-not-ordinary = { $file }: Het bestand kan niet worden gelezen: het is geen gewoon bestand.
error-component-file-unreadable = { $file }: Het bestand kan niet worden gelezen: { $fault }.
error-component-file-too-long = { $most ->
    [one] { $file }: Het bestand is langer dan { $most } byte.
   *[other] { $file }: Het bestand is langer dan { $most } bytes.
}
error-component-file-not-utf-8 = { $file }: Het bestand is geen tekst in UTF-8; sla het zo op.
error-component-file-no-json = { $file }: Het bestand is geen geldige JSON: { $error }

## Velden

error-component-object = Hier moet een JSON-object tussen accolades staan.
error-component-field-missing = Het veld ‘{ $field }’ ontbreekt; voeg het toe.
error-component-field-unknown = Het veld { $given } is onbekend; verwijder het of gebruik een van deze: { $possible }.
error-component-text = ‘{ $field }’ moet een tekst tussen aanhalingstekens zijn, niet { $given }.
error-component-line = ‘{ $field }’ moet één regel van hoogstens { $most } tekens zijn.
error-component-id = Het kenmerk { $given } moet uit kleine letters, cijfers en onderstrepingstekens bestaan, met een letter beginnen en hoogstens { $most } tekens hebben.
error-component-id-twice = Het kenmerk { $given } komt twee keer voor; elk onderdeel heeft een eigen kenmerk nodig.
error-component-id-elsewhere = Het kenmerk komt twee keer voor, ook in { $other }; elk onderdeel heeft een eigen kenmerk nodig.
error-component-number = ‘{ $field }’ moet een geheel getal van { $least } tot en met { $most } zijn, niet { $given }.
error-component-numbers = ‘{ $field }’ moet een lijst met gehele getallen van 0 tot en met { $most } zijn.
error-component-flag = ‘{ $field }’ moet ‘true’ of ‘false’ zijn, niet { $given }.
error-component-word = ‘{ $field }’ is { $given }; mogelijk: { $possible }.
error-component-words = ‘{ $field }’ bevat { $given }; alleen toegestaan: { $possible }.
error-component-each-once = ‘{ $field }’ moet elk van deze precies één keer noemen: { $possible }.
error-component-list = ‘{ $field }’ moet een lijst tussen vierkante haken zijn.
error-component-sides = ‘{ $field }’ is { $given }; het moeten zijden uit NESW in deze volgorde zijn, elk hoogstens één keer.
error-component-no-sides = ‘{ $field }’ is { $given }, maar mag geen zijde noemen.
error-component-number-of-sides = ‘{ $field }’ is { $given }, maar het aantal genoemde zijden moet { $least } t/m { $most } zijn.
error-component-fixed = ‘{ $field }’ is { $found }, maar { $clause } eist { $expected }.
error-component-count = { $what }: Het zijn er { $found }, maar { $clause } eist { $expected }.
error-component-stated-count = Volgens ‘count’ zijn het er { $found }, maar de lijst ‘{ $field }’ eist { $expected }.
error-component-span = { $what }: Ze lopen van { $lowest } tot { $highest }, maar { $clause } eist { $least } tot { $most }.

## Tegels

phrase-tiles = Tegels
phrase-tiles-of-type = Tegels van de soort { $type }
phrase-prices-of-type = Prijzen van de soort { $type }
phrase-types-in-list = Soorten gebouwen in ‘{ $field }’
phrase-start-tiles = Starttegels
phrase-faces-by-count = Kanten volgens ‘count’
error-component-price = De prijs { $price } moet tussen { $least } en { $most } liggen.
error-component-price-of-type = { $type }: De prijs { $price } moet tussen { $least } en { $most } liggen.
error-component-type = ‘count’, ‘min_price’ en ‘max_price’ moeten volgens { $clause } { $number }, { $least } en { $most } zijn.
error-component-type-twice = De soort gebouw { $type } komt twee keer voor.
error-component-colour-twice = De kleur { $given } hoort al bij een andere soort gebouw.
error-component-faces-prices = De prijzen zijn { $front } en { $back }, maar { $clause } eist op de voorkant een even prijs en op de achterkant de volgende.
error-component-faces-types = Beide kanten tonen { $type }, maar { $clause } eist twee soorten gebouwen.
error-component-faces-moats = De grachten zijn ‘{ $front }’ en ‘{ $back }’, maar { $clause } eist aan beide kanten dezelfde zijden.
error-component-face-twice = Een andere tegel toont ook { $type } { $price }, maar { $clause } eist elke prijs van een soort maar één keer.

## Kaarten

phrase-market-fields = Bouwwerfvelden
phrase-currencies = Munteenheden
phrase-cards-of-face = Kaarten { $given }
phrase-cards-with-two = Kaarten { $given } voor de partij met twee spelers
phrase-diamonds = Diamanten
phrase-values-of-diamonds = Waarden van de diamanten
phrase-bureaux = Wisselkantoren
phrase-scoring-cards = Waarderingskaarten
phrase-city-gates = Stadspoorten
error-component-market-field = Het veld { $number } moet 1, 2, 3 of 4 zijn ({ $clause }).
error-component-market-field-twice = Het veld { $number } komt twee keer voor ({ $clause }).
error-component-currency-twice = De munteenheid { $currency } heeft al een veld; elke heeft een eigen veld ({ $clause }).
error-component-currency-elsewhere = ‘market_field’ is { $number }, maar in ‘market_fields’ staat daar een andere munteenheid.
error-component-value = De waarde { $number } moet tussen { $least } en { $most } liggen.
error-component-card-id = Deze kaart moet het kenmerk ‘{ $expected }’ hebben.
error-component-diamond-id = Deze kaart moet het kenmerk ‘{ $expected }’ en één letter hebben.
error-component-bureau-currencies = ‘{ $field }’ moet twee verschillende munteenheden bevatten ({ $clause }).
error-component-bureau-twice = Een ander wisselkantoor heeft ook { $currency } en { $other_currency }, maar { $clause } eist elk paar maar één keer.
error-component-scoring-round = De waardering { $number } moet 1 of 2 zijn ({ $clause }).
error-component-scoring-twice = Bij deze waardering hoort al een andere kaart ({ $clause }).
error-component-scoring-pile = De stapel is { $found }, maar { $clause } eist { $expected }.

## Waarderingstabellen en spelersbladen

phrase-rows-in-list = Rijen in ‘{ $field }’
phrase-cells-in-list = Hokjes in ‘{ $field }’
phrase-cells-in-row = Hokjes in de rij
error-component-majorities = { $type }: De punten moeten volgens { $clause } { $points } zijn.
error-component-rounds = ‘{ $field }’ moet volgens { $clause } voor de waarderingen 1 t/m 3 de plaatsen { $places } bevatten.
error-component-places = ‘{ $field }’ moet drie dalende getallen boven 0 bevatten ({ $clause }).
error-component-pairs = ‘{ $field }’ moet volgens { $clause } als ‘{ $first }’ en ‘{ $second }’ dit bevatten: { $pairs }.
error-component-die =
    { $colour ->
        [yellow] De gele dobbelsteen moet { $number } zijden hebben ({ $clause }).
       *[blue] De blauwe dobbelsteen moet { $number } zijden hebben ({ $clause }).
    }
error-component-supply = ‘coin_supply’ is { $found }, maar ook de startmunten ({ $number }) nemen daarvan plekken in ({ $clause }).
error-component-row = De rij { $number } moet een getal van 1 t/m { $most } zijn ({ $clause }).
error-component-row-twice = De rij { $number } komt twee keer voor.
error-component-cell = Het hokje { $row }, { $column } ligt niet in het raster van { $number } × { $number } ({ $clause }).
error-component-cell-twice = Het hokje { $row }, { $column } komt twee keer voor.
error-component-cell-type = Het hokje { $row }, { $column } is hier { $type }, maar in ‘grid_rows’ { $other_type }.
error-component-boxes = { $type }: Hokjes gevonden: { $found }; het aantal in het raster ({ $clause }) eist { $expected }.
