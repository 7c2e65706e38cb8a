# De tafel die de terminal vult.

## Wat er te zien is

screen-area-palace = Paleis
    .sheet = Blad
screen-area-others = Anderen
screen-area-seats = Stoelen
screen-area-score = Punten
screen-area-log = Verloop
screen-type-here = : om te typen, bijvoorbeeld: gulden, waarom 1,0, regels
screen-waiting = Er wordt op de anderen gewacht …
screen-thinking = { $seat } beslist …
screen-over = De partij is voorbij. q verlaat de tafel.
screen-another-action = nog een actie
screen-enter-does-it = Enter doet het
screen-scored = { $sources } meteen
screen-worth = nu gewaardeerd: { $sources }
screen-sum = Som
screen-if-scored = Als waardering { $scoring } nu kwam
screen-no-scoring = Er komt geen waardering meer.
screen-undecided = { $seat } beslist daarvoor nog iets.
screen-at-end = Aan het einde, { $seat }: { $sources }
screen-when-cards =
    { $most ->
        [1] De kaart ervan komt nu.
       *[other] De kaart ervan komt binnen { $least } tot { $most } kaarten.
    }
    .unknown = De kaart ervan is minstens { $least } kaarten ver.
screen-when-tiles = Ze komt als de buidel leeg is: { $tiles } tegels.
screen-if-over =
    { $rounds ->
        [one] Als de partij nu voorbij was (nog { $rounds } ronde)
       *[other] Als de partij nu voorbij was (nog { $rounds } rondes)
    }
screen-scoring = Waardering { $scoring }
screen-points-now = Punten nu:
screen-close = Esc sluit, pijlen bladeren

## Een tafel van een server

screen-guest = Gast
screen-free-seat = vrije stoel
screen-lobby-ready = ✓ { $seat } is klaar
screen-lobby-waiting = … { $seat }
screen-connection-lost = De verbinding met de server is weg; er wordt opnieuw geprobeerd.

## Welkom

screen-welcome = Welkom in het Alhambra
screen-go-on = Ga verder met een begonnen partij, of begin een nieuwe:
screen-kept-game =
    { $entries ->
        [one] { $game }: { $people } · { $entries } keuze · { $day }
       *[other] { $game }: { $people } · { $entries } keuzes · { $day }
    }
screen-new-game = Nieuwe partij: { $game }, { $players }
screen-word = Voeg een eigen woord toe aan het schudden, of druk gewoon op Enter
screen-promise = De machine heeft haar deel beloofd: { $promise }

## Vragen

screen-really = { $action }: echt?
screen-ends-turn = { $action }? Daarmee eindigt je beurt.
screen-leave = De tafel verlaten? Er is nog niets gekozen.
    .kept = De tafel verlaten? De partij is bewaard in { $path }.

## Toetsen

screen-key-move = bewegen
screen-key-zone = volgende plek
screen-key-choose = kiezen
screen-key-back = terug
screen-key-undo = ongedaan
screen-key-hint = raad
screen-key-type = typen
screen-key-areas = delen
screen-key-rules = regels
screen-key-help = help
screen-key-quit = weg

## Help

screen-help = Alles op tafel kun je aanraken, met de pijltoetsen en Enter of met de muis: een regel van het menu, een tegel van de bouwwerf, geld, een vakje. Onder het menu staat wat de keuze zou opleveren, of waarom ze wordt geweigerd.
screen-help-move = de aanwijzer bewegen
    .keys = pijltoetsen
screen-help-zone = naar menu, bouwwerf, open geld, hand, nieuwe tegels, bouwgrond
    .keys = Tab, Shift+Tab
screen-help-choose = doen wat is aangewezen, of verder kiezen
    .keys = Enter
screen-help-touch = een kaart of tegel aanraken of loslaten
    .keys = spatie
screen-help-digits = deze regel van het menu kiezen
    .keys = 1 2 3 …
screen-help-back = één stap terug
    .keys = Esc, Backspace
screen-help-type = een opdracht of actie typen; Tab vult aan
    .keys = : of /
screen-help-undo = je laatste keuze terugnemen
    .keys = u
screen-help-hint = wat een sterke speler zou doen
    .keys = h
screen-help-areas = paleis, anderen, stoelen (v), punten (s), verloop (l)
    .keys = p o v s l
screen-help-page = bladeren
    .keys = Page up, Page down
screen-help-quit = de tafel verlaten; de partij is bewaard
    .keys = q, Ctrl+C

command-confirm = bevestigen
    .about = of naar het einde van je beurt wordt gevraagd
command-hint = raad
    .about = wat een sterke speler zou doen
command-say = zeg
    .usage = zeg TEKST
    .about = iets zeggen tegen allen aan een tafel van een server
command-theme = kleuren
    .about = donker of licht

screen-confirm =
    .on = Naar het einde van je beurt wordt gevraagd.
    .off = Je beurt eindigt zonder vraag.
screen-hint = Een sterke speler zou: { $action }.
    .then = Een sterke speler zou: { $action }, daarna { $then }.
screen-hint-thinking = Er wordt nagedacht …

## Naspelen

screen-replay-moment = { $number } van { $last }
screen-replay-keys = ← → stap · Page up/down tien · Home/End · s volgende waardering · 1–6 stoel · 0 alle handen · i statistiek · q stop
screen-replay-hands = Alle handen liggen open.
    .hidden = De handen zijn verdekt.
screen-replay-known = Hand van { $seat }:
screen-replay-no-scoring = Daarna komt geen waardering meer.
screen-statistics = Statistiek

## Fouten

error-no-hint-now = Je hebt nu niets te kiezen.
error-kept-by-server = De server bewaart deze partij; als ze voorbij is, krijg je het partijverslag.
error-nobody-to-talk-to = Aan deze tafel zitten alleen bots, en die luisteren niet.
error-no-hints-among-people = Aan een tafel van een server is er geen raad.
error-link-is-none = { $given } is geen link naar een tafel; die ziet eruit als http://host/tables/ID#TOKEN
error-link-only-watches = Deze link is om te kijken; om te spelen heb je een uitnodiging nodig.
error-no-seat-free = Aan deze tafel is geen stoel vrij.
error-server-not-reached = Op { $address } antwoordt niemand; klopt de link, en draait de server?
