# Words that all texts share, and what the list of games, records and the choice of a language say.

language-name = English

seat = seat { $number }
you = You
    .within = you
nothing = nothing
list-and = { $first } and { $last }
# What somebody gave, if nothing is called so.
as-given = '{ $given }'

error-language-unknown = there is no language { $given }; possible: { $possible }
error-registered-game-is-none = a game is registered with its GameInfo and with what makes it from config, seed and components
error-game-there-already = there is a game { $given } already
error-game-needs-config = a game is made from a GameConfig, not from { $given }
error-no-such-game = there is no game { $given }; possible: { $possible }
error-game-needs-components = the components of a game are read with load_components, not { $given }
error-dealt-for-other-rules = the game was dealt for version { $given } of the rules; this is { $rules }
error-dealt-for-other-components = the game was dealt for other components
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
error-record-without-promise = the record holds no promise, so its game is not the one that was promised
error-record-with-other-promise = the record holds another promise than the one that you saw: it is not that game
error-record-without-noted-head = no moment of the record has the head that you noted: something else was played
error-records-of-different-games = the records do not tell of the same game: their { $fields } differ
error-records-part = the records part at entry { $number }: '{ $first }' in the first, '{ $second }' in the second

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

## Positions

error-position-of-one-seat = no game goes on from what one seat knows of a position, but games can be imagined
error-position-is-whole = there is nothing to be imagined in a whole position, but a game can go on from it
error-record-position-does-not-fit = the position that the game of the record went on from does not fit the rest of the record
