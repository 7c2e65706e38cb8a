# Who is at a table, who comes and goes, and who watches.

seat-bot = a bot
seat-replaced = a bot plays
seat-gone = has left
seat-here = is here
seat-away = is away

news-sat = { $name } has sat down.
news-stood = { $name } has left the seat.
news-filled = { $name }, a bot, has sat down.
news-broke-off = { $name } has stopped the dealing.
news-left = { $name } has left the game.
news-replaced = A bot now plays for { $name }.
news-returned = { $name } is back.
news-took-back =
    { $actions ->
        [one] { $name } has taken back one step.
       *[other] { $name } has taken back { $actions } steps.
    }

people-invite-watch = Invite somebody to watch
people-copy-watch = Copy a link to watch

people-watching = You are watching; invite others in the menu
people-watching-short = Watching
people-watched = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
