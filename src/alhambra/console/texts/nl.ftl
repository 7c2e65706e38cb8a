# Wat beide terminals zeggen.

## Aan tafel

somebody = iemand
pause = Verder met Enter
legend = Op tafel zijn dikke lijnen muren en dubbele lijnen grachten; gestippelde zijden zijn open. Nummers op de bouwgrond zijn keuzes.
rules-clauses = Hieronder staan de precieze regels. Met ‘regels’ en een naam of een woord zoek je er een paar op: regels ALH-PLACE-7, regels dirk.
machine-promised = De computer heeft zijn deel van het schudden beloofd: { $promise }
question-word = Voeg een eigen woord toe aan het schudden, of druk op Enter, dan trekt de computer er een voor je:
question-save = Partij opslaan? Typ een bestandsnaam, of ‘ja’ voor de map met je partijen, of druk op Enter om niet op te slaan:
choose-on-ground = Kies een nummer op de bouwgrond, 1 t/m { $most }.
which-cell = { $kind }: op welk vakje?
nothing-happened = Sinds je bent aangeschoven is er niets gebeurd.
is-allowed = Dat is toegestaan: typ het om het te doen.
is-allowed-so = Dat is toegestaan: { $ways }
taken-back = Je laatste keuze is teruggenomen.
saved-in = Opgeslagen in { $path }.
result = Uitslag
record-is-in = Het partijverslag staat in { $path }.

## De woorden die je kunt typen, en wat ze doen

command-help = help
    .about = deze help
command-all = alles
    .about = alle mogelijkheden in hun notatie
command-back = terug
    .usage = Enter of terug
    .about = één stap terug
command-log = verloop
    .about = alles wat er is gebeurd sinds je bent aangeschoven
command-look = bekijk
    .usage = bekijk NAAM
command-quit = stop
    .about = de tafel verlaten
command-rules = regels
    .usage = regels NAAM
    .about = waar dit spel om gaat en al zijn regels, of die met een naam of woord
command-save = opslaan
    .usage = opslaan BESTAND
    .about = de partij in een bestand opslaan, vanaf nu na elke keuze
command-undo = ongedaan
    .about = je laatste keuze terugnemen
command-hint = tip
    .about = wat een sterke speler zou doen
command-score = punten
    .about = de punten tot nu toe, en wat de volgende waardering nu zou opleveren
command-table = tafel
    .about = alles op tafel in woorden
command-why = waarom
    .usage = waarom ACTIE
    .about = waarom een actie niet is toegestaan
command-market = bouwwerf
    .about = wat er op de bouwwerf te koop is
command-display = geld
    .about = het open geld
command-hand = hand
    .about = je geld
command-ready = klaar
    .about = voor de partij: zeggen dat je klaar bent

## De tafel van de spellen met tegels

view-turn = beurt { $turn }, hierna komt de { $scoring }e van 3 waarderingen
    .over = beurt { $turn }, de laatste waardering is voorbij
view-supply = stapel { $deck }, buidel { $bags }
view-marker =
    { $marker ->
        [even] markeersteen even
       *[odd] markeersteen oneven
    }
view-display = Open geld
view-hand = Hand
view-no-money = geen geld
view-new-tiles = Nieuwe tegels
view-reserve = Reserve
view-head-points = pnt
view-head-cards = kaarten

## Waar niemand woorden voor heeft

plain-none = geen
plain-yes = ja
plain-no = nee
# Getallen met zoveel cijfers achter de komma.
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## De tafel in woorden

plain-market = Bouwwerf: { $fields }.
plain-field = { $currency }: { $tiles }
plain-empty = leeg
plain-display = Open geld: { $cards }.
plain-hand = Je hand: { $cards }.
plain-new-tiles = Nieuwe tegels: { $tiles }.
plain-reserve = Reserve: { $tiles }.
plain-tile-wall =
    { $sides_count ->
        [0] { $tile } zonder muren
        [one] { $tile } met een muur in het { $sides }
       *[other] { $tile } met muren in het { $sides }
    }
plain-tile-side = { $tile } naar het { $sides }
plain-other-face = { $tile } (op de achterkant { $face })
plain-cell = { $cell }: { $tile }
plain-gate = { $cell }: stadspoort aan de { $side }
plain-neighbour =
    { $direction ->
        [n] { $tile } in het noorden
        [e] { $tile } in het oosten
        [s] { $tile } in het zuiden
       *[w] { $tile } in het westen
    }
