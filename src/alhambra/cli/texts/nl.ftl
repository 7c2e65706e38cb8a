# De opdrachten en hun hulp.

## Aan tafel

left-table = Je hebt de tafel verlaten.
    .kept = Je hebt de tafel verlaten. Ga verder met: { $command }
    .over = Je hebt de tafel verlaten. Speel de partij na met: { $command }
table-help = Kies met een nummer: eerst de soort actie, dan de details. Of typ een mogelijkheid zoals die in het menu staat, of in de notatie, die ‘alles’ laat zien. Een keuze kun je terugnemen tot er iets gedekts wordt opengelegd of iemand anders iets doet.
study = Dit is een studie: de startwaarde is gekozen, dus niemand belooft dat er eerlijk is geschud.
about-rules = Met ‘regels’ lees je wat de gekozen modules en varianten veranderen.
question-leave = De tafel verlaten?
question-go-on = Verdergaan met de begonnen partij in { $path }?
welcome-to-table = Welkom in het Alhambra.
shuffles-promised =
    .by = Het schudden van deze partij is beloofd door { $promise }.
shuffled-for-study = Geschud met de startwaarde { $seed }, die voor een studie is gekozen.
shuffled-as-promised = Geschud met de startwaarde { $seed }, zoals beloofd door { $promise }.
check-with = Controleer het met: { $command }

## Bots onder elkaar

playing = er wordt gespeeld
against = tegen
simulate-title =
    { $games ->
        [one] { $games } partij { $game }
       *[other] { $games } partijen { $game }
    }
deals-told =
    { $deals ->
        [one] { $deals } keer geschud
       *[other] { $deals } keer geschud
    }
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
arena-explained = Bij een gelijke stand wordt de winst gedeeld. Onder elk getal staat het 95%-interval, over alle keren dat er is geschud. Rating: 400 punten meer is tien keer zo sterk. De balken lopen van 0 tot 100%, met │ bij het eerlijke deel; tussen haakjes staat hoe vaak er is geschud.
version-told = alhambra { $version }, regelversie { $rules }, { $build }
build-compiled = gecompileerd (mypyc)
build-interpreted = geïnterpreteerd
bench-title = { $game }, { $seats }, willekeurig spel, { $build }

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

## Wat er mis is met een opdrachtregel

usage-see = { $sentence } Zie: { $command }
usage-nul = Een NUL kan niet in een opdrachtregel staan.
usage-no-command = De opdracht { $given } bestaat niet.
    .near = De opdracht { $given } bestaat niet. Bedoel je { $near }?
usage-no-option = De optie { $given } bestaat niet.
    .near = De optie { $given } bestaat niet (mogelijk: { $near }).
usage-bad-value = Ongeldige waarde voor { $parameter }: { $reason }
usage-missing = { $parameter } ontbreekt.
    .option = De optie { $parameter } ontbreekt.
usage-needs-argument = De optie { $parameter } heeft een waarde nodig.
usage-takes-no-value = De optie { $parameter } kan geen waarde krijgen.
usage-too-much = Te veel argumenten: { $given }.
not-text = Het bestand is geen tekst in UTF-8; is het een partijverslag?
not-found = { $path }: Dit bestand of deze map bestaat niet.
is-folder = { $path }: Dit is een map.
not-allowed = { $path }: Geen toegang.
not-whole-number = { $given } is geen geheel getal.
    .within = { $given } is geen geheel getal van { $least } t/m { $most }.
not-number = { $given } is geen getal.
    .within = { $given } is geen getal van { $least } t/m { $most }.
not-hash = { $given } is geen hash van 64 hexadecimale cijfers.
not-of-a-seat = { $given } begint niet met het nummer van een stoel en een dubbelepunt.

## Help

help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-default = standaard: { $value }
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
    .examples = Voorbeelden: [b]alhambra play[/], [b]alhambra play --players 4 --modules vizier,camps --bots handelaar,zwerver[/], [b]alhambra play --save avond.txt[/] en later [b]alhambra play --resume avond.txt[/]
help-simulate = Bots veel partijen laten spelen; de uitkomst hangt af van de startwaarde, nooit van het aantal processen.
    .examples = Voorbeelden: [b]alhambra simulate --bots handelaar,zwerver --games 200[/], [b]alhambra simulate --game granada --players 3 --jobs 4 --seed 7 --json[/]
