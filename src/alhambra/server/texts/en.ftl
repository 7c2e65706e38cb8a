# The server and its tables.

## Errors

error-table-seats = a table for { $seats_count } needs to know who sits at each of its seats, not at { $number }
error-table-pace = the pace of a table is free, seconds for each choice such as 60s, days such as 2d, or a clock for each player such as 20m or 20m+10s
error-table-leaving = who leaves a game is replaced by { $possible }
error-people-bring-names = people bring their names when they sit down
error-left-already = you have left already
error-rematch-made-already = the table at which you meet again is there already
error-too-early-to-replace = you alone can have { $seat } replaced only if its player has left, or takes longer than { $seconds } seconds for a choice
error-seat-not-yours = this seat is not yours
error-link-needed = for this table you need a link
error-not-watched = this table shows its game to its players alone
error-invitation-needed = to join this table you need its invitation
error-owner-needed = only who has made the table can do this
error-seat-needed = only who plays at the table can do this
error-access-word-needed = this server asks for its access word before a table is made
error-not-our-page = this must come from a page of this server
error-content-not-json = this must be sent as JSON, with the content type application/json
error-bad-request = this request is not understood: { $problem }
error-no-such-address = there is nothing at this address
error-method-not-known = this address is not used in this way
error-body-too-large = that is more than the server takes at once
error-server-failed = the server has failed here; nothing is wrong with the request
error-no-such-link = there is no such link
error-no-such-seat-here = there is no such seat
error-no-promise-yet = nothing is promised yet: the game has not begun
error-no-promise-proved = nothing is promised: the record of this game cannot prove its shuffles
error-no-record-yet = there is a record when the game is over
error-table-without-person = at a table sits at least one person
error-bot-not-seated = there is no bot { $given }; possible: { $possible }
error-seat-taken = { $seat } is taken
error-seat-empty = nobody sits at { $seat }
error-name-too-long = a name has at most { $most } characters
error-name-taken = somebody else at the table has this name
error-name-unclear = a name is written in one alphabet, with characters that can be seen and at most { $most } marks on a letter
error-name-looks-alike = this name looks like another one at the table
error-not-all-ready = not everybody is ready: { $seats }
error-position-passed = this was for position { $wanted }; the table is at { $present }
error-somebody-faster = somebody was faster; the table is at { $present } now
error-undo-too-far = you can take back { $most } of your actions without asking the others, not { $number }
error-back-too-far = { $most } actions were played, so { $number } cannot be taken back
error-back-without-all = all players have to agree to this, and some are away: { $seats }
error-nobody-to-replace = at { $seat } sits nobody whom a bot could replace
error-asked-already = something is asked already; first everybody answers that
error-another-question = something else is asked now; look at it before you answer
error-nothing-asked = nothing is asked now
error-agreed-already = you have agreed already
error-no-stand-in = no bot plays for you
error-bot-plays-for-you = a bot plays for you; take your seat back first
error-bot-there-already = a bot plays there already
error-saying-form = what is said is one line of at most { $most } characters
error-saying-while-dealing = there is no talk while the cards are being dealt; wait until the game begins
error-saying-too-often = at most { $most } sayings in { $seconds } seconds; wait a moment
error-hints-not-wanted = hints are not allowed at this table
error-hint-without-choice = there is nothing for you to choose now, so there is no hint
error-hint-too-often = at most { $most } hints in { $seconds } seconds; wait a moment
error-hint-failed = no hint could be found this time; please try again
error-table-phase =
    { $phase ->
        [gathering] this cannot be done yet: the game has not begun
        [dealing] this cannot be done now: the cards are being dealt
        [playing] this cannot be done any more: the game has begun
       *[over] this cannot be done any more: the game is over
    }
error-table-of-other-rules = this table was dealt under version { $given } of the rules and cannot go on under version { $rules }; a server of that version can finish it
error-table-not-to-go-on = what was played last at this table is not possible under version { $rules } of the rules; a server of the version before can finish it
error-no-such-table = there is no such table
error-not-kept = the server cannot keep anything just now; please try again in a moment
error-entry-unreadable = an entry of the table cannot be read: { $problem }
error-bad-message = this is no message of a table: { $problem }
error-command-id-used = you have used the id { $id } for another command; give each command an id of its own
error-played-too-much-to-go-back = { $most } actions were played at this table, so none can be taken back any more
error-done-too-often = at this table you have done that { $most } times, and cannot do it again
error-message-too-long = a message of a table has at most { $most } characters
error-too-often =
    { $seconds ->
        [one] that was too much at once; please wait for a second
       *[other] that was too much at once; please wait for { $seconds } seconds
    }
error-too-many-at-once = from your network { $most } connections are open already; close one that is not needed
error-questions-waiting = your earlier questions are still being answered; wait for those answers first
error-server-busy = the server has too much to do just now; please try again in a moment
error-bad-ids = the ids of a client and of a command have 1 to { $most } characters
error-setting-wrong = the setting { $setting } cannot be { $given }
error-setting-unknown = the setting { $setting } is one of { $possible }
error-mail-without-sender = mails need somebody whom they come from: set mail_from to a mail address
error-database-address = the address of a database begins with sqlite:/// or postgresql://
error-database-without-tables = there is no server's database at this address
error-database-of-other-version = the database was made by another version; start the server once, then it is brought up to date
error-backup-there-already = there is a file { $path } already
error-backup-not-written = { $path } cannot be written: { $fault }
error-backup-not-complete = the backup could not be copied completely
error-backup-not-found = there is no file { $path }
error-no-backup = { $path } is no backup of a server
error-database-not-empty = a backup is restored into an empty database; in this one there are tables already
error-tables-broken = { $number } tables of the backup do not follow from their entries
error-database-closed = the database cannot be opened: { $problem }
error-page-asset-unknown = the built pages hold { $file }, but the server only knows files of the kinds { $kinds }: build them anew, or add the kind in web/pages.py
error-database-folder = the folder of the database cannot be made: { $fault }
error-no-such-replay = there is no such replay
error-no-replay-yet = there is a replay when the game is over
error-no-such-moments = the game has no such moments; its parts are numbered from 0 to { $most }
error-replay-of-running-game = a replay begins when the game is over: this record is of a game that is still running
error-replay-too-long = a record that is replayed here has at most { $most } characters
error-replay-of-other-game = a table that goes on from a replay has the game, the modules, the options and the number of seats of the replay
error-replay-no-such-moment = the game has no such moment; its last one is { $most }
error-replay-nobody-chooses = at this moment nobody has to choose, so nobody can play on from it
error-work-too-long = this would take the server longer than it may work for one visitor; nothing was kept
error-analyses-busy = too many games wait to be analysed; please try again later
error-analysis-failed = this game could not be analysed
error-lesson-too-long = the first game is over after { $most } actions at the latest
error-too-many-addresses = a seat is told of its turns at no more than { $most } addresses
error-no-code-expected = no code is expected for this address
error-wrong-code = this is not the code that was sent
error-no-mails-here = this server sends no mails
error-no-mail-address = this is no mail address
error-no-web-address = this is no web address that can be called; it begins with https://
error-no-subscription = this is no subscription of a browser

## Turn notices

notice-turn =
    { $others_count ->
        [0] It is your turn in { $game }.
       *[other] It is your turn in { $game } with { $people }.
    }
    .subject = Your turn: { $game }
notice-code = Your code for turn notices is { $code }. If you did not ask for it, somebody has given your address by mistake; ignore this mail.
    .subject = Your code for turn notices
notice-stop = Stop these notices
notice-stopped = You will get no more notices.
