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

refusal-not-an-action = this is not an action of this game
refusal-chance-decides = chance decides now, no seat
refusal-another-seat-decides = { $seat } decides now, not { $asking_seat }
refusal-another-position = this is for position { $given }, but the game is at position { $number }
refusal-game-over = the game is over
refusal-no-chance-open = no chance event is open now
refusal-outcome-impossible = { $given } cannot come up now; possible: { $possible }

## Errors

error-no-such-seat = there is no seat { $given } in this game, only { $possible }
error-imagined-game-has-no-record = an imagined game has no record, because its past did not come from its seed
error-seed-is-none = a seed is a text, or a whole number of at most { $most } bits
error-no-number-below = there is no number from 0 on below { $limit }
error-config-needs-game-and-seats = a config needs a game name and a number of seats
error-config-is-none = a config is a JSON object with game, seats, modules and options
error-config-names = the { $field } of a config are a list of names
error-seats-out-of-range = { $clause }: { $game } is played by { $least } to { $most } players, not by { $number }
error-module-impossible = { $clause }: { $game } is not played with the module { $given }; possible: { $possible }
error-game-without-modules = { $clause }: { $game } is not played with the module { $given }; it has no modules
error-option-impossible = { $clause }: { $game } is not played with the option { $given }; possible: { $possible }
error-game-without-options = { $clause }: { $game } is not played with the option { $given }; it has no options
error-player-name-is-none = the name of a player is a text in one line without blanks around it
error-player-name-too-long = the name of a player has at most { $most } characters
error-player-kind-is-none = who plays at a seat is told by one word, such as person or greedy
error-player-is-none = a player is a JSON object with name and kind
error-player-needs-texts = the name and the kind of a player are texts
error-players-are-a-list = players are a list, one for each seat
error-players-do-not-fit-seats = { $number } seats need as many players, not { $found }
error-action-is-one-line = an action is one line of at most { $most } plain characters
error-action-is-empty = an empty line names no action
error-action-has-another-form = { $given } does not have the form '{ $expected }'
error-action-without-kind = an action is a JSON object with a 'kind'
error-action-with-other-fields = a '{ $kind }' action has the fields { $names }
error-no-such-action = there is no action { $given } in this game; there are: { $possible }
error-question-too-broad = an incomplete action can become at most { $most } actions, but this one can become { $number }: choose another of its fields
error-value-of-another-form =
    { $form ->
        [names] { $given } is not a list of names
       *[other] { $given } is not a { $form }
    }
error-cell-out-of-reach = the cell { $cell } is out of reach of any palace
error-json-too-long = it is longer than { $most } characters
error-json-too-deep = it is nested too deeply
error-json-is-none = it breaks off or goes wrong at line { $line }, column { $column }
error-json-field-twice = the field { $field } is there twice in one object
error-json-long-number = a number has too many digits
error-json-constant = { $given } is not a number
error-json-not-unicode = a text in it is not Unicode

## Errors of records

error-record-without-format = this is not the record of a game: the format is missing
error-record-with-wrong-fields = the record does not have the right fields: { $wrong } missing or unknown
error-record-with-wrong-headers = the record does not have the right headers: { $wrong } missing or unknown; is it cut off?
error-record-with-other-entries = the record announces { $announced } entries but holds { $found }; is it cut off?
error-record-does-not-fit-together = the record does not fit together: { $error }
error-record-seal-does-not-fit = the seal does not fit the record: it was changed after it was made
error-record-too-long = a record is a text of at most { $most } characters
error-record-is-no-json = the record is not valid JSON ({ $error }); is it cut off?
error-record-without-chance = the record does not tell where its chance came from: joint, study or open, with its parts
error-record-contributions-are-a-list = the contributions of a record are a list, one for each seat
error-record-line-too-long = line { $line }: it is longer than any entry, or holds characters that no record has
error-record-entry-out-of-order = line { $line }: entry { $expected } is expected here, not entry { $found }
error-record-line-is-none = line { $line }: { $given } is neither a new header nor an entry
error-record-header-holds-numbers = the header { $header } of a record holds numbers, not { $given }
error-record-without-game = the record does not tell which game was played: { $error }
error-record-field-is-a-line = the { $field } of a record is a text of one line
error-record-field-is-lines = the { $field } of a record are a list of lines
error-record-field-is-a-hash = the { $field } of a record is 64 hexadecimal digits
error-record-opened-at = the field opened_at of a record is a number of entries, or null
error-record-with-wrong-final-promise = the final promise of a record is a hash of its promise, its commitments and who drew each contribution
error-record-result = the result of a record is a list of points

