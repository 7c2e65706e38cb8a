# Wie er aan tafel zit, wie er komt en gaat, en wie er toekijkt.

seat-bot = een bot
seat-replaced = een bot speelt
seat-gone = is weg
seat-here = is er
seat-away = is even weg

news-sat = { $name } is gaan zitten.
news-stood = { $name } is weer opgestaan.
news-filled = { $name }, een bot, is gaan zitten.
news-broke-off = { $name } heeft het schudden afgebroken.
news-left = { $name } heeft de partij verlaten.
news-replaced = Voor { $name } speelt nu een bot.
news-returned = { $name } is terug.
news-took-back =
    { $actions ->
        [one] { $name } heeft één stap teruggenomen.
       *[other] { $name } heeft { $actions } stappen teruggenomen.
    }

people-invite-watch = Toeschouwer uitnodigen
people-copy-watch = Link voor toeschouwers kopiëren

people-watching = Je kijkt toe; in het menu nodig je anderen uit
people-watching-short = Je kijkt toe
people-watched = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
