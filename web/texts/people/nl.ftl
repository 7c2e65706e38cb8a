# Wie er aan tafel zit, wie er komt en gaat, en wie er meekijkt.

seat-bot = een bot
seat-replaced = een bot speelt
seat-gone = is weggegaan
seat-here = is er
seat-away = is even weg

news-sat = { $name } is gaan zitten.
news-stood = { $name } is weer opgestaan.
news-filled = { $name }, een bot, is gaan zitten.
news-broke-off = { $name } heeft het delen afgebroken.
news-left = { $name } heeft de partij verlaten.
news-replaced = Voor { $name } speelt nu een bot.
news-returned = { $name } is terug.
news-took-back =
    { $actions ->
        [one] { $name } heeft één stap teruggenomen.
       *[other] { $name } heeft { $actions } stappen teruggenomen.
    }

people-invite = Anderen uitnodigen
people-code = Geef deze code door; vul hem in bij „Meedoen”.
people-invite-watch = Iemand uitnodigen om te kijken
people-copy-watch = Link om te kijken kopiëren
people-unready = Toch nog niet klaar
people-begins-by-itself = De partij begint zodra iedereen klaar is.
people-fill = Zet een bot op plaats { $number }
people-fill-short = Een bot …
people-free-seat = De plaats van { $name } vrijmaken
people-no-hints = Geen tips
people-no-watching = Niemand mag meekijken
people-leaving = Gaat iemand weg, dan beslissen de anderen over vervanging

people-watching = Je kijkt mee; in het menu nodig je anderen uit
people-watching-short = Je kijkt mee
people-watched = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
people-watching-title = Meekijken
people-you-watch = Je kijkt mee bij { $names }.
people-watch-about = Wie meekijkt, ziet wat er open op tafel ligt, maar geen handkaarten.
