# Words that all texts share, and what the list of games, records and the choice of a language say.

language-name = English

seat = seat { $number }
guest = Guest
you = You
    .within = you
nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# What somebody gave, if nothing has that name.
as-given = '{ $given }'

error-language-unknown = There is no language { $given }; possible: { $possible }.
error-registered-game-is-none = A game is registered with its GameInfo and a function that makes it from config, seed and components.
error-game-there-already = There is already a game called { $given }.
error-game-needs-config = A game is made from a GameConfig, not from { $given }.
error-view-is-none = { $given } is not a view of a game.
error-no-such-game = There is no game { $given }; possible: { $possible }.
error-game-needs-components = A game's components are read with load_components, not { $given }.
error-dealt-for-other-rules = The game was dealt for version { $given } of the rules; this is { $rules }.
error-dealt-for-other-components = The game was dealt for different components.
error-dealt-for-other-position = The game was dealt for a different start: for its set-up, or for another position.
error-entry-impossible = Entry { $number } ({ $given }) is impossible: { $error }
error-replayed-is-no-record = Only a Record can be replayed, not { $given }.
error-record-of-other-rules = The record was made under version { $given } of the rules; this is { $rules }.
error-record-game-impossible = The game in the record cannot be played: { $error }
error-record-of-other-components = The record was made with other components; give them with --components.
error-nobody-decides = There is nothing for any seat to decide.
error-another-seat-decides-here = Here { $seat } decides, not seat { $given }.
error-opened-elsewhere = Chance was not opened after the entry that the record names.
error-entries-lead-to-other-result = The entries lead to a different result than the record claims.
error-entries-lead-to-other-position = The entries lead to a different position than the record claims.
error-record-without-promise = The record holds no promise to compare: its game was continued from a position, or is not the one that was promised.
error-record-without-contributions = The record holds no contributions, so its game is not the one to which you contributed.
error-record-without-noted-seat = The game in the record has no seat { $given }, only 0 to { $last }.
error-record-with-other-commitment = The record holds a different commitment for { $seat } than the one you noted: it is not that game.
error-record-with-other-contribution = The record holds a different contribution for { $seat } than the one you noted: it is not that game.
error-record-with-other-promise = The record holds a different promise than the one you noted: it is not that game.
error-record-without-noted-head = The record never has the head you noted: something else was played.
error-signature-is-none = This is not a server's signature.
error-signature-of-other-game = The signature belongs to another game.
error-signature-of-other-entries = The signature covers something other than what the record shows.
error-signature-key-is-none = A signing key is 64 hexadecimal digits.
error-signature-key-weak = This key proves nothing: it is a point of small order or is not written in its one valid form, so signatures for it can be made without a secret.
error-signature-wrong = The signature was not made with the key it names.
error-record-signed-by-other-key = The signature was made with a different key than the one you gave.
error-records-of-different-games = The records are not of the same game: their { $fields } differ.
error-records-part = The records diverge at entry { $number }: '{ $first }' in the first, '{ $second }' in the second.

## What requires an extra of the package

command-needs-extra = The command alhambra needs more packages: pip install 'alhambra-game[{ $extra }]'
error-full-screen-needs-extra = The full-screen table needs more packages (--plain does without, line by line): pip install 'alhambra-game[{ $extras }]'
error-client-needs-extra = A server's table needs more packages: pip install 'alhambra-game[{ $extras }]'
error-server-needs-extra = The server needs more packages: pip install 'alhambra-game[{ $extras }]'
error-sheets-need-extra = A PDF needs more packages (--svg does without): pip install 'alhambra-game[{ $extras }]'
error-signatures-need-extra = Checking a signature needs more packages: pip install 'alhambra-game[{ $extras }]'
error-cluster-needs-extra = Playing on a cluster needs more packages: pip install 'alhambra-game[{ $extras }]'
error-training-needs-extra = Training needs more packages: pip install 'alhambra-game[{ $extras }]'

## What the system could not do

fault-enoent = no such file or folder
fault-eacces = permission denied
fault-eperm = operation not permitted
fault-eisdir = this is a folder
fault-enotdir = this is not a folder
fault-eaddrinuse = another program uses this port
fault-eaddrnotavail = this machine does not have this address
fault-eexist = the file exists already
fault-enospc = no space left
fault-erofs = the storage is read-only
fault-enametoolong = the name is too long
fault-eloop = too many symbolic links
fault-eio = input/output error
fault-unknown = something went wrong

## What a record proves

