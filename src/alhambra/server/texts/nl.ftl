# De server en zijn tafels.

## Fouten

error-table-seats = Aan een tafel voor { $seats_count } moet van elke plaats bekend zijn wie er zit, niet van { $number }.
error-table-pace = Het tempo van een tafel is free, seconden per keuze zoals 60s, dagen zoals 2d, of een klok voor elke speler zoals 20m of 20m+10s.
error-table-leaving = Wie een spel verlaat, wordt zo vervangen: { $possible }
error-people-bring-names = Mensen brengen hun naam mee als ze gaan zitten.
error-left-already = Je hebt het spel al verlaten.
error-rematch-made-already = De tafel voor de revanche staat al klaar.
error-too-early-to-replace = Alleen kun je { $seat } pas laten vervangen als de speler is vertrokken of langer dan { $seconds } seconden over een keuze doet.
error-seat-not-yours = Deze plaats is niet van jou.
error-link-needed = Voor deze tafel heb je een link nodig.
error-not-watched = Deze tafel toont het spel alleen aan de spelers.
error-invitation-needed = Om aan deze tafel te gaan zitten heb je de uitnodiging nodig.
error-owner-needed = Dat kan alleen wie de tafel heeft gemaakt.
error-seat-needed = Dat kan alleen wie aan deze tafel speelt.
error-access-word-needed = Deze server vraagt om zijn toegangswoord voordat er een tafel wordt gemaakt.
error-not-our-page = Dit moet van een pagina van deze server komen.
error-content-not-json = Dit moet als JSON worden verstuurd, met het Content-Type application/json.
error-bad-request = Dit verzoek wordt niet begrepen: { $problem }
error-no-such-address = Op dit adres is er niets.
error-method-not-known = Dit adres wordt niet op deze manier gebruikt.
error-body-too-large = Dat is meer dan de server in één keer aanneemt.
error-server-failed = Hier heeft de server gefaald; aan het verzoek ligt het niet.
error-no-such-link = Deze link bestaat niet.
error-no-such-seat-here = Deze plaats bestaat niet.
error-no-promise-yet = Er is nog niets beloofd: het spel is niet begonnen.
error-no-promise-proved = Er is niets beloofd: het partijverslag van deze partij kan het schudden niet bewijzen.
error-no-record-yet = Het verslag is er als het spel voorbij is.
error-table-without-person = Aan een tafel zit minstens één mens.
error-bot-not-seated = Er is geen bot { $given }; mogelijk: { $possible }.
error-seat-taken = { $seat } is bezet.
error-seat-empty = { $seat } is niet bezet.
error-name-too-long = Een naam heeft hoogstens { $most } tekens.
error-name-taken = Iemand anders aan tafel heet al zo.
error-name-unclear = Een naam staat in één alfabet, met zichtbare tekens en hoogstens { $most } extra tekens bij een letter.
error-name-looks-alike = Deze naam lijkt op een andere aan de tafel.
error-not-all-ready = Nog niet iedereen is klaar: { $seats }.
error-position-passed = Dit gold voor stelling { $wanted }; de tafel is bij { $present }.
error-somebody-faster = Iemand was sneller; de tafel is nu bij { $present }.
error-undo-too-far = Zonder de anderen te vragen kun je { $most } van je acties terugnemen, niet { $number }.
error-back-too-far = Er zijn { $most } acties gespeeld; { $number } kun je er niet terugnemen.
error-back-without-all = Iedereen moet hiermee instemmen, en niet iedereen is er: { $seats }.
error-nobody-to-replace = { $seat }: daar zit niemand die een bot kan vervangen.
error-asked-already = er wordt al iets gevraagd; eerst antwoordt iedereen daarop
error-another-question = er wordt nu iets anders gevraagd; bekijk het voordat je antwoordt
error-nothing-asked = Er wordt nu niets gevraagd.
error-agreed-already = Je hebt al ingestemd.
error-no-stand-in = Er speelt geen bot voor jou.
error-bot-plays-for-you = Een bot speelt voor je; neem eerst je plaats weer in.
error-bot-there-already = Daar speelt al een bot.
error-saying-form = Wat je zegt is één regel van hoogstens { $most } tekens.
error-saying-while-dealing = Tijdens het delen wordt er niet gepraat; wacht tot het spel begint.
error-saying-too-often = Hoogstens { $most } berichten in { $seconds } seconden; wacht even.
error-hints-not-wanted = aan deze tafel zijn er geen hints
error-hint-without-choice = je hoeft nu niets te kiezen, dus er is geen hint
error-hint-too-often = hoogstens { $most } hints in { $seconds } seconden; wacht even
error-hint-failed = deze keer werd geen hint gevonden; probeer het nog eens
error-table-phase =
    { $phase ->
        [gathering] Dat kan nog niet: de partij is nog niet begonnen.
        [dealing] Dat kan nu niet: de kaarten worden gedeeld.
        [playing] Dat kan niet meer: de partij is begonnen.
       *[over] Dat kan niet meer: de partij is voorbij.
    }
