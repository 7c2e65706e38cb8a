# Words that all texts share, and what the list of games, records and the choice of a language say.

language-name = English

seat = seat { $number }
you = You
    .within = you
nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# What somebody gave, if nothing is called so.
as-given = '{ $given }'

error-language-unknown = there is no language { $given }; possible: { $possible }
error-registered-game-is-none = a game is registered with its GameInfo and with what makes it from config, seed and components
error-game-there-already = there is a game { $given } already
error-game-needs-config = a game is made from a GameConfig, not from { $given }
error-view-is-none = { $given } is not a view of a game
error-no-such-game = there is no game { $given }; possible: { $possible }
error-game-needs-components = the components of a game are read with load_components, not { $given }
error-dealt-for-other-rules = the game was dealt for version { $given } of the rules; this is { $rules }
error-dealt-for-other-components = the game was dealt for other components
error-dealt-for-other-position = the game was dealt for another beginning: its set-up, or another position
error-entry-impossible = entry { $number } ({ $given }) cannot be: { $error }
error-replayed-is-no-record = only a Record can be replayed, not { $given }
error-record-of-other-rules = the record was made by version { $given } of the rules; this is { $rules }
error-record-game-impossible = the game of the record cannot be played: { $error }
error-record-of-other-components = the record was made with other components; give them with --components
error-nobody-decides = no seat has anything to decide
error-another-seat-decides-here = { $seat } decides here, not seat { $given }
error-opened-elsewhere = chance was not opened after the entry that the record claims
error-entries-lead-to-other-result = the entries lead to another result than the record claims
error-entries-lead-to-other-position = the entries lead to another position than the record claims
error-record-without-promise = the record holds no promise to compare: its game was carried on from a position, or is not the one that was promised
error-record-without-contributions = the record holds no contributions, so its game is not the one to which you contributed
error-record-without-noted-seat = the game of the record has no seat { $given }, only 0 to { $last }
error-record-with-other-commitment = the record holds another commitment of { $seat } than the one that you noted: it is not that game
error-record-with-other-contribution = the record holds another contribution of { $seat } than the one that you noted: it is not that game
error-record-with-other-promise = the record holds another promise than the one that you noted: it is not that game
error-record-without-noted-head = no moment of the record has the head that you noted: something else was played
error-signature-is-none = this is no signature of a server
error-signature-of-other-game = the signature belongs to another game
error-signature-of-other-entries = the signature is for something else than what the record tells
error-signature-key-is-none = a signing key is 64 hexadecimal digits
error-signature-key-weak = this key proves nothing: it is a point of small order, or not written in the one form that a key has, and signatures for it can be made without a secret
error-signature-wrong = the signature was not made with the key that it names
error-record-signed-by-other-key = the signature was made with another key than the one you gave
error-records-of-different-games = the records do not tell of the same game: their { $fields } differ
error-records-part = the records part at entry { $number }: '{ $first }' in the first, '{ $second }' in the second

## What only an extra of the package brings

command-needs-extra = the command alhambra needs more packages: pip install 'alhambra-game[{ $extra }]'
error-full-screen-needs-extra = the full-screen table needs more packages (--plain does without, line by line): pip install 'alhambra-game[{ $extras }]'
error-client-needs-extra = a table of a server needs more packages: pip install 'alhambra-game[{ $extras }]'
error-server-needs-extra = the server needs more packages: pip install 'alhambra-game[{ $extras }]'
error-sheets-need-extra = a PDF needs more packages (--svg does without): pip install 'alhambra-game[{ $extras }]'
error-signatures-need-extra = checking a signature needs more packages: pip install 'alhambra-game[{ $extras }]'
error-cluster-needs-extra = playing on a cluster needs more packages: pip install 'alhambra-game[{ $extras }]'

## What the system could not do

fault-enoent = No such file or directory
fault-eacces = Permission denied
fault-eperm = Operation not permitted
fault-eisdir = Is a directory
fault-enotdir = Not a directory
fault-eexist = File exists
fault-enospc = No space left on device
fault-erofs = Read-only file system
fault-enametoolong = File name too long
fault-eloop = Too many levels of symbolic links
fault-eio = Input/output error
fault-unknown = something went wrong

## What a record proves

