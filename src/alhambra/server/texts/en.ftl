# The server and its tables.

## Errors

error-table-seats = A table for { $seats_count } must say who sits at each of its seats; this says it for { $number }.
error-table-pace = The pace of a table is free, seconds for each choice such as 60s, days such as 2d, or a clock for each player such as 20m or 20m+10s.
error-table-leaving = A player who leaves is replaced by { $possible }.
error-people-bring-names = Players bring their own names when they sit down.
error-left-already = You have already left.
error-rematch-made-already = The table for the rematch is already set.
error-too-early-to-replace = { $seconds ->
    [one] On your own you can have { $seat } replaced only if its player has left or takes longer than { $seconds } second for a choice.
   *[other] On your own you can have { $seat } replaced only if its player has left or takes longer than { $seconds } seconds for a choice.
}
error-seat-not-yours = This seat is not yours.
error-link-needed = You need a link for this table.
error-not-watched = This table shows its game only to its players.
error-invitation-needed = You need the invitation to join this table.
error-owner-needed = Only the table's creator can do this.
error-seat-needed = Only players at the table can do this.
error-access-word-needed = This server requires its access word to open a table.
error-not-our-page = This must come from a page of this server.
error-content-not-json = This must be sent as JSON, with the content type application/json.
error-bad-request = This request cannot be understood: { $problem }
error-no-such-address = There is nothing at this address.
error-method-not-known = This address cannot be used in this way.
error-body-too-large = That is more than the server accepts at once.
error-server-failed = The server has made an error; nothing is wrong with your request.
error-no-such-link = There is no such link.
error-no-such-code = No table that is still waiting for players has this code.
error-no-such-seat-here = There is no such seat.
error-no-promise-yet = Nothing is promised yet: the game has not started.
error-no-promise-proved = Nothing is promised: the record of this game cannot prove its shuffles.
error-no-record-yet = The record is available when the game is over.
error-table-without-person = A table needs at least one person.
error-bot-not-seated = There is no bot { $given }; possible: { $possible }.
error-seat-taken = { $seat } is taken.
error-seat-empty = Nobody sits at { $seat }.
error-name-too-long = A name has at most { $most } characters.
error-name-taken = Somebody else at the table already has this name.
error-name-unclear = A name uses one alphabet and visible characters, with at most { $most } marks on a letter.
error-name-looks-alike = This name looks like another one at the table.
error-not-all-ready = Not everybody is ready yet: { $seats }.
error-position-passed = That was for position { $wanted }; the table is now at { $present }.
error-somebody-faster = Somebody was faster; the table is now at { $present }.
error-undo-too-far = Without asking the others you can take back { $most ->
    [one] { $most } action
   *[other] { $most } actions
}, not { $number }.
error-back-too-far = Only { $most ->
    [one] { $most } action has
   *[other] { $most } actions have
} been played, so { $number } cannot be taken back.
error-back-without-all = All players must agree to this, and some are away: { $seats }.
error-nobody-to-replace = Nobody at { $seat } can be replaced by a bot.
error-asked-already = There is already a question open; everybody answers that one first.
error-another-question = The question is a different one now; look at it before you answer.
error-nothing-asked = There is no question to answer now.
error-agreed-already = You have already agreed.
error-no-stand-in = No bot is playing for you.
error-bot-plays-for-you = A bot is playing for you; take your seat back first.
error-bot-there-already = A bot is already playing there.
error-saying-form = A message is one line of at most { $most } characters.
error-saying-while-dealing = There is no chat while the cards are being dealt; wait until the game begins.
error-saying-too-often = Messages allowed in { $seconds } seconds: { $most }. Wait a moment.
error-hints-not-wanted = Hints are not allowed at this table.
error-hint-without-choice = There is nothing for you to choose now, so there is no hint.
error-hint-too-often = Hints allowed in { $seconds } seconds: { $most }. Wait a moment.
error-hint-failed = No hint was found this time; please try again.
error-table-phase =
    { $phase ->
        [gathering] That is not possible yet: the game has not begun.
        [dealing] That is not possible now: the cards are being dealt.
        [playing] That is no longer possible: the game has begun.
       *[over] That is no longer possible: the game is over.
    }
