# What is wrong with a component file.

error-component-entry = { $file }: { $place }: { $error }
phrase-component-file = the file
phrase-component-place = { $field } number { $number }
phrase-component-part = { $place }, { $field }

## Files and directories

error-component-part-there-already = There is already a component file '{ $part }.json'; give this one another name.
error-component-part-not-registered = The module to which '{ $part }.json' belongs is not registered.
error-no-such-component-part = There is no component file '{ $part }.json'; possible: { $possible }.
error-component-directory-is-none = { $given } is not a folder; name one that holds component files (as an argument or in { $variable }).
error-component-directory-unreadable = { $file }: The folder cannot be read: { $fault }.
error-component-directory-empty = { $file }: The folder holds no component file; copy one into it, such as huts.json.
error-component-file-name = { $file }: This is not the name of a component file; rename it to one of: { $possible }.
error-component-file-not-ordinary = { $file }: The file cannot be read: it is not an ordinary file.
error-component-file-unreadable = { $file }: The file cannot be read: { $fault }.
error-component-file-too-long = { $most ->
    [one] { $file }: The file is longer than { $most } byte.
   *[other] { $file }: The file is longer than { $most } bytes.
}
error-component-file-not-utf-8 = { $file }: The file is not UTF-8 text; save it in that encoding.
error-component-file-no-json = { $file }: The file is not valid JSON: { $error }

## Fields

error-component-object = There must be a JSON object in curly brackets here.
error-component-field-missing = The field '{ $field }' is missing; add it.
error-component-field-unknown = The field { $given } is unknown; remove it or use one of: { $possible }.
error-component-text = '{ $field }' must be text in quotes, not { $given }.
error-component-line = '{ $field }' must be one line of at most { $most } characters.
error-component-id = The id { $given } must consist of lower-case letters, digits and underscores, begin with a letter and have at most { $most } characters.
error-component-id-twice = The id { $given } is used twice; every piece needs its own.
error-component-id-elsewhere = The id is used twice, here and in { $other }; every piece needs its own.
error-component-number = '{ $field }' must be a whole number from { $least } to { $most }, not { $given }.
error-component-numbers = '{ $field }' must be a list of whole numbers from 0 to { $most }.
error-component-flag = '{ $field }' must be true or false, not { $given }.
error-component-word = '{ $field }' is { $given }; it must be one of: { $possible }.
error-component-words = '{ $field }' holds { $given }; it may hold only: { $possible }.
error-component-each-once = '{ $field }' must name each of these exactly once: { $possible }.
error-component-list = '{ $field }' must be a list in square brackets.
error-component-sides = '{ $field }' is { $given }; it must be sides out of NESW in this order, each at most once.
error-component-no-sides = '{ $field }' is { $given }, but it must name no side.
error-component-number-of-sides = '{ $field }' is { $given }, but the number of sides it names must be { $least } to { $most }.
error-component-fixed = '{ $field }' is { $found }, but { $clause } requires { $expected }.
error-component-count = { $what }: There are { $found }, but { $clause } requires { $expected }.
error-component-stated-count = By 'count' there are { $found }, but the list '{ $field }' requires { $expected }.
error-component-span = { $what }: They run from { $lowest } to { $highest }, but { $clause } requires { $least } to { $most }.

## Tiles

phrase-tiles = Tiles
phrase-tiles-of-type = Tiles of the type { $type }
phrase-prices-of-type = Prices of the type { $type }
phrase-types-in-list = Types in '{ $field }'
phrase-start-tiles = Starting tiles
phrase-faces-by-count = Faces by 'count'
error-component-price = The price { $price } must lie between { $least } and { $most }.
error-component-price-of-type = { $type }: The price { $price } must lie between { $least } and { $most }.
error-component-type = By { $clause }, 'count', 'min_price' and 'max_price' must be { $number }, { $least } and { $most }.
error-component-type-twice = The type { $type } appears twice.
error-component-colour-twice = The colour { $given } belongs to another type already.
error-component-faces-prices = The prices are { $front } and { $back }, but { $clause } requires an even front and the next on the back.
error-component-faces-types = Both faces show { $type }, but { $clause } requires two types.
error-component-faces-moats = The moats are '{ $front }' and '{ $back }', but { $clause } requires the same edges of both faces.
error-component-face-twice = Another tile shows { $type } { $price } too, but { $clause } requires each price of a type once.

## Cards

phrase-market-fields = Market fields
phrase-currencies = Currencies
phrase-cards-of-face = Cards { $given }
phrase-cards-with-two = Cards { $given } for the two-player game
phrase-diamonds = Diamonds
phrase-values-of-diamonds = Values of the diamonds
phrase-bureaux = Bureaux de change
phrase-scoring-cards = Scoring cards
phrase-city-gates = City gates
error-component-market-field = The field { $number } must be 1, 2, 3 or 4 ({ $clause }).
error-component-market-field-twice = The field { $number } appears twice ({ $clause }).
error-component-currency-twice = { $currency } has a field already; each has its own ({ $clause }).
error-component-currency-elsewhere = 'market_field' is { $number }, but 'market_fields' has another currency there.
error-component-value = The value { $number } must lie between { $least } and { $most }.
error-component-card-id = This card must have the id '{ $expected }'.
error-component-diamond-id = The id of this card must be '{ $expected }' followed by one letter.
error-component-bureau-currencies = '{ $field }' must be two different ones ({ $clause }).
error-component-bureau-twice = Another bureau has { $currency } and { $other_currency } too, but { $clause } requires every pair once.
error-component-scoring-round = The scoring { $number } must be 1 or 2 ({ $clause }).
error-component-scoring-twice = Another card calls this scoring too ({ $clause }).
error-component-scoring-pile = The pile is { $found }, but { $clause } requires { $expected }.

## Scoring tables and sheets

phrase-rows-in-list = Rows in '{ $field }'
phrase-cells-in-list = Cells in '{ $field }'
phrase-cells-in-row = Cells in the row
error-component-majorities = { $type }: By { $clause } the points must be { $points }.
error-component-rounds = By { $clause }, '{ $field }' must give scorings 1 to 3 the places { $places }.
error-component-places = '{ $field }' must be three falling numbers above 0 ({ $clause }).
error-component-pairs = By { $clause }, '{ $field }' must hold this as '{ $first }' and '{ $second }': { $pairs }.
error-component-die =
    { $colour ->
        [yellow] The yellow die must have { $number } sides ({ $clause }).
       *[blue] The blue die must have { $number } sides ({ $clause }).
    }
error-component-supply = 'coin_supply' is { $found }, but the starting coins ({ $number }) use places of it ({ $clause }).
error-component-row = The row { $number } must be one of 1 to { $most } ({ $clause }).
error-component-row-twice = The row { $number } appears twice.
error-component-cell = The cell { $row }, { $column } is not on the { $number } x { $number } grid ({ $clause }).
error-component-cell-twice = The cell { $row }, { $column } appears twice.
error-component-cell-type = The cell { $row }, { $column } is { $type } here but { $other_type } in 'grid_rows'.
error-component-boxes = { $type }: Boxes found: { $found }; the number in the grid ({ $clause }) requires { $expected }.
