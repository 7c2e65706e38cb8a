# Playing at a server's tables.

error-server-said = { $sentence }

## What a player keeps of a dealing

error-dealing-resumed = The dealer has gone back to a dealing that was over: your contribution is not shown to it.
error-dealing-elsewhere = Your seat was committed from elsewhere: from another of your devices, or by the dealer. Nothing is added to the shuffle from here.
error-own-commitment-exchanged = Your seat's commitment is not the one sent from here: your contribution is not shown.
error-final-promise-missing = The dealer has made no final promise, so contributions could still be replaced: yours is not shown.
error-final-promise-does-not-bind = The final promise does not cover the published commitments: your contribution is not shown.
error-final-promise-exchanged = The dealer made another final promise after your contribution had been shown.
error-record-of-unfinished-dealing = Your contribution was not shown in the last dealing at this table, so the record is of another game.
phrase-found-nothing-kept = whether this is the game you saw: no notes on its dealing were kept here
phrase-found-dealings-broken-off =
    { $number ->
        [one] whether the dealer looked for another seed: { $number } dealing was broken off after your contribution had been shown
       *[other] whether the dealer looked for another seed: { $number } dealings were broken off after your contribution had been shown
    }