error-table-of-other-rules = Deze tafel is gedeeld onder versie { $given } van de regels en kan onder versie { $rules } niet verder; een server van die versie kan haar afmaken.
error-table-not-to-go-on = Wat aan deze tafel het laatst is gespeeld, is onder versie { $rules } van de regels niet mogelijk; een server van de vorige versie kan haar afmaken.
error-no-such-table = Deze tafel bestaat niet.
error-not-kept = De server kan nu even niets bewaren; probeer het zo nog eens.
error-entry-unreadable = Een regel van de tafel is niet te lezen: { $problem }
error-bad-message = Dit is geen bericht van een tafel: { $problem }
error-command-id-used = De id { $id } heb je al voor een andere opdracht gebruikt; geef elke opdracht een eigen id.
error-played-too-much-to-go-back = Aan deze tafel zijn { $most } acties gespeeld; er kan er geen meer worden teruggenomen.
error-done-too-often = dat heb je aan deze tafel al { $most } keer gedaan, vaker is niet mogelijk
error-message-too-long = een bericht aan een tafel heeft hoogstens { $most } tekens
error-too-often =
    { $seconds ->
        [one] dat was te veel tegelijk; wacht een seconde
       *[other] dat was te veel tegelijk; wacht { $seconds } seconden
    }
error-too-many-at-once = vanuit je netwerk zijn al { $most } verbindingen open; sluit er een die niet nodig is
error-questions-waiting = Je eerdere vragen worden nog beantwoord; wacht eerst op die antwoorden.
error-server-busy = De server heeft het nu te druk; probeer het zo nog eens.
error-bad-ids = De kenmerken van client en opdracht hebben 1 tot { $most } tekens.
error-setting-wrong = De instelling { $setting } kan niet { $given } zijn.
error-setting-unknown = De instelling { $setting } is een van { $possible }.
error-mail-without-sender = E-mails hebben een afzender nodig: zet ‘mail_from’ op een e-mailadres.
error-database-address = Het adres van een databank begint met sqlite:/// of postgresql://.
error-database-without-tables = Op dit adres is geen database van een server.
error-database-of-other-version = De database komt van een andere versie; start de server een keer, dan wordt zij bijgewerkt.
error-backup-there-already = Het bestand { $path } bestaat al.
error-backup-not-written = { $path } kan niet worden geschreven: { $fault }
error-backup-not-complete = De reservekopie kon niet volledig worden gekopieerd.
error-backup-not-found = Het bestand { $path } bestaat niet.
error-no-backup = { $path } is geen reservekopie van een server.
error-database-not-empty = Een reservekopie wordt in een lege database teruggezet; in deze staan al tafels.
error-tables-broken = { $number } tafels van de reservekopie volgen niet uit hun regels.
error-database-closed = De databank kan niet worden geopend: { $problem }
error-page-asset-unknown = De gebouwde pagina’s bevatten { $file }, maar de server kent alleen bestanden van de soorten { $kinds }: bouw ze opnieuw of voeg de soort toe in web/pages.py
error-database-folder = De map van de databank kan niet worden gemaakt: { $fault }
error-no-such-replay = Deze herhaling bestaat niet.
error-no-replay-yet = een partij kan worden nagespeeld als ze voorbij is
error-no-such-moments = zulke momenten heeft de partij niet; haar delen hebben de nummers 0 tot en met { $most }
error-replay-of-running-game = Een herhaling is er na het einde van de partij; dit partijverslag is van een partij die nog loopt.
error-replay-too-long = Een partijverslag heeft hier hoogstens { $most } tekens.
error-replay-of-other-game = een tafel die een herhaling voortzet heeft haar spel, modules, opties en aantal plaatsen
error-replay-no-such-moment = het spel heeft zo'n moment niet; het laatste is { $most }
error-replay-nobody-chooses = op dit moment hoeft niemand te kiezen, dus niemand kan van hier verder spelen
error-work-too-long = Hieraan zou de server langer werken dan hij voor één bezoek mag; er is niets bewaard.
error-analyses-busy = er wachten te veel spellen op een analyse; probeer het later nog eens
error-analysis-failed = dit spel kon niet worden geanalyseerd
error-lesson-too-long = De eerste partij is na hoogstens { $most } acties voorbij.
error-too-many-addresses = Een plaats krijgt op hoogstens { $most } adressen bericht.
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