error-table-of-other-rules = This table was dealt under version { $given } of the rules and cannot continue under version { $rules }; a server of that version can finish it.
error-table-not-to-go-on = What was played last at this table is not possible under version { $rules } of the rules; a server of the previous version can finish it.
error-no-such-table = There is no such table.
error-not-kept = The server cannot save anything just now; please try again in a moment.
error-entry-unreadable = An entry of the table cannot be read: { $problem }
error-bad-message = This is not a message of a table: { $problem }
error-command-id-used = You have already used the id { $id } for another command; give each command its own.
error-played-too-much-to-go-back = Actions played at this table: { $most }. None can be taken back any more.
error-done-too-often = { $most ->
    [one] You have already done that once at this table, and cannot do it again.
   *[other] You have already done that { $most } times at this table, and cannot do it again.
}
error-message-too-long = A message of a table has at most { $most } characters.
error-too-often =
    { $seconds ->
        [one] That was too much at once; please wait { $seconds } second.
       *[other] That was too much at once; please wait { $seconds } seconds.
    }
error-too-many-at-once = { $most ->
    [one] { $most } connection from your network is already open; close it first.
   *[other] { $most } connections from your network are already open; close one that you do not need.
}
error-questions-waiting = Your earlier questions are still being answered; wait for those answers first.
error-server-busy = The server is too busy just now; please try again in a moment.
error-bad-ids = The ids of a client and of a command have 1 to { $most } characters.
error-setting-wrong = The setting { $setting } cannot be { $given }.
error-setting-unknown = There is no setting { $setting }; possible: { $possible }.
error-mail-without-sender = Mails need a sender: set mail_from to a mail address.
error-database-address = The address of a database begins with sqlite:/// or postgresql://.
error-database-without-tables = There is no server database at this address.
error-database-of-other-version = The database was made by another version; start the server once to bring it up to date.
error-backup-there-already = There is already a file { $path }.
error-backup-not-written = { $path } cannot be written: { $fault }.
error-backup-not-complete = The backup could not be copied completely.
error-backup-not-found = There is no file { $path }.
error-no-backup = { $path } is not a backup of a server.
error-database-not-empty = A backup is restored into an empty database; this one already has tables.
error-tables-broken = { $number ->
    [one] { $number } table of the backup does not follow from its entries.
   *[other] { $number } tables of the backup do not follow from their entries.
}
error-address-not-free = The server cannot listen at { $host }, port { $port }: { $fault }.
error-host-unknown = There is no host { $host }.
error-database-is-none = The file given for the database is not a database.
error-database-closed = The database cannot be opened: { $problem }
error-page-asset-unknown = The built pages hold { $file }, but the server only knows files of the kinds { $kinds }: rebuild them, or add the kind in web/pages.py.
error-database-folder = The folder of the database cannot be created: { $fault }.
error-no-such-replay = There is no such replay.
error-no-replay-yet = The replay is available when the game is over.
error-no-such-moments = There are no such moments in the game; its parts are numbered from 0 to { $most }.
error-replay-of-running-game = This record is of a game that is still running; it can be replayed when the game is over.
error-replay-too-long = A record can have at most { $most } characters here.
error-replay-of-other-game = A table that continues from a replay has the same game, modules, variants and number of seats as the replay.
error-replay-no-such-moment = There is no such moment in the game; its last one is { $most }.
error-replay-nobody-chooses = Nobody has to choose at this moment, so nobody can play on from it.
error-work-too-long = This would take the server longer than it may work for one visitor; nothing was saved.
error-analyses-busy = Too many games are waiting for their analysis; please try again later.
error-analysis-failed = This game could not be analysed.
error-too-many-addresses = { $most ->
    [one] A seat can be notified at one address only.
   *[other] A seat can be notified at { $most } addresses at most.
}
error-no-code-expected = No code is expected for this address.
error-wrong-code = This is not the code that was sent.
error-no-mails-here = This server sends no mails.
error-no-mail-address = This is not a mail address.
error-no-web-address = This is not a web address that can be called; it begins with https://.
error-no-subscription = This is not a subscription of a browser.

## Turn notices

notice-turn =
    { $others_count ->
        [0] It is your turn in { $game }.
       *[other] It is your turn in { $game } with { $people }.
    }
    .subject = Your turn: { $game }
notice-code = Your code for turn notices is { $code }. If you did not ask for it, somebody entered your address by mistake; ignore this mail.
    .subject = Your code for turn notices
notice-stop = Stop these notices
notice-stopped = You will get no more notices.
