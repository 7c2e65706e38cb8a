# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
    .short = Alhambra Roll & Write
    .own = het spelersblad van { $seat }
    .yours = je spelersblad
    .about = Kruis op je spelersblad gebouwen aan waar de rij van een gele en de kolom van een blauwe dobbelsteen elkaar kruisen, of neem munten voor kruispunten die al zijn aangekruist. Punten zijn er voor de meeste kruisjes van elke soort en voor volle rijen en kolommen.
option-three-imaginary = tegen drie denkbeeldige spelers
    .about = In je eentje, 15 rondes lang.
option-four-imaginary = tegen vier denkbeeldige spelers
    .about = In je eentje, 12 rondes lang.
option-opponents = tegen tegenstanders
    .about = Ook de denkbeeldige spelers krijgen punten; je moet er minstens zoveel halen als de beste van hen.

## Beslissingen, en wat de anderen ondertussen lezen

decision-action = Kruis een gebouw aan of neem munten. Eerst mag je voor munten dobbelstenen draaien:
    .waiting = { $seat } is aan de beurt.
    .you = Je bent aan de beurt.
decision-second-tick = Wil je voor 3 munten een tweede gebouw aankruisen?
    .waiting = { $seat } mag voor 3 munten een tweede gebouw aankruisen.
    .you = Je mag voor 3 munten een tweede gebouw aankruisen.
decision-keep = Welke gele en welke blauwe dobbelsteen houd je? De andere twee geef je door:
    .waiting = { $seat } kiest de dobbelstenen die blijven.
    .you = Je kiest de dobbelstenen die blijven.

## Soorten acties

kind-tick = gebouw aankruisen
kind-coins = munten nemen
kind-turn = dobbelsteen draaien voor een munt
kind-done = geen tweede gebouw aankruisen
kind-keep = twee dobbelstenen houden

## Acties

action-tick = het gebouw in rij { $yellow }, kolom { $blue } aankruisen
    .here = { $building } in rij { $yellow }, kolom { $blue } aankruisen: kruisje { $number } van { $boxes }
    .second = 3 munten betalen en { $building } in rij { $yellow }, kolom { $blue } aankruisen: kruisje { $number } van { $boxes }
action-coins = munten nemen en alle vier de dobbelstenen opnieuw gooien
    .here =
    { $coins ->
        [0] geen munten nemen en alle vier de dobbelstenen opnieuw gooien
        [one] { $coins } munt nemen en alle vier de dobbelstenen opnieuw gooien
       *[other] { $coins } munten nemen en alle vier de dobbelstenen opnieuw gooien
    }
action-turn =
    { $colour ->
        [yellow] een munt betalen en een gele dobbelsteen van { $value } naar { $to } draaien
       *[blue] een munt betalen en een blauwe dobbelsteen van { $value } naar { $to } draaien
    }
action-done = geen tweede gebouw aankruisen
action-keep = geel { $yellow } en blauw { $blue } houden
    .here = geel { $yellow } en blauw { $blue } houden; geel { $other_yellow } en blauw { $other_blue } doorgeven

## Gebeurtenissen

event-round-begins = Ronde { $round } begint.
event-turn-passes = { $seat } is aan de beurt.
    .you = Jij bent aan de beurt.
event-roll-is-due = Nu wordt er gegooid.
event-die-rolled =
    { $colour ->
        [yellow] { $seat } gooit een gele { $value }.
       *[blue] { $seat } gooit een blauwe { $value }.
    }
    .you =
    { $colour ->
        [yellow] Je gooit een gele { $value }.
       *[blue] Je gooit een blauwe { $value }.
    }
event-die-turned =
    { $colour ->
        [yellow] { $seat } draait een gele dobbelsteen van { $value } naar { $to }.
       *[blue] { $seat } draait een blauwe dobbelsteen van { $value } naar { $to }.
    }
    .you =
    { $colour ->
        [yellow] Je draait een gele dobbelsteen van { $value } naar { $to }.
       *[blue] Je draait een blauwe dobbelsteen van { $value } naar { $to }.
    }
event-building-ticked = { $row } kruist { $building } in rij { $yellow }, kolom { $blue } aan.
    .you = Je kruist { $building } in rij { $yellow }, kolom { $blue } aan.
event-coins-taken =
    { $coins ->
        [0] { $seat } neemt geen munten.
        [one] { $seat } neemt { $coins } munt.
       *[other] { $seat } neemt { $coins } munten.
    }
    .you =
    { $coins ->
        [0] Je neemt geen munten.
        [one] Je neemt { $coins } munt.
       *[other] Je neemt { $coins } munten.
    }
event-dice-passed = { $seat } geeft geel { $yellow } en blauw { $blue } door aan { $to_seat }.
    .you = Je geeft geel { $yellow } en blauw { $blue } door aan { $to_seat }.
    .to-you = { $seat } geeft geel { $yellow } en blauw { $blue } door aan jou.
event-places-awarded = { $place }e plaats bij { $building }: { $rows }.
    .row =
    { $points ->
        [0] { $row } (geen punten)
        [one] { $row } ({ $points } punt)
       *[other] { $row } ({ $points } punten)
    }
