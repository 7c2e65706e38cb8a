# De startpagina, nieuwe tafels en de weg naar een tafel.

start-language = Taal
start-rules = Regels
start-new = Nieuwe tafel
start-join = Meedoen
start-seats-free = { $count ->
    [one] één stoel is vrij
   *[other] { $count } stoelen zijn vrij
}
start-modules = { $count ->
    [one] één module
   *[other] { $count } modules
}
start-over = Afgelopen: naspelen
start-turn-of = { $name } is aan de beurt
start-all = Alle { $count }
start-new-here = Nieuw hier?
start-first-game = Je eerste partij
start-learn = Leer het al spelend in tien minuten.
    .about = Zonder spelregels te lezen.
start-host = Host
start-short-alhambra = Alhambra
start-short-granada = Granada
start-short-combined = Combinatie
start-short-roll-and-write = Roll & Write
start-about-alhambra = Koop gebouwen, ommuur je Alhambra en bouw van elke soort het meest.
start-about-granada = Voor kenners: tegels met twee kanten, grachten, oplopende punten.
start-about-combined = Paleis en stad naast elkaar, muur tegen gracht.
start-about-roll-and-write = Vier dobbelstenen, één blad: kruis aan waar ze elkaar kruisen.
start-module-vizier = Met je steen koop je gepast een tegel tussen twee beurten.
start-module-bureaux = Een kaart waarmee je met twee munteenheden betaalt.
start-module-bonus-cards = Met een geheime kaart telt een tegel zonder muur dubbel.
start-module-huts = Gratis bouwhutten tellen voor elke buur van hun soort.
start-module-gates = Een poort opent een dubbele muur.
start-module-diamonds = Een vijfde munteenheid waarmee je op elk veld koopt.
start-module-characters = Tien helpers, die geveild worden.
start-module-camps = Legerkampen buiten de muur leveren punten op voor de tegels in hun lijn.
start-modules-of = { $count ->
    [0] dit spel heeft er geen
   *[other] { $count } van { $all } passen bij dit spel
}
start-only-with = Alleen met { $games }
start-options = Varianten
start-watching = Vrienden mogen toekijken
    .about = met een eigen link; handkaarten blijven verborgen
start-listed = Voor iedereen zichtbaar
    .about = iedereen kan de tafel vinden en gaan zitten
start-open-hands = Open handen
    .about = iedereen ziet alle kaarten
start-seats-title = Stoelen
start-seats-of = { $count } van { $most }
start-seats = { $count ->
    [one] één stoel
   *[other] { $count } stoelen
}
start-friend = Vriend
    .about = wordt per link uitgenodigd
start-bot = Bot
start-add = Stoel toevoegen
start-remove-seat = Stoel { $number } verwijderen
start-pace = Tempo
start-pace-free = Zonder klok
start-pace-clock = Met klok
start-pace-day = Dagen
start-pace-days = { $count ->
    [one] één dag per beurt
   *[other] { $count } dagen per beurt
}
start-pace-seconds = { $count ->
    [one] één seconde per beurt
   *[other] { $count } seconden per beurt
}
start-pace-late = per beurt; voor wie te laat is, valt een bot in
start-invite-later = De link en de QR-code verschijnen als de tafel open is. Niemand heeft een account nodig.
start-no-friends = Alleen jij en bots: de partij begint meteen.
start-word = Toegangswoord, als de server erom vraagt
start-open-table = Tafel openen
start-join-link = Code van een tafel, of link naar een tafel of om na te spelen
start-join-go = Ga erheen
start-join-wrong = Dit is geen code en ook geen link naar een tafel van deze server.
start-public = Open tafels
start-public-none = Er is nu geen open tafel. Open er zelf een, of vraag een vriend om een link.
start-sit = { $count ->
    [one] Ga zitten: één stoel
   *[other] Ga zitten: { $count } stoelen
}
start-watch = Toekijken
start-record = Partijverslag naspelen
start-record-about = Een bestand van een gespeelde partij, van hier of uit de terminal.
start-record-choose = Bestand kiezen
start-qr = QR-code van de link
start-who-sits = Wie hier zit
start-you-join = Ga zitten
start-needs-name = Eerst je naam, dan een vrije stoel
start-share = Delen
start-scan = Of laat de code scannen
start-your-seat = Je stoel op een ander apparaat
start-ready-yes = klaar
start-ready-no = nog niet klaar
start-waits-for = We wachten op { $names }
start-begin-hint = Iedereen is klaar.
start-gathering = Aan tafel
start-watching-only = Je kijkt toe. Als iedereen klaar is, begint de partij.
start-pace-label = Tempo
nowhere-title = Hier is niets
nowhere-about = Misschien zit er een typfout in het adres of ontbreekt een stuk van de link. Vraag de link nog eens, of ga hier verder.

games-filter = Welke partijen
games-all = Alle
games-mine = Jouw beurt
games-running = Bezig
games-over = Afgelopen
games-none = Geen partijen.
games-won = { $number ->
    [one] Gewonnen met { $number } punt
   *[other] Gewonnen met { $number } punten
}
games-place = { $number ->
    [one] Plaats { $place } van { $count }, { $number } punt
   *[other] Plaats { $place } van { $count }, { $number } punten
}
games-winners = { $count ->
    [one] Gewonnen door { $names }
   *[other] Gewonnen door { $names }
}
games-given-up = Opgegeven
games-go-on = Verderspelen
games-give-up = Opgeven
games-remove = Verwijderen
games-really = { $what }: zeker weten?

ui-level = Tegenstanders
ui-you = Jij
ui-play-now = Nu spelen
ui-your-games = Je partijen
ui-invitation = Uitnodiging: stuur deze link naar je vrienden
ui-sit-down = Hier gaan zitten
ui-free-seat = nog vrij
ui-ready = Ik ben klaar
ui-theme = Licht of donker
ui-headline = Bouw je Alhambra
ui-tagline = Koop slim, betaal gepast, bouw muren.
ui-bots = Bots
ui-players = Spelers
ui-modules = Modules
ui-against =
    { $count ->
        [0] Alleen
        [one] Jij en één bot
       *[other] Jij en { $count } bots
    }
ui-copy = Link kopiëren
ui-dealing = De kaarten worden geschud …
ui-waiting =
    { $number ->
        [one] één wacht op jou
       *[other] { $number } wachten op jou
    }
hot-add = Iemand hier
hot-name = Naam op stoel { $number }
hot-player = Speler { $number }
hot-about = Jullie delen dit scherm: een gordijn verbergt de kaarten terwijl het apparaat wordt doorgegeven.
learn-next = Verder
learn-restart = Opnieuw beginnen
learn-lessons = Lessen
    .about = Elk twee tot vijf minuten, aan een echte tafel
notice-leave = Deze stoel verlaten
hint-allowed = Tips toegestaan
    .about = spelers mogen vragen wat een sterke speler zou doen
people-invite = Anderen uitnodigen
people-code = Geef deze code door; vul hem in bij ‘Meedoen’.
people-unready = Toch nog niet klaar
people-begins-by-itself = De partij begint zodra iedereen klaar is.
people-fill = Zet een bot op stoel { $number }
people-fill-short = Een bot …
people-free-seat = De stoel van { $name } vrijmaken
people-no-hints = Geen tips
people-no-watching = Niemand mag toekijken
people-leaving = Gaat iemand weg, dan beslissen de anderen over vervanging
