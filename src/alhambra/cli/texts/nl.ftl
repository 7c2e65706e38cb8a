# De terminal: wat de opdrachten zeggen, en wat hun help over ze zegt.

## Aan tafel

somebody = iemand
pause = Verder met Enter
left-table = Je hebt de tafel verlaten.
    .kept = Je hebt de tafel verlaten. Ga verder met: { $command }
table-help = Kies met een nummer: eerst de soort actie, dan de bijzonderheden. Of typ een mogelijkheid zoals ze in het menu staat, of in de notatie, die ‘alles’ laat zien. Een keuze kun je terugnemen tot er iets verdekts wordt opengelegd of iemand anders iets doet.
legend = Op tafel zijn dikke lijnen muren, dubbele zijn grachten, en gestippelde zijden zijn open. Nummers op de bouwgrond zijn keuzes.
study = Dit is een studie: de startwaarde is gekozen, dus niemand belooft dat er eerlijk is geschud.
about-rules = Met ‘regels’ lees je wat de gekozen modules en varianten veranderen.
rules-clauses = De bepalingen hieronder zijn de precieze regels. ‘regels’ met een naam of een woord vindt er een paar: regels ALH-PLACE-7, regels dirk.
machine-promised = De machine heeft haar deel van het schudden beloofd: { $promise }
question-word = Voeg een eigen woord toe aan het schudden, of druk op Enter, dan trekt de machine er een voor je:
question-save = Partij bewaren? Geef een bestandsnaam, ‘ja’ voor de map met je partijen, of druk op Enter om haar niet te bewaren:
question-leave = De tafel verlaten?
question-go-on = Verdergaan met de begonnen partij in { $path }?
welcome-to-table = Welkom in het Alhambra.
shuffles-promised =
    .by = Het schudden van deze partij is beloofd door { $promise }.
choose-on-ground = Kies een nummer op de bouwgrond, 1 tot en met { $most }.
which-cell = { $kind }: op welk vakje?
nothing-happened = Sinds je bent aangeschoven is er niets gebeurd.
is-allowed = Dat is toegestaan: typ het om het te doen.
taken-back = Je laatste keuze is teruggenomen.
saved-in = Opgeslagen in { $path }.
result = Uitslag
shuffled-for-study = Geschud met de startwaarde { $seed }, die voor een studie is gekozen.
shuffled-as-promised = Geschud met de startwaarde { $seed }, zoals beloofd door { $promise }.
record-is-in = Het partijverslag staat in { $path }.
check-with = Controleer het met: { $command }

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
    .about = waar dit spel om gaat en alle bepalingen, of die met een naam of woord
command-save = opslaan
    .usage = opslaan BESTAND
    .about = de partij in een bestand bewaren, vanaf nu na elke keuze
command-undo = ongedaan
    .about = je laatste keuze terugnemen
command-why = waarom
    .usage = waarom ACTIE
    .about = waarom een actie niet is toegestaan

## De tafel van de spellen met tegels

view-turn = beurt { $turn }, hierna komt waardering { $scoring } van 3
    .over = beurt { $turn }, de laatste waardering is voorbij