phrase-found-undamaged = undamaged: the seal fits (anybody can make a seal, so it does not tell who made the record)
phrase-found-legal = all { $number } entries follow the rules (version { $rules })
phrase-found-legal-from-seed = legal from its seed: all { $number } entries follow the rules (version { $rules }), and every card, tile and die comes from the seed
phrase-found-chosen-by-hand =
    { $opened ->
        [0] chance was opened from the start: { $number } outcomes were chosen by hand, and prove nothing
       *[other] chance was opened after entry { $opened }: { $number } outcomes were chosen by hand, and prove nothing
    }
phrase-found-seed-chosen = nobody promised these shuffles: its seed was chosen by whoever made it
phrase-found-no-seed = nobody promised these shuffles: it has no seed
phrase-found-joint-seed =
    { $number ->
        [one] joint seed: in the record, the secret fits the promise and the contribution of { $number } seat its commitment
       *[other] joint seed: in the record, the secret fits the promise and the contributions of { $number } seats their commitments
    }
phrase-found-drawn-by-players = who contributed: by the record, { $seats } drew { $number ->
    [one] its contribution itself; only its player
   *[other] their contributions themselves; only each player
} can tell
phrase-found-drawn-by-dealer = who contributed: by the record, the dealer drew the { $number ->
    [one] contribution
   *[other] contributions
} of { $seats }
phrase-found-drawn-by-nobody-said = who contributed: a record of this older form does not say which contributions the dealer drew
phrase-found-position-promised = the promise covers the position: the shuffles are promised from this position on
phrase-found-promise-to-compare = whether this was promised before the game: compare this promise with the one that you noted: { $promise }
phrase-found-final-promise-to-compare = whether this was promised before the game: compare this final promise with the one that you noted: { $promise }
phrase-found-promise = the dealer's promise is the one that you noted: the opening and the secret are those that were fixed then
phrase-found-final-promise = the final promise is the one that you noted: the opening, the secret and the commitments of all seats are those that were fixed then, so no contribution was exchanged since
phrase-found-early-promise-binds-less = whether contributions were exchanged: the dealer's promise does not bind them; compare the final promise with the one that you noted: { $promise }
phrase-found-older-promise-binds-less = whether contributions were exchanged: the promise of this older form does not bind them; only commitments or contributions that were noted tell (--commitment, --contribution)
phrase-found-commitment = the commitment of { $seat } is the one that you noted, so its contribution is the one that it committed to
phrase-found-contribution = the contribution of { $seat } is the one that you noted
phrase-found-head-to-compare = whether this was played and nothing else: compare this head with one that was noted at the table: { $head }
phrase-found-head = the head is the one that you noted: these are the same opening and the same entries
phrase-found-earlier-head = the first { $number } entries are those of the head that you noted; what follows is not in it
phrase-found-key-to-compare = whether a server you know has signed this: compare its key with { $public_key }
phrase-found-signed = the server with this key has signed it: the game ended with these entries
phrase-found-signed-earlier = the server with this key has signed the first { $number } entries; what follows is not signed
phrase-found-signed-promise = the server with this key has signed the dealer's promise of this game, which binds the opening and the secret but not the contributions
phrase-found-signed-final-promise = the server with this key has signed the final promise of this game, which binds the opening, the secret and all contributions
phrase-found-finished = finished: the result is { $points }
phrase-found-unfinished = unfinished: it stops after { $number } entries at { $points }; whether more was played it does not tell
phrase-found-equal = both records have the same opening and the same { $number } entries
phrase-found-first-goes-on = the records agree in the first { $number } entries; the first one goes on to entry { $last }
phrase-found-second-goes-on = the records agree in the first { $number } entries; the second one goes on to entry { $last }
phrase-found-position = how it began: the game goes on from a position, and how that came about the record does not tell
phrase-found-legal-from-position = legal from its position and its seed: all { $number } entries follow the rules (version { $rules }), and every card, tile and die since then comes from the seed

## Positions

error-position-of-one-seat = no game goes on from what one seat knows of a position, but games can be imagined
error-position-is-whole = there is nothing to be imagined in a whole position, but a game can go on from it
error-record-position-does-not-fit = the position that the game of the record went on from does not fit the rest of the record
