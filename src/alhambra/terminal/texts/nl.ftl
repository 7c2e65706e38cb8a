# De tafel die de terminal vult.

## Wat er te zien is

screen-area-palace = Alhambra
    .sheet = Blad
screen-area-others = Anderen
screen-area-seats = Stoelen
screen-area-score = Punten
screen-area-log = Verloop
screen-type-here = bijvoorbeeld: gulden, waarom toren 9 · Tab: aanvullen · Esc: sluiten
screen-waiting = Wachten op de anderen …
screen-thinking = { $seat } beslist …
screen-over = De partij is afgelopen. Druk op a voor nog een partij, op q om de tafel te verlaten.
screen-another-action = extra actie
screen-enter-does-it = Enter: uitvoeren
screen-scored = meteen { $sources }
screen-worth = bij een waardering nu: { $sources }
screen-sum = Totaal
screen-if-scored = Als de { $scoring }e waardering nu kwam
screen-no-scoring = Er komt geen waardering meer.
screen-undecided = Eerst beslist nog: { $seat }.
screen-at-end = Aan het einde, { $seat }: { $sources }
screen-when-cards =
    { $most ->
        [1] De waarderingskaart komt als volgende.
       *[other] De waarderingskaart komt over { $least } tot { $most } kaarten.
    }
    .unknown =
    { $least ->
        [one] De waarderingskaart komt op zijn vroegst over { $least } kaart.
       *[other] De waarderingskaart komt op zijn vroegst over { $least } kaarten.
    }
screen-when-tiles =
    { $tiles ->
        [one] De waardering komt als de buidel leeg is: nog { $tiles } tegel.
       *[other] De waardering komt als de buidel leeg is: nog { $tiles } tegels.
    }
screen-if-over =
    { $rounds ->
        [one] Als de partij nu voorbij was (nog { $rounds } ronde)
       *[other] Als de partij nu voorbij was (nog { $rounds } rondes)
    }
screen-scoring = { $scoring }e waardering
screen-points-now = Punten nu:
screen-close = Esc: sluiten · pijltoetsen: bladeren

## Een tafel van een server

screen-free-seat = vrije stoel
screen-lobby-ready = { $seat }: klaar
screen-lobby-waiting = { $seat }: nog niet klaar
screen-lobby-you =
    { $seats_count ->
        [0] Je bent klaar, en alle anderen ook.
       *[other] Je bent klaar; wachten op { $seats }.
    }
screen-lobby-more =
    { $number ->
        [one] nog { $number } speler
       *[other] nog { $number } spelers
    }
screen-connection-lost = De verbinding met de server is verbroken; nieuwe poging loopt.
screen-seat-lost = Deze stoel is niet meer van jou. Druk op q om de tafel te verlaten.
screen-seat-yours = Je speelt weer zelf.
screen-all-asked = Iedereen is gevraagd; wacht op de antwoorden.
screen-asks-back =
    { $actions ->
        [one] { $seat } wil de laatste stap terugnemen.
       *[other] { $seat } wil de laatste { $actions } stappen terugnemen.
    }
screen-asks-bot = { $seat } wil een bot laten spelen voor { $other }.
screen-meet-again = Iedereen gaat verder aan een andere tafel. Ga je mee?
screen-news-sat = { $seat } is gaan zitten.
screen-news-filled = { $seat }, een bot, is gaan zitten.
screen-news-stood = Er is weer een stoel vrij: { $seat }.
screen-news-left = { $seat } is weggegaan en mag terugkomen.
screen-news-broken-off = { $seat } heeft het schudden afgebroken.
screen-news-agreed = { $seat } is het ermee eens.
screen-news-refused = { $seat } is het er niet mee eens.
screen-news-bot = Voor { $seat } speelt nu een bot.
screen-news-back = { $seat } is terug.
screen-news-compared = Het verslag hoort bij het schudden dat dit programma heeft gezien: de definitieve belofte en de vastlegging en bijdrage van je stoel zijn dezelfde.
screen-news-rematch = Iedereen gaat verder aan een andere tafel.

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
screen-promise = De computer heeft zijn deel beloofd: { $promise }
screen-another-game = Een ander spel klaarzetten …
screen-welcome-keys = Enter: beginnen · ↑ ↓: kiezen · Esc: verlaten
screen-set-up = Een nieuwe partij
screen-set-up-begin = Beginnen
screen-set-up-game = Spel
screen-set-up-seats = Spelers
screen-set-up-module = Modules
screen-set-up-option = Varianten
screen-set-up-language = Taal

## Vragen

