# De server en zijn tafels.

## Fouten

error-table-seats = Bij een tafel voor { $seats_count } moet van elke stoel vaststaan wie er zit; opgegeven zijn er { $number }.
error-table-pace = Het tempo van een tafel is free, seconden per keuze zoals 60s, dagen zoals 2d, of een klok voor elke speler zoals 20m of 20m+10s.
error-table-leaving = Wie een partij verlaat, wordt zo vervangen: { $possible }.
error-people-bring-names = Spelers geven zelf hun naam op als ze gaan zitten.
error-left-already = Je hebt de partij al verlaten.
error-rematch-made-already = De tafel voor de revanche staat al klaar.
error-too-early-to-replace = { $seconds ->
    [one] Zonder de anderen kun je { $seat } pas laten vervangen als de speler is vertrokken of langer dan { $seconds } seconde over een keuze doet.
   *[other] Zonder de anderen kun je { $seat } pas laten vervangen als de speler is vertrokken of langer dan { $seconds } seconden over een keuze doet.
}
error-seat-not-yours = Deze stoel is niet van jou.
error-link-needed = Voor deze tafel heb je een link nodig.
error-not-watched = Deze tafel toont de partij alleen aan de spelers.
error-invitation-needed = Om aan deze tafel te gaan zitten, heb je de uitnodiging nodig.
error-owner-needed = Dat mag alleen wie de tafel heeft geopend.
error-seat-needed = Dat mag alleen wie aan deze tafel speelt.
error-access-word-needed = Om een tafel te openen, heb je het toegangswoord van deze server nodig.
error-not-our-page = Dit moet van een pagina van deze server komen.
error-content-not-json = Dit moet als JSON worden verstuurd, met het Content-Type application/json.
error-bad-request = Dit verzoek is niet te begrijpen: { $problem }
error-no-such-address = Op dit adres is niets te vinden.
error-method-not-known = Dit adres kan niet op deze manier worden gebruikt.
error-body-too-large = Dat is meer dan de server in één keer aanneemt.
error-server-failed = Op de server is een fout opgetreden; aan je verzoek ligt het niet.
error-no-such-link = Deze link bestaat niet.
error-no-such-code = Er wacht geen tafel met deze code op spelers.
error-no-such-seat-here = Deze stoel bestaat niet.
error-no-promise-yet = Er is nog niets beloofd: de partij is niet begonnen.
error-no-promise-proved = Er is niets beloofd: het partijverslag van deze partij kan het schudden niet bewijzen.
error-no-record-yet = Het verslag is er pas als de partij is afgelopen.
error-table-without-person = Aan een tafel is minstens één mens nodig.
error-bot-not-seated = Er is geen bot { $given }; mogelijk: { $possible }.
error-seat-taken = { $seat } is bezet.
error-seat-empty = { $seat } is niet bezet.
error-name-too-long = Een naam heeft hoogstens { $most } tekens.
error-name-taken = Iemand anders aan tafel heet al zo.
error-name-unclear = Een naam bestaat uit zichtbare tekens van één alfabet, met hoogstens { $most } extra tekens bij een letter.
error-name-looks-alike = Deze naam lijkt te veel op een andere aan de tafel.
error-not-all-ready = Nog niet iedereen is klaar: { $seats }.
error-position-passed = Dit gold voor stelling { $wanted }; de tafel is nu bij { $present }.
error-somebody-faster = Iemand was sneller; de tafel is nu bij { $present }.
error-undo-too-far = Zonder de anderen te vragen kun je { $most ->
    [one] { $most } actie
   *[other] { $most } acties
} terugnemen, niet { $number }.
error-back-too-far = Er { $most ->
    [one] is pas { $most } actie
   *[other] zijn pas { $most } acties
} gespeeld; { $number } kun je er niet terugnemen.
error-back-without-all = Iedereen moet hiermee instemmen, en niet iedereen is er: { $seats }.
error-nobody-to-replace = { $seat }: Daar zit niemand voor wie een bot kan invallen.
error-asked-already = Er staat al een vraag open; eerst moet iedereen daarop antwoorden.
error-another-question = Er is nu een andere vraag; bekijk die voordat je antwoordt.
error-nothing-asked = Er is nu geen vraag om te beantwoorden.
error-agreed-already = Je hebt al ingestemd.
error-no-stand-in = Er speelt geen bot voor jou.
error-bot-plays-for-you = Een bot speelt voor je; neem eerst je stoel weer in.
error-bot-there-already = Daar speelt al een bot.
error-saying-form = Een bericht is één regel van hoogstens { $most } tekens.
error-saying-while-dealing = Terwijl de kaarten worden geschud, kun je niet chatten; wacht tot de partij begint.
error-saying-too-often = Hoogstens { $most } berichten in { $seconds } seconden. Wacht even.
error-hints-not-wanted = Aan deze tafel zijn tips niet toegestaan.
error-hint-without-choice = Je hoeft nu niets te kiezen, dus er is geen tip.
error-hint-too-often = Hoogstens { $most } tips in { $seconds } seconden. Wacht even.
error-hint-failed = Deze keer is er geen tip gevonden; probeer het nog eens.
error-table-phase =
    { $phase ->
        [gathering] Dat kan nog niet: de partij is niet begonnen.
        [dealing] Dat kan nu niet: de kaarten worden geschud.
        [playing] Dat kan niet meer: de partij is begonnen.
       *[over] Dat kan niet meer: de partij is afgelopen.
    }
