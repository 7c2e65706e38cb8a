# What is wrong with a component file.

error-component-entry = { $file }: { $place }: { $error }
phrase-component-file = the file
phrase-component-place = { $field } number { $number }
phrase-component-part = { $place }, { $field }

## Files and directories

error-component-part-there-already = There is a component file '{ $part }.json' already; give this one another name.
error-component-part-not-registered = The module to which '{ $part }.json' belongs is not registered.
error-no-such-component-part = There is no component file '{ $part }.json'; there are: { $possible }.
error-component-directory-is-none = { $given } is not a directory; name one that holds component files (argument or { $variable }).
error-component-directory-unreadable = { $file }: the directory cannot be read: { $fault }.
error-component-directory-empty = { $file }: the directory holds no component file; copy one there, such as huts.json.
error-component-file-name = { $file }: this is not the name of a component file; rename it to one of: { $possible }.
error-component-file-not-ordinary = { $file }: the file cannot be read: it is not an ordinary one.
error-component-file-unreadable = { $file }: the file cannot be read: { $fault }.
error-component-file-too-long = { $file }: the file is longer than { $most } bytes.
error-component-file-not-utf-8 = { $file }: the file is not UTF-8 text; save it in that encoding.
error-component-file-no-json = { $file }: the file is not valid JSON: { $error }.

## Fields

error-component-object = it must be a JSON object in curly brackets.
error-component-field-missing = the field '{ $field }' is missing; add it.
error-component-field-unknown = the field { $given } is unknown; remove it or use one of: { $possible }.
error-component-text = '{ $field }' must be a text in quotes, not { $given }.
error-component-line = '{ $field }' must be one line of at most { $most } characters.
error-component-id = the id { $given } must be lower-case letters, digits and underscores, beginning with a letter, at most { $most }.
error-component-id-twice = the id { $given } is used twice; every piece needs its own.
error-component-id-elsewhere = the id is used twice, also in { $other }; every piece needs its own.
error-component-number = '{ $field }' must be a whole number from { $least } to { $most }, not { $given }.
error-component-numbers = '{ $field }' must be a list of whole numbers from 0 to { $most }.
error-component-flag = '{ $field }' must be true or false, not { $given }.
error-component-word = '{ $field }' is { $given }; it must be one of: { $possible }.
error-component-words = '{ $field }' holds { $given }; it may hold only: { $possible }.
error-component-each-once = '{ $field }' must name each of these exactly once: { $possible }.
error-component-list = '{ $field }' must be a list in square brackets.
error-component-sides = '{ $field }' is { $given }; it must be sides out of NESW in this order, each at most once.
error-component-no-sides = '{ $field }' is { $given }, but it must name no side.
error-component-number-of-sides = '{ $field }' is { $given }, but it must name { $least } to { $most } sides.
error-component-fixed = '{ $field }' is { $found }, but { $clause } demands { $expected }.
error-component-count = there are { $found } { $what }, but { $clause } demands { $expected }.
error-component-stated-count = there are { $found } { $field } by 'count', but the list '{ $field }' demands { $expected }.
error-component-span = the { $what } run from { $lowest } to { $highest }, but { $clause } demands { $least } to { $most }.

## Tiles

phrase-tiles = tiles
phrase-tiles-of-type = tiles of { $type }
phrase-prices-of-type = prices of { $type }
phrase-types-in-list = types in '{ $field }'
phrase-start-tiles = start tiles
phrase-faces-by-count = faces by 'count'
error-component-price = the price { $price } must lie between { $least } and { $most }.
error-component-price-of-type = the price { $price } of a { $type } must lie between { $least } and { $most }.
error-component-type = count, min_price and max_price must be { $number }, { $least } and { $most } by { $clause }.
error-component-type-twice = the type { $type } is there twice.
error-component-colour-twice = the colour { $given } belongs to another type already.
error-component-faces-prices = the prices are { $front } and { $back }, but { $clause } demands an even front and the next on the back.
error-component-faces-types = both faces show { $type }, but { $clause } demands two types.
error-component-faces-moats = the moats are '{ $front }' and '{ $back }', but { $clause } demands the same edges of both faces.
error-component-face-twice = another tile shows { $type } { $price } too, but { $clause } demands each price of a type once.

## Cards

phrase-market-fields = market fields
phrase-currencies = currencies
phrase-cards-of-face = cards { $given }
phrase-cards-with-two = cards { $given } for the two-player game
phrase-diamonds = diamonds
phrase-values-of-diamonds = values of the diamonds
phrase-bureaux = bureaux de change
phrase-scoring-cards = scoring cards
phrase-city-gates = city gates
error-component-market-field = the field { $number } must be 1, 2, 3 or 4 ({ $clause }).
error-component-market-field-twice = the field { $number } is there twice ({ $clause }).
error-component-currency-twice = { $currency } has a field already; each has its own ({ $clause }).
error-component-currency-elsewhere = 'market_field' is { $number }, but 'market_fields' has another currency there.
error-component-value = the value { $number } must lie between { $least } and { $most }.
error-component-card-id = this card must have the id '{ $expected }'.
error-component-diamond-id = this card must have the id '{ $expected }' and one letter.
error-component-bureau-currencies = '{ $field }' must be two different ones ({ $clause }).
error-component-bureau-twice = another bureau has { $currency } and { $other_currency } too, but { $clause } demands every pair once.
error-component-scoring-round = the round { $number } must be 1 or 2 ({ $clause }).
error-component-scoring-twice = another card calls this round too ({ $clause }).
error-component-scoring-pile = the pile is { $found }, but { $clause } demands { $expected }.

## Scoring tables and sheets

phrase-rows-in-list = rows in '{ $field }'
phrase-cells-in-list = cells in '{ $field }'
phrase-cells-in-row = cells in the row
error-component-majorities = the points of { $type } must be { $points } by { $clause }.
error-component-rounds = '{ $field }' must give the rounds 1 to 3 the places { $places } by { $clause }.
error-component-places = '{ $field }' must be three falling numbers above 0 ({ $clause }).
error-component-pairs = '{ $field }' must hold, as { $first } and { $second }, { $pairs } by { $clause }.
error-component-die =
    { $colour ->
        [yellow] the yellow die must have { $number } sides ({ $clause }).
       *[blue] the blue die must have { $number } sides ({ $clause }).
    }
error-component-supply = 'coin_supply' is { $found }, but the { $number } starting coins use places of it ({ $clause }).
error-component-row = the row { $number } must be one of 1 to { $most } ({ $clause }).
error-component-row-twice = the row { $number } is there twice.
error-component-cell = the cell { $row }, { $column } is not on the { $number } x { $number } grid ({ $clause }).
error-component-cell-twice = the cell { $row }, { $column } is there twice.
error-component-cell-type = the cell { $row }, { $column } is { $type } here but { $other_type } in 'grid_rows'.
error-component-boxes = there are { $found } boxes of { $type }, but the number in the grid ({ $clause }) demands { $expected }.