help-replay = Stap voor stap door een partijverslag gaan.
    .examples = Voorbeeld: [b]alhambra replay avond.txt --seat 1[/]
help-analyse = Een opgeslagen partij verklaren: wat elke beslissing kostte, hoeveel geluk elke trekking was, winstkansen en het resultaat bij gemiddeld geluk.
    .examples = Voorbeeld: [b]alhambra analyse avond.txt[/]
help-stats = Statistiek van vastgelegde partijen tonen: punten naar herkomst, betalingen, muren en tegels; bij veel partijen ook de verdeling ervan.
    .examples = Voorbeelden: [b]alhambra stats avond.txt[/], [b]alhambra simulate --games 100 --records partijen[/], [b]alhambra stats partijen --json[/]
help-verify = Tonen wat een partijverslag bewijst en wat niet: beschadiging, elke vermelding, waar het toeval vandaan komt, de uitslag.
    .examples = Voorbeelden: [b]alhambra verify avond.txt[/], [b]alhambra verify mijne.txt --against jouwe.txt[/] (eindigt met 0 als het verslag kan kloppen, 1 als het niet kan, 2 als de opdrachtregel fout is, 3 als het toeval met de hand is gekozen)
help-bench = De geïnstalleerde versie meten met willekeurige partijen.
    .examples = Voorbeeld: [b]alhambra bench --game combined --seconds 5[/]
help-games = De spellen met hun modules en varianten opsommen, waar ze om gaan, en de bots.
help-sheet = Printklare A4-bladen van Alhambra Roll & Write maken, voor potloden en echte dobbelstenen.
help-serve = Tafels via het netwerk aanbieden: meedoen via een link, spelen via HTTP en WebSocket.
    .examples = Voorbeelden: [b]alhambra serve[/], [b]alhambra serve --host 0.0.0.0 --access-word granada[/]
help-option-host = Het adres waarop de server bereikbaar is; 0.0.0.0 voor alle.
help-option-port = De poort waarop de server bereikbaar is.
help-option-database = Waar tafels worden bewaard: sqlite:///BESTAND of postgresql://…; standaard een bestand in je gegevensmap.
help-option-access-word = Het woord dat nodig is om een tafel te openen.
help-option-public-address = Het adres waaronder spelers de server bereiken, voor links in berichten.
help-option-smtp = De server voor e-mail: smtp://naam:wachtwoord@host:587 of smtps://…; zonder deze optie geen berichten per e-mail.
help-option-mail-from = Afzenderadres van de e-mails.
help-option-notice-seconds = Hoe lang een beurt duurt voordat de speler een bericht krijgt.
help-option-private-webhooks = Webhooks ook naar adressen van privénetwerken toestaan.
help-option-forget-days = Na zoveel dagen wordt een tafel die nooit is begonnen, verwijderd.
help-option-idle-seconds = Na zoveel seconden wordt een ongebruikte tafel uit het geheugen verwijderd.
help-option-bot-pause = Hoe lang een bot wacht voordat hij speelt.
help-option-answer-seconds = Zo lang duurt een antwoord minstens als de duur iets over een hand zou kunnen verraden.
help-option-commands-per-second = Hoogste aantal opdrachten per seconde vanaf één stoel, alle programma's samen.
help-option-requests-per-second = Hoogste aantal verzoeken per seconde vanaf één adres.
help-option-tables-per-hour = Hoogste aantal nieuwe tafels per uur vanaf één adres.
help-option-sockets-per-address = Hoogste aantal verbindingen dat één adres tegelijk open mag hebben.
help-option-proxies = Vertrouwde proxy's: adressen of netwerken, gescheiden door komma's.
help-option-metrics = Meetwaarden voor Prometheus op /metrics aanbieden; standaard alleen als de server uitsluitend vanaf deze computer bereikbaar is.
help-option-log-form = Hoe het logboek wordt geschreven: ‘text’ of ‘json’.
help-option-log-level = Wat er in het logboek komt: ‘debug’, ‘info’, ‘warning’ of ‘error’.
help-option-backup = Het bestand van de reservekopie.
help-backup = Alle tafels van een server in een bestand opslaan, ook terwijl de server draait.
    .examples = Voorbeeld: [b]alhambra backup tafels.backup[/]