screen-really = { $action }: weet je het zeker?
screen-ends-turn = { $action }? Daarmee eindigt je beurt.
screen-leave = De tafel verlaten? Er is nog niets gekozen.
    .kept = De tafel verlaten? De partij is bewaard in { $path }.
    .lost = De tafel verlaten? De laatste keuzes konden niet worden bewaard en gaan verloren; ‘{ command-save } BESTAND’ bewaart de partij ergens anders.
    .server = De tafel verlaten? Je stoel blijft van jou: dezelfde link leidt terug. Met ‘opgeven’ geef je die vrij.
    .watching = De tafel verlaten? Dezelfde link leidt terug.
screen-give-up = De partij aan de anderen overlaten? Met dezelfde link mag je terugkomen.

## Toetsen

screen-key-move = bewegen
screen-key-zone = volgend gebied
screen-key-choose = kiezen
screen-key-digits = keuze
screen-key-back = terug
screen-key-undo = ongedaan
screen-key-begin = beginnen
screen-key-again = opnieuw
screen-key-hint = tip
screen-key-type = typen
screen-key-areas = gebieden
screen-key-rules = regels
screen-key-help = help
screen-key-quit = verlaten

## Help

screen-help = Alles op tafel kun je aanwijzen, met de pijltoetsen en Enter of met de muis: een keuze in het menu, een tegel op de bouwwerf, geld, een vakje. Onder het menu staat wat de keuze zou opleveren, of waarom die niet mag.
screen-help-move = de aanwijzer bewegen
    .keys = pijltoetsen
screen-help-zone = naar menu, bouwwerf, open geld, hand, nieuwe tegels, bouwgrond
    .keys = Tab, Shift+Tab
screen-help-choose = kiezen wat je aanwijst, of verder kiezen
    .keys = Enter
screen-help-touch = een kaart of tegel oppakken of loslaten
    .keys = spatie
screen-help-digits = deze keuze in het menu
    .keys = 1 2 3 …
screen-help-back = één stap terug
    .keys = Esc, Backspace
screen-help-type = een opdracht of actie typen; Tab vult aan
    .keys = : of /
screen-help-undo = je laatste keuze terugnemen
    .keys = u
screen-help-hint = wat een sterke speler zou doen
    .keys = h
screen-help-areas = Alhambra, anderen, stoelen (v), punten (s), verloop (l)
    .keys = p o v s l
screen-help-page = bladeren
    .keys = Page up, Page down
screen-help-quit = de tafel verlaten; de partij is bewaard
    .keys = q, Ctrl+C

command-confirm = bevestigen
    .about = of je het einde van je beurt bevestigt
command-say = zeg
    .usage = zeg TEKST
    .about = iets zeggen tegen iedereen aan een tafel van een server
command-leave = opgeven
    .about = de partij aan de anderen overlaten
command-rematch = revanche
    .about = dezelfde spelers nog eens, als de partij is afgelopen
command-return = terugkomen
    .about = weer zelf spelen in plaats van de bot die je vervangt
command-standin = vervangen
    .usage = vervangen NAAM
    .about = iedereen vragen of er een bot mag spelen voor iemand die er niet is
command-takeback = terugnemen
    .usage = terugnemen AANTAL
    .about = iedereen vragen of de laatste stappen mogen worden teruggenomen
command-theme = kleuren
    .about = donker of licht

screen-confirm =
    .on = Je bevestigt het einde van je beurt.
    .off = Je beurt eindigt zonder bevestiging.
screen-hint = Een sterke speler zou { $action }.
    .then = Een sterke speler zou { $action }, daarna { $then }.
screen-hint-thinking = Denkt na …

## Naspelen

screen-replay-moment = { $number } van { $last }
screen-replay-keys = ← → stap · Page up/down tien · Home/End · s volgende waardering · 1–6 stoel · 0 alle handen · i statistiek · q stop
screen-replay-hands = Alle handen zijn open.
    .hidden = De handen zijn gedekt.
screen-replay-known = Hand van { $seat }:
screen-replay-no-scoring = Hierna komt er geen waardering meer.
screen-statistics = Statistiek

## Fouten

error-kept-by-server = De server bewaart deze partij; als die is afgelopen, kun je het partijverslag downloaden.
error-nobody-to-talk-to = Aan deze tafel zitten alleen bots, en die luisteren niet.
error-no-hints-among-people = Aan een tafel van een server krijg je geen tips.
error-link-is-none = { $given } is geen link naar een tafel; die ziet eruit als http://host/tables/ID#TOKEN
error-only-among-people = Dat kan alleen aan een tafel van een server.
error-only-watching = Je kijkt hier alleen toe.
error-rematch-too-early = De partij is nog niet afgelopen.
error-stand-in-for-whom = Zeg voor wie een bot moet spelen: { $possible }.
error-take-back-how-many = Zeg hoeveel stappen je wilt terugnemen, bijvoorbeeld: terugnemen 2.
error-no-seat-free = Aan deze tafel is geen stoel vrij.
error-server-not-reached = Op { $address } antwoordt niemand; klopt de link, en draait de server?