## Errors of joint dealings

error-dealing-needs-texts = the parts of an opening and of a contribution are texts
error-game-id-is-none = the id of a game is made of up to 64 letters, digits, _ and -
error-dealing-without-players = a joint seed needs to know who sits where
error-opening-is-none = an opening is a JSON object with id, rules, config, components and players
error-contribution-is-none = a contribution is a text in one line of at most { $most } characters
error-contribution-nonce = the random part of a contribution is 64 hexadecimal digits
error-contribution-fields = a contribution is a JSON object with text and nonce
error-secret-not-promised = the secret is not the one that was promised for this game
error-secret-is-none = the secret of a dealer is 64 hexadecimal digits
error-dealing-does-not-fit-seats =
    { $number ->
        [one] a joint seed for { $number } seat has as many commitments and contributions, and says who drew each
       *[other] a joint seed for { $number } seats has as many commitments and contributions, and says who drew each
    }
error-dealing-drawn-by-nobody = each contribution was drawn by player or by dealer
error-commitment-is-none = a commitment is 64 hexadecimal digits
error-contribution-not-committed = the contribution of { $seat } is not the one that it has committed to
error-committed-already = { $seat } has committed itself already
error-contribution-shown-already = { $seat } has shown its contribution already
error-commitments-missing =
    { $number ->
        [one] contributions are shown when all seats have committed themselves: { $seats } is missing
       *[other] contributions are shown when all seats have committed themselves: { $seats } are missing
    }
error-contributions-missing =
    { $number ->
        [one] a joint seed needs the contribution of every seat: { $seats } is missing
       *[other] a joint seed needs the contribution of every seat: { $seats } are missing
    }
error-no-such-seat-in-dealing = there is no such seat in this dealing, only 0 to { $last }
error-dealing-broken-off = this dealing was broken off; begin another one

## Positions

error-position-value-unknown =
    { $sort ->
        [clue] { $given } is no clue in this game
       *[step] { $given } is nothing that can be pending in this game
    }
error-position-value-has-another-form = { $given } does not have the form '{ $expected }'
error-position-field-is-none = { $given } does not fit in the place of { $field }
error-position-of-seat-without-chance = what a seat knows of a position does not tell how chance goes on
error-position-fits-nothing = nothing fits all that the seat knows by this position
error-position-without-offers = { $seat } decides in this position, but there is nothing to be chosen
error-position-is-a-text = a position is a text of at most { $most } characters in { $most_lines } lines
error-position-begins-with = a position begins with the words '{ $given }'
error-position-line-is-none = line { $line }: { $given } does not have the form 'name: what there is'
error-position-line-twice = line { $line }: '{ $name }' is there twice
error-position-line = line { $line }, '{ $name }': { $reason }
error-position-left-out = '{ $name }' is left out: { $reason }
phrase-position-line-unknown = there is nothing of this name in the position
phrase-position-one-word = this is one word
phrase-position-no-number = { $given } is not a number from 0 to { $most }
phrase-position-so-many-numbers = these are { $number } numbers, not { $found }
phrase-position-yes-or-no = { $given } is neither yes nor no
phrase-position-of-other-rules = version { $given } of the rules is unknown; this is { $rules }
phrase-position-of-other-components = the position was written with other components; give them with --components
phrase-position-seed-is-a-hash = a seed in a position is 64 hexadecimal digits
phrase-position-step-not-due = '{ $given }' cannot be due in this position
error-position-of-no-game = this is no position of a game: { $error }