help-restore = Alle tafels van een reservekopie in een lege database terugzetten.
    .examples = Voorbeeld: [b]alhambra restore tafels.backup --database sqlite:///nieuw.sqlite[/]
backup-made = Opgeslagen in { $path }: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} met { $entries ->
    [one] { $entries } vermelding
   *[other] { $entries } vermeldingen
}. Er staan geheimen van lopende partijen in; bewaar het bestand veilig.
backup-restored = Teruggezet: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} met { $entries ->
    [one] { $entries } vermelding
   *[other] { $entries } vermeldingen
}.
serving = Tafels op { $address } (stoppen met Ctrl-C)
browser-open = De tafel staat open in je browser: { $address } (afsluiten met Ctrl-C; onvoltooide partijen blijven bewaard)
browser-link = Hier kan geen browser worden geopend. Open deze link op deze computer: { $address } (afsluiten met Ctrl-C; onvoltooide partijen blijven bewaard). Met alhambra play speel je in de terminal.
help-option-browser = In de browser spelen, aan een tafel die alleen op deze computer bereikbaar is.
error-pages-not-built = Deze versie bevat de pagina's voor de browser niet: installeer Node en gebruik make play in een kloon van de repository.
error-no-free-port = Op deze computer is geen poort vrij.
help-schema = Een JSON-schema van alle berichten tonen: gebeurtenissen, weergaven, beslissingen, acties, partijverslagen.
    .examples = Voorbeelden: [b]alhambra schema[/], [b]alhambra schema granada[/], [b]alhambra schema --typescript[/]
help-arena = Bots vergelijken: één bot tegen stoelen met een andere bot, op elke stoel een keer met hetzelfde schudden.
    .examples = Voorbeelden: [b]alhambra arena --bots bouwmeester,handelaar --players 2,4 --deals 200[/], [b]alhambra arena --bots architect:16,bouwmeester --modules none,all,vizier+camps --jobs 2 --results games.jsonl[/]
help-option-help = Deze help tonen.
help-option-install-completion = De automatische aanvulling voor deze shell installeren.
help-option-show-completion = De automatische aanvulling voor deze shell tonen, om die te kopiëren of aan te passen.
help-option-schema-game = Alleen de berichten van dit spel; met ‘server’ die van alle spellen en die van de socket van een server.
help-option-typescript = In plaats daarvan TypeScript-typen tonen.
help-option-version = De versie tonen.
help-option-language = De taal: { $possible }. Standaard die van de terminal, of anders Engels.
help-option-game = { $possible }.
help-option-players = Het aantal stoelen.
help-option-modules = Namen, gescheiden door komma's, of ‘all’.
help-option-options = Varianten: namen, gescheiden door komma's.
help-option-bots = Bots voor de stoelen zonder mens: { $possible }; een korte lijst wordt herhaald.
help-option-study-seed = Een willekeurige tekst, voor een studie: dezelfde startwaarde geeft dezelfde partij, en niemand belooft dat er eerlijk wordt geschud.
help-option-components = Een map met spelmateriaal dat in plaats van het meegeleverde wordt gebruikt.
help-option-contribution = Jouw deel van het schudden, een willekeurige tekst. Zonder deze optie wordt ernaar gevraagd.
help-option-name = Je naam.
help-option-table = Met een link aan een tafel van een server aanschuiven.
help-option-plain = Alles in hele zinnen, één per regel: voor schermlezers.
help-option-save = De partij na elke keuze in dit bestand opslaan.
help-option-resume = Verderspelen met de partij in dit bestand.
help-option-games = Aantal partijen.
help-option-jobs = Aantal processen dat de partijen speelt.
help-option-seed = Een willekeurige tekst; dezelfde startwaarde geeft dezelfde uitkomsten.
help-option-json = Alles als JSON tonen.
help-option-file = Een bestand met een partijverslag.
help-option-files = Bestanden met verslagen, of mappen met zulke bestanden.
help-option-records = Het verslag van elke partij in deze map opslaan.
help-option-all = Elk moment tonen zonder te vragen.
help-option-seat = Vanaf deze stoel toekijken, geteld vanaf 0 zoals in het verslag.
help-option-promise = De definitieve belofte die je voor de partij hebt genoteerd; de belofte van de gever bindt minder.
help-option-commitment = De vastlegging van een stoel, zoals je die hebt genoteerd (herhaalbaar).
help-option-seat-contribution = De bijdrage van een stoel, zoals je die hebt genoteerd (herhaalbaar).
help-option-head = Een kop die je hebt genoteerd.
help-option-signature = Een bestand met de handtekening van de server onder belofte, definitieve belofte of kop.
help-option-key = De sleutel van de server.
help-option-against = Een ander verslag van de partij, om te zien waar ze uiteenlopen.
help-option-seconds = Hoe lang er wordt gespeeld.
help-option-pdf = Waar de pdf wordt opgeslagen.
help-option-svg = Een map voor beide pagina's als SVG; zo nodig wordt die gemaakt.
help-option-sheets = Hoeveel spelersbladen de pdf bevat.
help-option-match-bots = Namen, gescheiden door komma's; elke bot speelt in zijn eentje tegen elke bot die erna komt.
help-option-match-players = Aantallen stoelen, gescheiden door komma's.
help-option-match-modules = Groepen modules, gescheiden door komma's: none, all, of namen met + ertussen.
help-option-deals = Hoe vaak er wordt geschud.
help-option-record = Het verslag van een partij.
help-option-deep = Zetten ook uitproberen in steekproeven van de volgende beurten; dat duurt ongeveer tien keer zo lang.
help-option-keep = De analyse in dit bestand bewaren; is het er al, dan wordt die getoond.
help-option-results = Elke partij in dit bestand opslaan; wat er al in staat, wordt niet opnieuw gespeeld.
help-option-until-decided = Een vergelijking stoppen zodra vaststaat of de bot meer of minder dan zijn eerlijke deel wint.
help-option-ray = Op het Ray-cluster op dit adres spelen; --ray auto is dat van deze computer, --ray local een nieuw cluster.