plain-seat =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }, { $cards_count ->
        [one] { $cards_count } geldkaart
       *[other] { $cards_count } geldkaarten
    }. Gebouwd: { $built }.
    .dirk =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }. Tegels: { $built }.
plain-points-now = Punten tot nu toe: { $seats }.
plain-if-scored = Als de { $scoring }e waardering nu kwam:
plain-gained =
    { $points ->
        [0] { $name }: geen punten.
        [one] { $name }: { $points } punt, namelijk { $sources }.
       *[other] { $name }: { $points } punten, namelijk { $sources }.
    }
plain-dice = Dobbelstenen: { $values }.
plain-row = { $name }, aangekruist: { $built }.
plain-places = { $name }, punten van de vrije plaatsen: { $points }.
plain-sheet-row = Rij { $number }: { $cells }
plain-box-open = { $building }
plain-box-ticked = { $building } aangekruist
plain-how = Typ het nummer of de woorden van een keuze. Typ ‘help’ voor de opdrachten; Enter noemt de keuzes nog eens.
plain-last = Het laatst: { $event }
plain-scored-types = Per soort: { $types }.
plain-scored-dirk =
    { $points ->
        [one] Dirk krijgt { $points } punt.
       *[other] Dirk krijgt { $points } punten.
    }
plain-lobby = Je kunt met de anderen praten ({ command-say }) of de tafel verlaten ({ command-quit }). De partij begint vanzelf.
plain-group =
    { $number ->
        [one] { $name }: { $number } keuze
       *[other] { $name }: { $number } keuzes
    }
plain-back = Enter: één stap terug
plain-rules = Met ‘regels’ en een naam of een woord krijg je de precieze regels, bijvoorbeeld: regels ALH-PLACE-7, regels dirk. Met ‘regels alles’ krijg je ze allemaal.
plain-cells-explained = Vakjes staan er als kolom,rij. De starttegel ligt op 0,0; 1,0 ligt ten oosten daarvan, 0,-1 ten noorden.

## Naspelen

replay-start = het begin
replay-moment = { $number } van { $last }: { $entry }
replay-prompt = Enter of v: verder, t: terug, een nummer: springen, s: stop
    .next = v
    .previous = t
    .quit = s
    .plain = tafel: alles op tafel in woorden
replay-not-understood = { $given } betekent hier niets; dit wel:

## Bots onder elkaar

bot = bot
seats-told =
    { $seats ->
        [one] { $seats } stoel
       *[other] { $seats } stoelen
    }
simulate-with = met { $modules }
bench-games = partijen/s
bench-decisions = beslissingen/s
bench-copy = µs voor de kopie van een partij

## Papier

sheet-player-subtitle = Kruis het gebouw aan waar een gele rij en een blauwe kolom elkaar kruisen.
sheet-score-subtitle = Scoreblad: zet voor elk aangekruist gebouw een streep in een hokje.
sheet-name = Naam
sheet-coins = Munten
    .how = omcirkel wat je krijgt, streep door wat je uitgeeft
sheet-actions = Speciale acties
    .turn-1 = vóór de actie: een dobbelsteen
    .turn-2 = één omhoog of omlaag draaien
    .tick-1 = na het aankruisen: met de andere
    .tick-2 = twee nog een, alle vier opnieuw
sheet-lines = Rijen en kolommen
    .ticks = { $ticks } kruisjes
    .left = over: 1 punt
sheet-points = Punten
sheet-places-1 = Maak een soort vol, of heb
sheet-places-2 = aan het einde de meeste:
sheet-player = Speler
sheet-rounds = Rondes
    .players =
    { $most ->
        [1] { $players } speler
       *[other] { $players } spelers
    }
sheet-reminder = Plaatsen
    .line-1 = Wie een soort vol maakt, neemt aan het einde van de ronde de beste vrije plaats; samen is delen, naar beneden afgerond.
    .line-2 = Aan het einde worden de vrije plaatsen verdeeld naar het aantal gebouwen; minstens één is nodig, bij gelijke stand wordt gedeeld.
    .line-3 = Met twee spelers kruist elke ronde één denkbeeldige speler een gebouw aan, in het solospel twee of meer.

## Fouten