view-supply = stapel { $deck }, buidel { $bags }
view-marker =
    { $marker ->
        [even] markering even
       *[odd] markering oneven
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

## Naspelen

replay-start = het begin
replay-moment = { $number } van { $last }: { $entry }
replay-prompt = Enter of v verder, t terug, een nummer om te springen, s stop
    .next = v
    .previous = t
    .quit = s
replay-not-understood = { $given } betekent hier niets; dit wel:

## Bots onder elkaar

playing = er wordt gespeeld
bot = bot
against = tegen
simulate-title =
    { $games ->
        [one] { $games } partij { $game }
       *[other] { $games } partijen { $game }
    }
seats-told =
    { $seats ->
        [one] { $seats } stoel
       *[other] { $seats } stoelen
    }
deals-told =
    { $deals ->
        [one] { $deals } keer schudden
       *[other] { $deals } keer schudden
    }
simulate-with = met { $modules }
column-seats = stoelen
column-wins = winst, % van de partijen
column-points = punten per stoel
column-best = beste
column-share = winst, %
column-rating = rating
verdict-above = wint meer dan zijn deel ({ $deals })
verdict-below = wint minder dan zijn deel ({ $deals })
verdict-open = niet beslist ({ $deals })
column-rank = rang
column-margin = voorsprong
interval = { $low } tot { $high }
simulate-speed = { $games } partijen/s, { $decisions } beslissingen/s, { $average } beslissingen per partij; ± is het 95%-interval
arena-explained = Bij een gelijke stand wordt de winst gedeeld. Onder elk getal: het 95%-interval over de keren schudden. Rating: 400 punten is tien keer zo sterk. In de plaatjes is │ het eerlijke deel, van 0 tot 100 %; tussen haakjes hoe vaak er geschud is.
version-told = alhambra { $version }, regelversie { $rules }, { $build }
build-compiled = gecompileerd (mypyc)
build-interpreted = geïnterpreteerd
bench-title = { $game }, { $seats }, willekeurig spel, { $build }
bench-games = partijen/s
bench-decisions = beslissingen/s
bench-copy = µs voor de kopie van een partij

## De lijst van spellen

column-game = spel
column-players = spelers
column-modules = modules
column-options = varianten
heading-games = Spellen
heading-modules = Modules
heading-options = Varianten
heading-opponents = Tegenstanders
heading-bots = Bots: { $bots }

## Papier

sheet-written =
    { $players ->
        [one] { $path } is geschreven: { $players } spelersblad en een scoreblad, A4
       *[other] { $path } is geschreven: { $players } spelersbladen en een scoreblad, A4
    }
sheet-drawn = { $path } is geschreven
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
    .line-1 = Wie een soort vol maakt, neemt aan het einde van de ronde de beste vrije plaats; meerdere delen, naar beneden afgerond.
    .line-2 = Aan het einde gaan de vrije plaatsen naar het aantal gebouwen; minstens één is nodig, bij een gelijke stand wordt gedeeld.
    .line-3 = Met twee spelers kruist elke ronde één denkbeeldige speler een gebouw aan, in het solospel twee of meer.

## Wat er mis is met een opdrachtregel

usage-see = { $sentence }; zie: { $command }
    .question = { $sentence } Zie: { $command }
usage-nul = Een NUL kan niet in een opdrachtregel staan
usage-no-command = De opdracht { $given } bestaat niet
    .near = De opdracht { $given } bestaat niet. Bedoel je { $near }?
usage-no-option = De optie { $given } bestaat niet
    .near = De optie { $given } bestaat niet (mogelijk: { $near })
usage-bad-value = Ongeldige waarde voor { $parameter }: { $reason }
usage-missing = { $parameter } ontbreekt
    .option = De optie { $parameter } ontbreekt
usage-needs-argument = De optie { $parameter } heeft een waarde nodig
usage-takes-no-value = De optie { $parameter } heeft geen waarde
usage-too-much = Dit is te veel: { $given }
not-text = Het bestand is geen tekst in UTF-8; is het een partijverslag?
not-found = { $path }: bestand of map bestaat niet
is-folder = { $path }: dit is een map
not-allowed = { $path }: geen toegang
not-whole-number = { $given } is geen geheel getal
    .within = { $given } is geen geheel getal van { $least } tot { $most }
not-number = { $given } is geen getal
    .within = { $given } is geen getal van { $least } tot { $most }
not-hash = { $given } is geen reeks van 64 hexadecimale cijfers
not-of-a-seat = { $given } begint niet met het nummer van een stoel en een dubbelepunt

## Help

help-usage = Aanroep:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-default = anders: { $value }
help-variable = variabele: { $name }
help-required = verplicht

metavar-command = OPDRACHT [ARGUMENTEN]...
metavar-options = [OPTIES]
metavar-name = NAAM
metavar-names = NAMEN
metavar-n = N
metavar-numbers = GETALLEN
metavar-text = TEKST
metavar-dir = MAP
metavar-file = BESTAND
metavar-hash = HASH
metavar-commitment = STOEL:HASH
metavar-contribution = STOEL:NONCE TEKST
metavar-s = S
metavar-sets = GROEPEN
metavar-path = PAD
metavar-language = TAAL
metavar-link = LINK
metavar-address = ADRES
metavar-url = URL
metavar-word = WOORD

help-alhambra = De bordspelfamilie Alhambra: spelen, simuleren, naspelen.
    .examples = Begin met: alhambra play
help-play = In de terminal tegen bots spelen.
    .examples = Voorbeelden: [b]alhambra play[/], [b]alhambra play --players 4 --modules vizier,camps --bots greedy,random[/], [b]alhambra play --save avond.txt[/] en later [b]alhambra play --resume avond.txt[/]
help-simulate = Bots veel partijen laten spelen; de uitkomst hangt van de startwaarde af, nooit van het aantal processen.
    .examples = Voorbeelden: [b]alhambra simulate --bots greedy,random --games 200[/], [b]alhambra simulate --game granada --players 3 --jobs 4 --seed 7 --json[/]
help-replay = Stap voor stap door een partijverslag gaan.
    .examples = Voorbeeld: [b]alhambra replay avond.txt --seat 1[/]
help-analyse = Vertellen wat sterke bots van een vastgelegde partij vinden: winstkansen, keerpunten en dure zetten.
    .examples = Voorbeeld: [b]alhambra analyse evening.txt[/]
help-stats = Zeggen wat er in opgenomen partijen te tellen valt: punten naar herkomst, betalingen, muren en tegels; bij veel partijen hoe het verdeeld is.
    .examples = Voorbeelden: [b]alhambra stats avond.txt[/], [b]alhambra simulate --games 100 --records partijen[/], [b]alhambra stats partijen --json[/]
help-verify = Zeggen wat een partijverslag bewijst en wat niet: beschadiging, elke regel, waar het toeval vandaan komt, de uitslag.
    .examples = Voorbeelden: [b]alhambra verify avond.txt[/], [b]alhambra verify mijne.txt --against jouwe.txt[/] (eindigt met 0 als het verslag kan kloppen, 1 als het niet kan, 2 na een foute opdrachtregel, 3 als het toeval met de hand is gekozen)
help-bench = De geïnstalleerde versie meten met willekeurige partijen.
    .examples = Voorbeeld: [b]alhambra bench --game combined --seconds 5[/]
help-games = De spellen met hun modules en varianten opsommen, waar ze om gaan, en de bots.
help-sheet = Printklare A4-bladen van Alhambra Roll & Write maken, voor potloden en echte dobbelstenen.
help-serve = Tafels in het netwerk aanbieden: meedoen via een link, spelen via HTTP en WebSocket.
    .examples = Voorbeelden: [b]alhambra serve[/], [b]alhambra serve --host 0.0.0.0 --access-word granada[/]
help-option-host = Het adres waarop de server bereikbaar is; 0.0.0.0 voor alle.
help-option-port = De poort waarop de server bereikbaar is.
help-option-database = Waar tafels worden bewaard: sqlite:///BESTAND of postgresql://…; anders een bestand in je gegevensmap.
help-option-access-word = Hiernaar wordt gevraagd voordat iemand een tafel opent.
help-option-public-address = Het adres waaronder spelers de server bereiken, voor links in berichten.
help-option-smtp = De server voor e-mail: smtp://naam:wachtwoord@host:587 of smtps://…; anders geen berichten per e-mail.
help-option-mail-from = Van wie e-mails komen.
help-option-notice-seconds = Hoe lang een beurt duurt voordat de speler bericht krijgt.
help-option-private-webhooks = Webhooks mogen ook naar adressen van privénetwerken leiden.
help-option-forget-days = Na hoeveel dagen een tafel die nooit is begonnen wordt vergeten.
help-option-idle-seconds = Na hoeveel seconden een ongebruikte tafel het geheugen verlaat.
help-option-bot-pause = Hoe lang een bot wacht voordat hij speelt.
help-option-answer-seconds = Hoe lang een antwoord minstens duurt waar de duur iets over een hand zou kunnen verraden.
help-option-commands-per-second = Hoeveel opdrachten per seconde een plaats met al zijn programma's mag sturen.
help-option-requests-per-second = Hoeveel verzoeken per seconde van één adres mogen komen.
help-option-tables-per-hour = Hoeveel tafels per uur vanaf één adres mogen worden geopend.
help-option-sockets-per-address = Hoeveel verbindingen één adres tegelijk open mag hebben.
help-option-proxies = Adressen of netwerken van proxy's, met komma's; zij worden geloofd over waar bezoekers vandaan komen.
help-option-metrics = Meetwaarden voor Prometheus op /metrics aanbieden; anders alleen als de server enkel vanaf deze computer bereikbaar is.
help-option-log-form = Hoe het logboek wordt geschreven: ‘text’ of ‘json’.
help-option-log-level = Wat er in het logboek komt: ‘debug’, ‘info’, ‘warning’ of ‘error’.
help-option-backup = Het bestand van de reservekopie.
help-backup = Alle tafels van een server in een bestand bewaren, terwijl hij gewoon doorgaat.
    .examples = Voorbeeld: [b]alhambra backup tafels.backup[/]
help-restore = Alle tafels van een reservekopie in een lege database terugzetten.
    .examples = Voorbeeld: [b]alhambra restore tafels.backup --database sqlite:///nieuw.sqlite[/]
backup-made = { $tables } tafels met { $entries } regels zijn bewaard in { $path }; er staan geheimen van lopende spellen in, dus bewaar het veilig
backup-restored = { $tables } tafels met { $entries } regels zijn er weer
serving = Tafels op { $address } (Ctrl-C stopt)
error-client-not-installed = Een tafel van een server heeft meer pakketten nodig ({ $packages }): pip install 'alhambra-game[server]'
error-table-needs-screen = Een tafel van een server vult het scherm, wat deze terminal of --plain niet toelaat; ga er met een browser zitten.
error-server-not-installed = De server heeft meer pakketten nodig ({ $packages }): pip install 'alhambra-game[server]'
browser-open = De tafel staat open in je browser: { $address } (Ctrl-C sluit af; onvoltooide partijen blijven bewaard)
browser-link = Hier kan geen browser worden geopend. Open deze link op deze computer: { $address } (Ctrl-C sluit af; onvoltooide partijen blijven bewaard). alhambra play speelt in de terminal.
help-option-browser = Speel aan een tafel in de browser, alleen op deze computer
error-pages-not-built = de pagina's voor browsers horen niet bij deze versie: installeer Node en gebruik make play in een kloon van de repository
error-no-free-port = op deze computer is geen poort vrij
help-schema = Een JSON-schema van alle berichten tonen: gebeurtenissen, aanzichten, beslissingen, acties, partijverslagen.
    .examples = Voorbeelden: [b]alhambra schema[/], [b]alhambra schema granada[/], [b]alhambra schema --typescript[/]
help-arena = Bots vergelijken: hetzelfde schudden vanaf elke stoel, één bot tegen stoelen vol andere.
    .examples = Voorbeelden: [b]alhambra arena --bots builder,greedy --players 2,4 --deals 200[/], [b]alhambra arena --bots searcher:16,builder --modules none,all,vizier+camps --jobs 2 --results games.jsonl[/]

help-option-help = Deze help tonen.
help-option-install-completion = Het aanvullen voor deze shell installeren.
help-option-show-completion = Het aanvullen voor deze shell tonen, om het te kopiëren of aan te passen.
help-option-schema-game = Alleen de berichten van dit spel; ‘server’: die van alle spellen en die over de socket van een server.
help-option-typescript = In plaats daarvan TypeScript-typen tonen.
help-option-version = De versie tonen.
help-option-language = De taal: { $possible }. Anders die van de terminal, anders Engels.
help-option-game = { $possible }.
help-option-players = Het aantal stoelen.
help-option-modules = Namen met komma's, of ‘all’.
help-option-options = Varianten, namen met komma's.
help-option-bots = Wie er speelt op de stoelen zonder mens: { $possible }; een korte lijst wordt herhaald.
help-option-study-seed = Een willekeurige tekst, voor een studie: gelijke startwaarden geven gelijke partijen, en niemand belooft ze.
help-option-components = Een map met spelmateriaal dat in plaats van het meegeleverde geldt.
help-option-contribution = Jouw deel van het schudden, een willekeurige tekst. Anders wordt het je gevraagd.
help-option-name = Hoe je heet.
help-option-table = Met de link van een server aan zijn tafel gaan zitten.
help-option-plain = Regel voor regel in plaats van op het hele scherm: voor schermlezers en eenvoudige terminals.
help-option-save = De partij na elke keuze in dit bestand bewaren.
help-option-resume = De partij in dit bestand verder spelen.
help-option-games = Hoeveel partijen.
help-option-jobs = Hoeveel processen ze spelen.
help-option-seed = Een willekeurige tekst; gelijke startwaarden geven gelijke uitkomsten.
help-option-json = Alles als JSON tonen.
help-option-file = Een bestand met een partijverslag.
help-option-files = Bestanden met verslagen, of mappen vol daarvan.
help-option-records = Bewaar het verslag van elke partij in deze map.
help-option-all = Elk moment tonen zonder te vragen.
help-option-seat = Vanaf deze stoel toekijken, geteld vanaf 0 zoals in het verslag.
help-option-promise = De definitieve belofte die je voor de partij hebt genoteerd; de belofte van de gever bindt minder.
help-option-commitment = De vastlegging van een stoel die je hebt genoteerd (herhaalbaar).
help-option-seat-contribution = De bijdrage van een stoel die je hebt genoteerd (herhaalbaar).
help-option-head = Een kop die je hebt genoteerd.
help-option-signature = De handtekening van de server, zoals hij die bij het verslag geeft.
help-option-key = De sleutel van de server.
help-option-against = Een ander verslag van de partij: waar lopen ze uiteen?
help-option-seconds = Hoe lang er wordt gespeeld.
help-option-pdf = Waar de pdf komt.
help-option-svg = Een map voor beide pagina's als SVG; ze wordt gemaakt als ze er niet is.
help-option-sheets = Hoeveel spelersbladen de pdf bevat.
help-option-match-bots = Elk speelt alleen tegen stoelen vol van elke bot die erna wordt genoemd.
help-option-match-players = Aantallen stoelen, met komma's.
help-option-match-modules = Groepen modules met komma's: none, all, of namen met + ertussen.
help-option-deals = Hoe vaak er wordt geschud.
help-option-record = Het verslag van een partij.
help-option-samples = Hoeveel steekproeven een zet beoordelen.
help-option-played-out = Hoeveel partijen per winstkans tot het einde worden gespeeld.
help-option-results = Elke partij in dit bestand bewaren; wat er al in staat, wordt niet opnieuw gespeeld.
help-option-until-decided = Een vergelijking stoppen zodra beslist is of de bot meer of minder dan zijn eerlijke deel wint.
help-option-ray = Op het Ray-cluster op dit adres spelen; --ray auto is dat van deze machine, --ray local een nieuw.

## Fouten

error-typed-too-much = Dit is langer dan elke actie; typ minder.
error-no-such-number = Kies een getal van 1 tot en met { $most }, of ? voor hulp.
error-look-at-whom = Zeg van wie je de spullen wilt bekijken: { $possible }.
error-why-not-near = { $given } is geen vakje bij je paleis waarop nu iets gedaan kan worden.
error-no-such-clause = Geen bepaling en geen deel heet { $given }; { command-rules } toont ze allemaal.
error-why-what = Zeg welke actie: { command-why } ACTIE; { command-all } toont de notatie.
error-nothing-to-take-back = Er kan niets worden teruggenomen sinds er iets is opengelegd, iemand anders iets heeft gedaan of jij bent aangeschoven.
error-save-where = Zeg in welk bestand: { command-save } BESTAND.
error-not-offered = { $given } is niet een van je mogelijkheden; typ er een zoals: { $examples }.
error-not-understood = { $given } kun je nu niet doen; er zijn: { $possible }, en ? voor hulp.
error-not-understood-nearly = { $given } kun je nu niet doen (bedoel je { $near }?); er zijn: { $possible }, en ? voor hulp.
error-table-not-written = { $file } kan niet worden geschreven ({ $fault }); kies een ander bestand.
error-table-file-name-is-none = { $file } kan niet worden geschreven (zo kan geen bestand heten); kies een ander bestand.
error-table-there-already = { $file } is er al; speel verder met --resume { $file } of kies een andere naam.
error-record-file-too-long = { $file } is langer dan elk partijverslag; is het wel een partijverslag?
error-seed-and-contribution = Een partij met een eigen startwaarde is een studie waaraan niemand bijdraagt: laat een van de twee weg.
error-resumed-game-over = De partij in { $file } is afgelopen; bekijk die met: alhambra replay { $file }
error-resumed-game-open = In de partij in { $file } gooit en schudt niemand, want het toeval is open; bekijk die met: alhambra replay { $file }
error-no-bot-named = Noem ten minste één bot; mogelijk: { $possible }.
error-too-many-bots =
    { $number ->
        [one] Je noemt { $found } bots, maar er kan er maar { $number } aanschuiven.
       *[other] Je noemt { $found } bots, maar er kunnen er maar { $number } aanschuiven.
    }
error-seats-are-none = { $given } is geen aantal stoelen.
error-no-such-page = De pagina { $given } bestaat niet; er zijn: { $possible }.
error-sheet-not-written = { $file } kan niet worden geschreven ({ $fault }); kies een andere plek.

## Positions

help-position = Een stelling uit een partijverslag als tekst tonen.
    .examples = Voorbeelden: [b]alhambra position avond.txt[/], [b]alhambra position avond.txt --entry 12 --seat 1[/]
help-option-entry = Na zoveel vermeldingen in plaats van na alle.
help-option-knowing = Alleen wat deze stoel kan weten, geteld vanaf 0 zoals in het verslag.
help-option-position = Verder spelen vanaf de stelling in dit bestand.
error-no-such-entry = Het verslag heeft { $most } vermeldingen, geen { $number }.
error-position-of-game-over = De partij van de stelling in { $file } is afgelopen.
error-no-records = In { $file } staat geen verslag.
error-records-not-written = { $file } kan niet worden geschreven ({ $fault }); kies een andere map.

## Statistieken

stats-reading = bezig met lezen
stats-left-out =
    { $games ->
        [one] Eén partij die niet af is, telt niet mee.
       *[other] { $games } partijen die niet af zijn, tellen niet mee.
    }
stats-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
stats-unfinished = Het verslag eindigt voor de partij.
stats-by-seat = Gemiddelden per stoel
stats-column-mean = gemiddeld
stats-column-lower = 25 %
stats-column-median = mediaan
stats-column-upper = 75 %
stats-column-winners = wie won
stats-column-others = anderen

## Wat sterke bots van een partij vinden

analysing = analyse
analysis-title = Wat een sterke bot ervan vindt
analysis-chances = winstkans van begin tot eind
analysis-costs = weggegeven punten
analysis-turning-points = Keerpunten
analysis-costly = Dure zetten
analysis-better = { $cost } punten beter: { $move }
analysis-reason = { $part } { $points }
analysis-explained = Kansen vóór de zet, als iedereen gelijk doorspeelt. Punten zijn wat een stelling belooft, voor zover men het op die plaats kon weten.

## Bewaren

error-table-in-use = Een ander programma speelt de partij in { $file }; sluit het eerst, of kies een ander bestand.
error-record-cut-off = { $file } is afgekapt: de laatste regel is niet heel; zoek naar een oudere kopie ervan.
