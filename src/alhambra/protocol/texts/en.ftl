# The Game protocol: refusals of every game, configs, actions, records and dealings.

## Events

event-start-seat = { $seat } starts.
    .you = You start.
event-next-decision = Position { $at }.
event-game-over = The game is over: { $winners } won.
    .you = The game is over: { $winners } won.
    .nobody =
    { $points ->
        [one] The game is over with { $points } point.
       *[other] The game is over with { $points } points.
    }

## Refusals

refusal-not-an-action = That is not an action of this game.
refusal-chance-decides = It is now up to chance, not to a seat.
refusal-another-seat-decides = It is now up to { $seat } to decide, not { $asking_seat }.
refusal-another-position = This is for position { $given }, but the game is at position { $number }.
refusal-game-over = The game is over.
refusal-no-chance-open = No chance event is open now.
refusal-outcome-impossible = { $given } cannot come up now; possible: { $possible }.

## Errors

error-no-such-seat = There is no seat { $given } in this game, only { $possible }.
error-imagined-game-has-no-record = An imagined game has no record, because its past did not come from its seed.
error-seed-is-none = A seed is a text, or a whole number of at most { $most } bits.
error-no-number-below = There is no number, counting from 0, below { $limit }.
error-config-needs-game-and-seats = A config needs a game name and a number of seats.
error-config-is-none = A config is a JSON object with game, seats, modules and options.
error-config-names = The field '{ $field }' of a config is a list of names.
error-seats-out-of-range = { $clause }: { $game } is for { $least } to { $most } players, not for { $number }.
error-module-impossible = { $clause }: { $game } is not played with the module { $given }; possible: { $possible }.
error-game-without-modules = { $clause }: { $game } is not played with the module { $given }; it has no modules.
error-option-impossible = { $clause }: { $game } is not played with the variant { $given }; possible: { $possible }.
error-game-without-options = { $clause }: { $game } is not played with the variant { $given }; it has no variants.
error-player-name-is-none = A player's name is one line of text without spaces around it.
error-player-name-too-long = A player's name has at most { $most } characters.
error-player-kind-is-none = The kind of a player is one word, such as person or greedy.
error-player-is-none = A player is a JSON object with name and kind.
error-player-needs-texts = The name and the kind of a player are texts.
error-players-are-a-list = Players are a list, one for each seat.
error-players-do-not-fit-seats =
    { $number ->
        [one] { $number } seat needs one player, not { $found }.
       *[other] { $number } seats need as many players, not { $found }.
    }
error-action-is-one-line = An action is one line of at most { $most } plain characters.
error-action-is-empty = An empty line names no action.
error-action-has-another-form = { $given } does not have the form '{ $expected }'.
error-action-without-kind = An action is a JSON object with a 'kind'.
error-action-with-other-fields = A '{ $kind }' action has the fields { $names }.
error-no-such-action = There is no action { $given } in this game; possible: { $possible }.
error-question-too-broad = An incomplete action can become at most { $most } actions, but this one can become { $number }: choose another of its fields.
error-value-of-another-form =
    { $form ->
        [names] { $given } is not a list of names.
       *[other] { $given } is not a { $form }.
    }
error-cell-out-of-reach = The cell { $cell } is out of reach of every palace.
error-json-too-long = The text is longer than { $most } characters.
error-json-too-deep = The text is nested too deeply.
error-json-is-none = The text ends too early or becomes invalid at line { $line }, column { $column }.
error-json-field-twice = The field { $field } appears twice in one object.
error-json-long-number = A number has too many digits.
error-json-constant = { $given } is not a number.
error-json-not-unicode = A text in it is not Unicode.

## Errors of records