## Fouten

error-seed-and-contribution = Een partij met een eigen startwaarde is een studie waaraan niemand bijdraagt: laat een van de twee weg.
error-no-bot-named = Noem minstens één bot; mogelijk: { $possible }.
error-too-many-bots = Genoemde bots: { $found }; stoelen waarop een bot kan spelen: { $number }.
error-seats-are-none = { $given } is geen aantal stoelen.
error-no-such-page = De pagina { $given } bestaat niet; mogelijk: { $possible }.
error-sheet-not-written = { $file } kan niet worden geschreven ({ $fault }); kies een andere plek.

## Positions

help-position = Een stelling uit een partijverslag als tekst tonen.
    .examples = Voorbeelden: [b]alhambra position avond.txt[/], [b]alhambra position avond.txt --entry 12 --seat 1[/]
help-option-entry = De stelling na zoveel vermeldingen, in plaats van na alle.
help-option-knowing = Alleen wat deze stoel kan weten, geteld vanaf 0 zoals in het verslag.
help-option-position = Verderspelen vanaf de stelling in dit bestand.
error-no-such-entry = { $most ->
    [one] Het verslag heeft { $most } vermelding; een vermelding { $number } is er niet.
   *[other] Het verslag heeft { $most } vermeldingen; een vermelding { $number } is er niet.
}
error-position-of-game-over = De partij van de stelling in { $file } is afgelopen.
error-no-records = In { $file } staat geen verslag.

## Wat sterke bots van een partij vinden

analysing = analyse

## The benchmark of turns

help-benchmark = Meten hoe ver de keuzes van bots achterblijven bij de beste beurten.
    .examples = Voorbeelden: [b]alhambra benchmark --bot builder,student[/], [b]alhambra benchmark --bot my_bots.py:Clever --jobs 2[/]
help-option-benchmark-bots = Bots, gescheiden door komma's, ook uit eigen bestanden.
help-option-benchmark-turns = De beurten in dit bestand in plaats van die van het pakket.
benchmark-bot = Bot
benchmark-turns = Beurten
benchmark-regret = Verlies in punten
benchmark-wins = Verloren winst, %
benchmark-options = Onder de opties, %
benchmark-explained = Verlies: wat de keuzes gemiddeld kosten vergeleken met de beste optie, gemeten met partijen die tot het einde zijn gespeeld; tussen haakjes het 95%-interval. De ene helft van die partijen wijst de beste optie aan, de andere zegt wat die waard is. Een beurt die niet onder de opties is, telt als de slechtste. +: met modules.
