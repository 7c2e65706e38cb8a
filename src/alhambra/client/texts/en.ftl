# Playing at tables of a server.

error-server-said = { $sentence }

## What a player keeps of a dealing

error-dealing-resumed = the dealer has gone back to a dealing that was over: your contribution is not shown in it
error-dealing-elsewhere = your seat was committed from elsewhere: from another device of yours, or by the dealer; nothing is added to the shuffle from here
error-own-commitment-exchanged = the commitment of your seat is not the one that was sent from here: your contribution is not shown
error-final-promise-missing = the dealer has made no final promise, so contributions could be exchanged: yours is not shown
error-final-promise-does-not-bind = the final promise does not cover the commitments that lie open: your contribution is not shown
error-final-promise-exchanged = the dealer has made another final promise after you had shown your contribution
error-record-of-unfinished-dealing = your contribution was not shown in the last dealing of this table, so the record is of another game
phrase-found-nothing-kept = whether this is the game that you saw: nothing was kept here of its dealing
phrase-found-dealings-broken-off =
    { $number ->
        [one] whether the dealer looked for another seed: { $number } dealing came to nothing after your contribution was shown
       *[other] whether the dealer looked for another seed: { $number } dealings came to nothing after your contribution was shown
    }