error-record-without-format = This is not the record of a game: the format is missing.
error-record-with-wrong-fields = The record does not have the right fields; missing or unknown: { $wrong }.
error-record-with-wrong-headers = The record does not have the right headers; missing or unknown: { $wrong }. Is it cut off?
error-record-with-other-entries = { $announced ->
    [one] The record announces { $announced } entry but holds { $found }. Is it cut off?
   *[other] The record announces { $announced } entries but holds { $found }. Is it cut off?
}
error-record-does-not-fit-together = The record contradicts itself: { $error }
error-record-seal-does-not-fit = The seal does not fit the record: it was changed after it was made.
error-record-too-long = A record is a text of at most { $most } characters.
error-record-is-no-json = The record is not valid JSON. Is it cut off? { $error }
error-record-without-chance = The record does not say where its chance came from: joint, study or open, with its parts.
error-record-contributions-are-a-list = The contributions of a record are a list, one for each seat.
error-record-line-too-long = Line { $line }: The line is longer than any entry, or holds characters that no record has.
error-record-entry-out-of-order = Line { $line }: Entry { $expected } is expected here, not entry { $found }.
error-record-line-is-none = Line { $line }: { $given } is neither a new header nor an entry.
error-record-header-holds-numbers = The header '{ $header }' of a record holds numbers, not { $given }.
error-record-without-game = The record does not say which game was played: { $error }
error-record-field-is-a-line = The field '{ $field }' of a record is one line of text.
error-record-field-is-lines = The field '{ $field }' of a record is a list of lines.
error-record-field-is-a-hash = The field '{ $field }' of a record is 64 hexadecimal digits.
error-record-opened-at = The field opened_at of a record is a number of entries, or null.
error-record-with-wrong-final-promise = The final promise of a record is a hash of its promise, its commitments and who drew each contribution.
error-record-result = The result of a record is a list of points.

## Errors of joint dealings

error-dealing-needs-texts = The parts of an opening and of a contribution are texts.
error-game-id-is-none = The id of a game is made of up to 64 letters, digits, _ and -.
error-dealing-without-players = A joint seed needs to know who sits where.
error-opening-is-none = An opening is a JSON object with id, rules, config, components and players.
error-contribution-is-none = A contribution is one line of text of at most { $most } characters.
error-contribution-nonce = The random part of a contribution is 64 hexadecimal digits.
error-contribution-fields = A contribution is a JSON object with text and nonce.
error-secret-not-promised = The secret is not the one that was promised for this game.
error-secret-is-none = The secret of a dealer is 64 hexadecimal digits.
error-dealing-does-not-fit-seats =
    { $number ->
        [one] A joint seed for { $number } seat has one commitment and one contribution, and says who drew it.
       *[other] A joint seed for { $number } seats has as many commitments and contributions, and says who drew each.
    }
error-dealing-drawn-by-nobody = Each contribution was drawn by player or by dealer.
error-commitment-is-none = A commitment is 64 hexadecimal digits.
error-contribution-not-committed = The contribution of { $seat } is not the one it was committed to.
error-committed-already = The contribution of { $seat } is already committed to.
error-contribution-shown-already = The contribution of { $seat } has already been shown.
error-commitments-missing =
    { $number ->
        [one] Contributions are shown once all seats are committed: { $seats } is missing.
       *[other] Contributions are shown once all seats are committed: { $seats } are missing.
    }
error-contributions-missing =
    { $number ->
        [one] A joint seed needs the contribution of every seat: { $seats } is missing.
       *[other] A joint seed needs the contribution of every seat: { $seats } are missing.
    }
error-no-such-seat-in-dealing = There is no such seat in this dealing, only 0 to { $last }.
error-dealing-broken-off = This dealing was broken off; start a new one.

## Positions

error-position-value-unknown =
    { $sort ->
        [clue] { $given } is not a clue in this game.
       *[step] { $given } cannot be pending in this game.
    }
error-position-value-has-another-form = { $given } does not have the form '{ $expected }'.
error-position-field-is-none = { $given } does not fit in the place of { $field }.
error-position-of-seat-without-chance = What a seat knows of a position does not say how chance continues.
error-position-fits-nothing = Nothing fits everything that the seat knows in this position.
error-position-without-offers = In this position { $seat } decides, but has nothing to choose.
error-position-is-a-text = A position is a text of at most { $most } characters in { $most_lines } lines.
error-position-begins-with = A position begins with the words '{ $given }'.
error-position-line-is-none = Line { $line }: { $given } does not have the form 'name: what there is'.
error-position-line-twice = Line { $line }: '{ $name }' appears twice.
error-position-line = Line { $line }, '{ $name }': { $reason }
error-position-left-out = '{ $name }' is missing: { $reason }
phrase-position-line-unknown = A position has no line of this name.
phrase-position-one-word = This must be a single word.
phrase-position-no-number = { $given } is not a number from 0 to { $most }.
phrase-position-so-many-numbers = Numbers needed: { $number }, not { $found }.
phrase-position-yes-or-no = { $given } is neither yes nor no.
phrase-position-of-other-rules = Version { $given } of the rules is unknown; this is { $rules }.
phrase-position-of-other-components = The position was written with other components; give them with --components.
phrase-position-seed-is-a-hash = A seed in a position is 64 hexadecimal digits.
phrase-position-step-not-due = '{ $given }' cannot be due in this position.
error-position-of-no-game = This is not the position of a game: { $error }
