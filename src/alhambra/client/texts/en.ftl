# Playing at tables of a server.

error-server-said = { $sentence }

## What a player keeps of a dealing

error-dealing-resumed = The dealer has gone back to a dealing that was over: your contribution is not shown to it.
error-dealing-elsewhere = Your seat was committed from elsewhere: from another device of yours, or by the dealer. From here nothing is added to the shuffle.
error-own-commitment-exchanged = The commitment of your seat is not the one that was sent from here: your contribution is not shown.
error-final-promise-missing = The dealer has made no final promise, so contributions could still be exchanged: yours is not shown.
error-final-promise-does-not-bind = The final promise does not cover the commitments that lie open: your contribution is not shown.
error-final-promise-exchanged = The dealer made another final promise after your contribution had been shown.
error-record-of-unfinished-dealing = Your contribution was not shown in the last dealing of this table, so the record is of another game.
phrase-found-nothing-kept = whether this is the game that you saw: nothing was kept here of its dealing
phrase-found-dealings-broken-off =
    { $number ->
        [one] whether the dealer looked for another seed: { $number } dealing was broken off after your contribution had been shown
       *[other] whether the dealer looked for another seed: { $number } dealings were broken off after your contribution had been shown
    }