event-sheets-scored =
    { $extra ->
        [0] Eindwaardering van de spelersbladen: { $seats }.
       *[other] Eindwaardering van de spelersbladen: { $seats }; elke denkbeeldige speler krijgt { $extra }.
    }
    .seat = { $seat } { $points } ({ $lines } voor rijen en kolommen + { $coins } voor munten)
event-imaginary-players-won =
    { $players_count ->
        [1] Denkbeeldige speler { $players } heeft gewonnen.
       *[other] De denkbeeldige spelers { $players } hebben gewonnen.
    }

imaginary-player = denkbeeldige speler { $number }

## De tafel

view-round = Ronde { $round } van { $rounds }
view-over = De partij is afgelopen.
view-imaginary = Denkbeeldig { $number }
view-rows-and-columns =
    { $points ->
        [one] Rijen en kolommen: { $points } punt
       *[other] Rijen en kolommen: { $points } punten
    }
view-coins =
    { $left ->
        [0] Munten: { $coins }, vol
       *[other] Munten: { $coins }, nog plek voor { $left }
    }
view-coin-count =
    { $coins ->
        [0] geen munten
        [one] { $coins } munt
       *[other] { $coins } munten
    }
view-yellow = geel
    .letter = G
view-blue = blauw
    .letter = B
view-points = punten
view-place = { $place }e
view-result-buildings = gebouwen
view-result-lines = rijen en kolommen
view-result-coins = munten
view-result-total = totaal
view-winner = gewonnen
view-legend = Een gele dobbelsteen bepaalt een rij van het spelersblad, een blauwe een kolom. Stippen staan voor de dobbelstenen die ernaast liggen, ✗ voor een aangekruist gebouw, haakjes voor een gebouw dat de dobbelstenen toestaan. Van de anderen zie je de munten, de dobbelstenen (G geel, B blauw) en de letters van wat ze hebben aangekruist. Het scoreblad telt de kruisjes van elke soort; daaronder staan de punten voor de drie plaatsen, voor zover ze nog vrij zijn.

die-yellow = geel { $number }
die-blue = blauw { $number }

## Weigeringen

refusal-keep-before-action = Je kiest pas welk paar je houdt als alle vier de dobbelstenen zijn gegooid; kruis eerst een gebouw aan of neem munten.
refusal-turn-needs-action = Bij een beurt hoort een actie: kruis een gebouw aan of neem munten.
refusal-second-tick-elsewhere = Het tweede kruisje zet je met de andere twee dobbelstenen: in rij { $row }, kolom { $column }, of helemaal niet.
refusal-turned-between-ticks = Dobbelstenen draai je vóór de actie, niet tussen het eerste en het tweede kruisje.
refusal-second-action = Een beurt heeft maar één actie, en je hebt al een gebouw aangekruist.
refusal-keep-before-second-tick = Je kiest pas welk paar je houdt als alle vier de dobbelstenen zijn gegooid; kruis een tweede gebouw aan of zie ervan af.
refusal-turned-after-action = Dobbelstenen draai je vóór de actie, niet erna.
refusal-pair-is-chosen = De actie van deze beurt is voorbij; kies het paar dat je houdt.
refusal-ticked-already = Het gebouw in rij { $row }, kolom { $column } is al aangekruist.
refusal-no-yellow-die = Geen gele dobbelsteen toont { $value }; ze tonen { $values }.
refusal-no-blue-die = Geen blauwe dobbelsteen toont { $value }; ze tonen { $values }.
refusal-no-coin-left = Een dobbelsteen draaien kost een munt, en je hebt er geen meer.
refusal-no-such-die = Naast het gebouwenraster ligt geen dobbelsteen { $die }; er zijn { $dice }.
refusal-no-such-direction = Een dobbelsteen draai je omhoog of omlaag (‘up’ of ‘down’), niet { $given }.
refusal-die-at-its-end = Een dobbelsteen kun je niet van 1 naar 6 of van 6 naar 1 draaien.

## Fouten

error-option-only-alone = { $clause }: De variant { $given } van { $game } is er alleen voor één speler; er zijn { $number } stoelen gekozen. Laat de variant weg of kies één stoel.
error-options-exclude-each-other = { $clause }: Kies ‘{ $first }’ of ‘{ $second }’, niet allebei; kies je geen van beide, dan zijn het er twee.

## Positions

error-position-places-out-of-order = De plaatsen moeten op volgorde vergeven zijn, de eerste het eerst.
phrase-position-no-building = { $given } is geen gebouw zoals 2,5 dat één keer is aangekruist.
phrase-position-dice = { $most ->
    [one] Hoogstens { $most } dobbelsteen toont 1 t/m { $faces }.
   *[other] Hoogstens { $most } dobbelstenen tonen 1 t/m { $faces }.
}
phrase-position-boxes = { $most ->
    [one] Er is { $most } hokje, niet { $found }.
   *[other] Er zijn { $most } hokjes, niet { $found }.
}
