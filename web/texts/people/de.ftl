# Wer am Tisch ist, wer kommt und geht, und wer zusieht.

seat-bot = ein Bot
seat-replaced = ein Bot spielt
seat-gone = ist gegangen
seat-here = ist da
seat-away = ist gerade weg

news-sat = { $name } hat sich gesetzt.
news-stood = { $name } ist wieder aufgestanden.
news-filled = { $name }, ein Bot, hat sich gesetzt.
news-broke-off = { $name } hat das Geben abgebrochen.
news-left = { $name } hat die Partie verlassen.
news-replaced = Für { $name } spielt jetzt ein Bot.
news-returned = { $name } ist zurück.
news-took-back =
    { $actions ->
        [one] { $name } hat einen Schritt zurückgenommen.
       *[other] { $name } hat { $actions } Schritte zurückgenommen.
    }

people-invite-watch = Jemanden zum Zusehen einladen
people-copy-watch = Link zum Zusehen kopieren

people-watching = Du siehst zu; im Menü kannst du andere einladen
people-watching-short = Du siehst zu
people-watched = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