error-typed-too-much = Dit is langer dan elke actie; typ minder.
error-no-such-number = Kies een getal van 1 t/m { $most }, of ? voor hulp.
error-look-at-whom = Zeg wiens gebied je wilt zien: { $possible }.
error-why-not-near = { $given } is geen vakje bij je Alhambra waar je nu iets kunt doen.
error-no-such-clause = Er is geen regel of hoofdstuk { $given }; { command-rules } toont ze allemaal.
error-why-what = Zeg welke actie: { command-why } ACTIE; { command-all } toont de notatie.
error-no-choice-now = Je hebt nu niets te kiezen.
error-nothing-to-take-back = Er kan niets worden teruggenomen: sinds je laatste keuze is er iets opengelegd, heeft iemand anders iets gedaan of ben je aangeschoven.
error-save-where = Zeg in welk bestand: { command-save } BESTAND.
error-not-offered = { $given } is geen mogelijkheid; typ er een zoals: { $examples }.
error-waiting-room = { $given } doet niets voor de partij; dit kan wel: { command-ready }, { command-say }, { command-quit }, en ? voor hulp.
error-game-has-begun = De partij is al begonnen.
error-game-not-begun = De partij is nog niet begonnen.
error-not-understood = { $given } kun je nu niet doen; dit kan wel: { $possible }, en ? voor hulp.
error-not-understood-nearly = { $given } kun je nu niet doen (bedoel je { $near }?); dit kan wel: { $possible }, en ? voor hulp.
error-table-not-written = { $file } kan niet worden geschreven ({ $fault }); kies een ander bestand.
error-table-file-name-is-none = { $file } kan niet worden geschreven (zo kan geen bestand heten); kies een ander bestand.
error-table-there-already = { $file } is er al; speel verder met --resume { $file } of kies een andere naam.
error-record-file-too-long = { $file } is langer dan een partijverslag kan zijn; is het er wel een?
error-resumed-game-over = De partij in { $file } is afgelopen; bekijk die met: alhambra replay { $file }
error-resumed-game-open = In de partij in { $file } gooit en schudt niemand, want het toeval is open; bekijk die met: alhambra replay { $file }

## Positions

error-records-not-written = { $file } kan niet worden geschreven ({ $fault }); kies een andere map.

## Statistieken

stats-reading = bezig met lezen
stats-left-out =
    { $games ->
        [one] { $games } onvoltooide partij telt niet mee.
       *[other] { $games } onvoltooide partijen tellen niet mee.
    }
stats-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
stats-unfinished = Het verslag houdt op voordat de partij is afgelopen.
stats-by-seat = Gemiddelden per stoel
stats-column-mean = gemiddeld
stats-column-lower = 25%
stats-column-median = mediaan
stats-column-upper = 75%
stats-column-winners = wie won
stats-column-others = anderen

## Wat sterke bots van een partij vinden

analysis-errors = Beslissingen: hoeveel er goed waren en wat de andere kostten
analysis-accuracy = goed
analysis-lost-each = punten per beslissing
analysis-lost = punten
analysis-chance-lost = winstkans
analysis-kinds = Verloren punten per soort beslissing
analysis-luck = Punten, geluk naar herkomst en de punten bij gemiddeld geluk
analysis-points = punten
analysis-luck-sum = som
analysis-adjusted = bij gemiddeld geluk
analysis-chances = Winstkans van begin tot eind
analysis-costly = Duurste zetten
analysis-mistake = { $size }: { $lost } punten, { $chance } winstkans
analysis-better = beter was: { $move }
    .because = beter was: { $move }; dat levert op: { $reasons }
analysis-reason = { $part } { $points }
analysis-average-luck =
    { $winners_count ->
        [one] Bij gemiddeld geluk had { $winners } gewonnen ({ $points }).
       *[other] Bij gemiddeld geluk hadden { $winners } samen gewonnen ({ $points }).
    }
analysis-explained = Fouten zijn punten die verloren gaan ten opzichte van de beste keuze, voor zover die vanaf die stoel te zien was. Geluk is wat elke trekking veranderde ten opzichte van het gemiddelde van alle mogelijkheden, in punten voorsprong op het gemiddelde van de anderen. De kansen gelden als iedereen even sterk doorspeelt. Beoordeeld door { $evaluator }.
    .deep = Fouten zijn punten die verloren gaan ten opzichte van de beste keuze, voor zover die vanaf die stoel te zien was, uitgeprobeerd in steekproeven van de volgende beurten. Geluk is wat elke trekking veranderde ten opzichte van het gemiddelde van alle mogelijkheden, in punten voorsprong op het gemiddelde van de anderen. De kansen gelden als iedereen even sterk doorspeelt. Beoordeeld door { $evaluator }.

## Bewaren

error-table-in-use = Een ander programma speelt de partij in { $file }; sluit dat eerst, of kies een ander bestand.
error-record-cut-off = { $file } is afgekapt: de laatste regel is onvolledig; zoek naar een oudere kopie ervan.
