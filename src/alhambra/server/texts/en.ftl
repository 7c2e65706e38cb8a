# The server and its tables.

## Errors

error-table-seats = a table for { $seats_count } needs to know who sits at each of its seats, not at { $number }
error-table-pace = the pace of a table is free, seconds for each turn such as 60s, or days such as 2d
error-table-without-person = at a table sits at least one person
error-bot-not-seated = there is no bot { $given }; possible: { $possible }
error-seat-taken = { $seat } is taken
error-seat-empty = nobody sits at { $seat }
error-name-too-long = a name has at most { $most } characters
error-name-taken = somebody else at the table has this name
error-not-all-ready = not everybody is ready: { $seats }
error-position-passed = this was for position { $wanted }; the table is at { $present }
error-somebody-faster = somebody was faster; the table is at { $present } now
error-undo-too-far = you can take back { $most } of your actions without asking the others, not { $number }
error-back-too-far = { $most } actions were played, so { $number } cannot be taken back
error-nobody-to-replace = at { $seat } sits nobody whom a bot could replace
error-nothing-asked = nothing is asked now
error-agreed-already = you have agreed already
error-no-stand-in = no bot plays for you
error-bot-there-already = a bot plays there already
error-saying-form = what is said is one line of at most { $most } characters
error-table-phase =
    { $phase ->
        [gathering] this cannot be done yet: the game has not begun
        [dealing] this cannot be done now: the cards are being dealt
        [playing] this cannot be done any more: the game has begun
       *[over] this cannot be done any more: the game is over
    }
error-no-such-table = there is no such table
error-not-kept = the move could not be kept, so it does not count; please try again
error-entry-unreadable = an entry of the table cannot be read: { $problem }
error-bad-message = this is no message of a table: { $problem }
error-bad-ids = the ids of a client and of a command have 1 to { $most } characters
error-database-address = the address of a database begins with sqlite:/// or postgresql://
error-database-closed = the database cannot be opened: { $problem }
error-database-folder = the folder of the database cannot be made: { $fault }
error-no-such-replay = there is no such replay
error-replay-of-running-game = a replay begins when the game is over: this record is of a game that is still running
error-replay-too-long = a record that is replayed here has at most { $most } characters
