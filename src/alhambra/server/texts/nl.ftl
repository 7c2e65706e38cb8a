# De server en zijn tafels.

## Fouten

error-table-seats = Aan een tafel voor { $seats_count } moet van elke plaats bekend zijn wie er zit, niet van { $number }.
error-table-pace = Het tempo van een tafel is free, seconden per beurt zoals 60s, of dagen zoals 2d.
error-table-without-person = Aan een tafel zit minstens één mens.
error-bot-not-seated = Er is geen bot { $given }; mogelijk: { $possible }.
error-seat-taken = { $seat } is bezet.
error-seat-empty = { $seat } is niet bezet.
error-name-too-long = Een naam heeft hoogstens { $most } tekens.
error-name-taken = Iemand anders aan tafel heet al zo.
error-not-all-ready = Nog niet iedereen is klaar: { $seats }.
error-position-passed = Dit gold voor stelling { $wanted }; de tafel is bij { $present }.
error-somebody-faster = Iemand was sneller; de tafel is nu bij { $present }.
error-undo-too-far = Zonder de anderen te vragen kun je { $most } van je acties terugnemen, niet { $number }.
error-back-too-far = Er zijn { $most } acties gespeeld; { $number } kun je er niet terugnemen.
error-nobody-to-replace = { $seat }: daar zit niemand die een bot kan vervangen.
error-nothing-asked = Er wordt nu niets gevraagd.
error-agreed-already = Je hebt al ingestemd.
error-no-stand-in = Er speelt geen bot voor jou.
error-bot-there-already = Daar speelt al een bot.
error-saying-form = Wat je zegt is één regel van hoogstens { $most } tekens.
error-table-phase =
    { $phase ->
        [gathering] Dat kan nog niet: de partij is nog niet begonnen.
        [dealing] Dat kan nu niet: de kaarten worden gedeeld.
        [playing] Dat kan niet meer: de partij is begonnen.
       *[over] Dat kan niet meer: de partij is voorbij.
    }
error-no-such-table = Deze tafel bestaat niet.
error-not-kept = De zet kon niet worden bewaard en telt niet; probeer het nog eens.
error-entry-unreadable = Een regel van de tafel is niet te lezen: { $problem }
error-bad-message = Dit is geen bericht van een tafel: { $problem }
error-bad-ids = De kenmerken van client en opdracht hebben 1 tot { $most } tekens.
error-database-address = Het adres van een databank begint met sqlite:/// of postgresql://.
error-database-closed = De databank kan niet worden geopend: { $problem }
error-database-folder = De map van de databank kan niet worden gemaakt: { $fault }
error-no-such-replay = Deze herhaling bestaat niet.
error-replay-of-running-game = Een herhaling is er na het einde van de partij; dit partijverslag is van een partij die nog loopt.
error-replay-too-long = Een partijverslag heeft hier hoogstens { $most } tekens.