error-table-of-other-rules = Aan deze tafel is geschud onder versie { $given } van de regels, en onder versie { $rules } kan de partij niet verder; op een server met versie { $given } kan dat wel.
error-table-not-to-go-on = Wat aan deze tafel het laatst is gespeeld, is onder versie { $rules } van de regels niet mogelijk; een server van de vorige versie kan de partij afmaken.
error-no-such-table = Deze tafel bestaat niet.
error-not-kept = De server kan nu even niets opslaan; probeer het zo nog eens.
error-entry-unreadable = Een vermelding van de tafel is niet te lezen: { $problem }
error-bad-message = Dit is geen bericht van een tafel: { $problem }
error-command-id-used = Het kenmerk { $id } heb je al voor een andere opdracht gebruikt; geef elke opdracht een eigen kenmerk.
error-played-too-much-to-go-back = Na zoveel acties ({ $most }) kan aan deze tafel niets meer worden teruggenomen.
error-done-too-often = Dat heb je aan deze tafel al { $most } keer gedaan; vaker kan niet.
error-message-too-long = Een bericht aan een tafel heeft hoogstens { $most } tekens.
error-too-often =
    { $seconds ->
        [one] Dat was te veel tegelijk; wacht { $seconds } seconde.
       *[other] Dat was te veel tegelijk; wacht { $seconds } seconden.
    }
error-too-many-at-once = { $most ->
    [one] Vanuit je netwerk is al { $most } verbinding open; sluit die eerst.
   *[other] Vanuit je netwerk zijn al { $most } verbindingen open; sluit er een die je niet nodig hebt.
}
error-questions-waiting = Je eerdere vragen worden nog beantwoord; wacht eerst op die antwoorden.
error-server-busy = De server heeft het nu te druk; probeer het zo nog eens.
error-bad-ids = De kenmerken van client en opdracht hebben 1 t/m { $most } tekens.
error-setting-wrong = De instelling { $setting } kan niet { $given } zijn.
error-setting-unknown = De instelling { $setting } bestaat niet; mogelijk: { $possible }.
error-mail-without-sender = E-mails hebben een afzender nodig: zet ‘mail_from’ op een e-mailadres.
error-database-address = Het adres van een database begint met sqlite:/// of postgresql://.
error-database-without-tables = Op dit adres is geen database van een server.
error-database-of-other-version = De database komt van een andere versie; start de server één keer, dan wordt die bijgewerkt.
error-backup-there-already = Het bestand { $path } bestaat al.
error-backup-not-written = { $path } kan niet worden geschreven: { $fault }.
error-backup-not-complete = De reservekopie kon niet volledig worden gekopieerd.
error-backup-not-found = Het bestand { $path } bestaat niet.
error-no-backup = { $path } is geen reservekopie van een server.
error-database-not-empty = Een reservekopie wordt in een lege database teruggezet; in deze staan al tafels.
error-tables-broken = { $number ->
    [one] { $number } tafel van de reservekopie volgt niet uit de vermeldingen ervan.
   *[other] { $number } tafels van de reservekopie volgen niet uit hun vermeldingen.
}
error-address-not-free = De server kan niet luisteren op { $host }, poort { $port }: { $fault }.
error-host-unknown = Er is geen computer met de naam { $host }.
error-database-is-none = Het bestand dat als database is opgegeven, is geen database.
error-database-closed = De database kan niet worden geopend: { $problem }
error-page-asset-unknown = De gebouwde pagina’s bevatten { $file }, maar de server kent alleen bestanden van de soorten { $kinds }: bouw ze opnieuw of voeg de soort toe in web/pages.py.
error-database-folder = De map van de database kan niet worden gemaakt: { $fault }.
error-no-such-replay = Hier is geen partij om na te spelen.
error-no-replay-yet = Een partij kan pas worden nagespeeld als die is afgelopen.
error-no-such-moments = Deze momenten zijn er in de partij niet; de delen ervan hebben de nummers 0 t/m { $most }.
error-replay-of-running-game = Dit verslag is van een partij die nog loopt; naspelen kan pas als die is afgelopen.
error-replay-too-long = Een partijverslag heeft hier hoogstens { $most } tekens.
error-replay-of-other-game = Een tafel die een nagespeelde partij voortzet, heeft hetzelfde spel en dezelfde modules, varianten en stoelen.
error-replay-no-such-moment = Dit moment is er in de partij niet; het laatste is { $most }.
error-replay-nobody-chooses = Op dit moment hoeft niemand te kiezen, dus vanaf hier kan niemand verderspelen.
error-work-too-long = Dit zou de server meer tijd kosten dan één bezoeker mag gebruiken; er is niets opgeslagen.
error-analyses-busy = Er wachten te veel partijen op hun analyse; probeer het later nog eens.
error-analysis-failed = Deze partij kon niet worden geanalyseerd.
error-too-many-addresses = { $most ->
    [one] Een stoel krijgt op hoogstens één adres bericht.
   *[other] Een stoel krijgt op hoogstens { $most } adressen bericht.
}
error-no-code-expected = Voor dit adres wordt geen code verwacht.
error-wrong-code = Dat is niet de code die is verstuurd.
error-no-mails-here = Deze server verstuurt geen e-mail.
error-no-mail-address = Dat is geen e-mailadres.
error-no-web-address = Dat is geen webadres dat kan worden aangeroepen; het begint met https://.
error-no-subscription = Dat is geen abonnement van een browser.

## Berichten

notice-turn =
    { $others_count ->
        [0] Je bent aan de beurt in { $game }.
       *[other] Je bent aan de beurt in { $game } met { $people }.
    }
    .subject = Jouw beurt: { $game }
notice-code = Je code voor berichten is { $code }. Als je er niet om hebt gevraagd, heeft iemand per ongeluk jouw adres opgegeven; negeer dan deze e-mail.
    .subject = Je code voor berichten
notice-stop = Geen berichten meer
notice-stopped = Je krijgt geen berichten meer.