phrase-found-undamaged = undamaged: the seal fits (anybody can make a seal, so it does not show who made the record)
phrase-found-legal = { $number ->
    [one] the only entry follows the rules (version { $rules })
   *[other] all { $number } entries follow the rules (version { $rules })
}
phrase-found-legal-from-seed = { $number ->
    [one] legal from its seed: the only entry follows the rules (version { $rules }), and every card, tile and die comes from the seed
   *[other] legal from its seed: all { $number } entries follow the rules (version { $rules }), and every card, tile and die comes from the seed
}
phrase-found-chosen-by-hand =
    { $opened ->
        [0] chance was open from the start; outcomes chosen by hand, which prove nothing: { $number }
       *[other] chance was opened after entry { $opened }; outcomes chosen by hand, which prove nothing: { $number }
    }
phrase-found-seed-chosen = nobody promised these shuffles: the seed was chosen by the person who made the game
phrase-found-no-seed = nobody promised these shuffles: it has no seed
phrase-found-joint-seed =
    { $number ->
        [one] joint seed: in the record, the secret matches the promise and the contribution of { $number } seat its commitment
       *[other] joint seed: in the record, the secret matches the promise and the contributions of { $number } seats their commitments
    }
phrase-found-drawn-by-players = who contributed: according to the record, { $seats } drew { $number ->
    [one] its contribution itself; only its player
   *[other] their contributions themselves; only each player
} can confirm that
phrase-found-drawn-by-dealer = who contributed: according to the record, the dealer drew the { $number ->
    [one] contribution
   *[other] contributions
} of { $seats }
phrase-found-drawn-by-nobody-said = who contributed: a record of this older form does not say which contributions the dealer drew
phrase-found-position-promised = the promise covers the position: the shuffles are promised from this position on
phrase-found-promise-to-compare = whether this was promised before the game: compare this promise with the one you noted: { $promise }
phrase-found-final-promise-to-compare = whether this was promised before the game: compare this final promise with the one you noted: { $promise }
phrase-found-promise = the dealer's promise is the one you noted: the opening and the secret are those that were fixed then
phrase-found-final-promise = the final promise is the one you noted: the opening, the secret and the commitments of all seats are those that were fixed then, so no contribution has been replaced since
phrase-found-early-promise-binds-less = whether contributions were replaced: the dealer's promise does not bind them; compare the final promise with the one you noted: { $promise }
phrase-found-older-promise-binds-less = whether contributions were replaced: a promise of this older form does not bind them; only commitments or contributions that you noted can show it (--commitment, --contribution)
phrase-found-commitment = the commitment of { $seat } is the one you noted, so its contribution is the one it was committed to
phrase-found-contribution = the contribution of { $seat } is the one you noted
phrase-found-head-to-compare = whether exactly this was played: compare this head with one noted at the table: { $head }
phrase-found-head = the head is the one you noted: these are the same opening and the same entries
phrase-found-earlier-head = { $number ->
    [one] the first entry belongs to the head you noted; what follows is not covered by it
   *[other] the first { $number } entries belong to the head you noted; what follows is not covered by it
}
phrase-found-key-to-compare = whether a server you know signed this: compare its key with { $public_key }
phrase-found-signed = the server with this key has signed it: the game ended with these entries
phrase-found-signed-earlier = { $number ->
    [one] the server with this key has signed the first entry; what follows is not signed
   *[other] the server with this key has signed the first { $number } entries; what follows is not signed
}
phrase-found-signed-promise = the server with this key has signed the dealer's promise of this game, which binds the opening and the secret but not the contributions
phrase-found-signed-final-promise = the server with this key has signed the final promise of this game, which binds the opening, the secret and all contributions
phrase-found-finished = finished: the result is { $points }
phrase-found-unfinished = { $number ->
    [one] unfinished: it stops after { $number } entry at { $points }; it does not show whether more was played
   *[other] unfinished: it stops after { $number } entries at { $points }; it does not show whether more was played
}
phrase-found-equal = { $number ->
    [one] both records have the same opening and the same entry
   *[other] both records have the same opening and the same { $number } entries
}
phrase-found-first-goes-on = { $number ->
    [one] the records agree in the first entry; the first record continues to entry { $last }
   *[other] the records agree in the first { $number } entries; the first record continues to entry { $last }
}
phrase-found-second-goes-on = { $number ->
    [one] the records agree in the first entry; the second record continues to entry { $last }
   *[other] the records agree in the first { $number } entries; the second record continues to entry { $last }
}
phrase-found-position = how it began: the game continues from a position, and the record does not show how that came about
phrase-found-legal-from-position = { $number ->
    [one] legal from its position and its seed: the only entry follows the rules (version { $rules }), and every card, tile and die since then comes from the seed
   *[other] legal from its position and its seed: all { $number } entries follow the rules (version { $rules }), and every card, tile and die since then comes from the seed
}

## Positions

error-position-of-one-seat = A position as one seat knows it cannot be continued, but games can be imagined from it.
error-position-is-whole = A complete position leaves nothing to imagine, but a game can continue from it.
error-record-position-does-not-fit = The position from which the game continued does not fit the rest of the record.
