# Der Server und seine Tische.

## Fehler

error-table-seats = An einem Tisch für { $seats_count } muss für jeden Platz feststehen, wer dort sitzt, nicht für { $number }.
error-table-pace = Das Tempo eines Tisches ist free, Sekunden je Zug wie 60s oder Tage wie 2d.
error-table-without-person = An einem Tisch sitzt mindestens ein Mensch.
error-bot-not-seated = Es gibt keinen Bot { $given }; möglich: { $possible }.
error-seat-taken = { $seat } ist besetzt.
error-seat-empty = { $seat } ist nicht besetzt.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-name-taken = So heißt am Tisch schon jemand.
error-not-all-ready = Noch nicht alle sind bereit: { $seats }.
error-position-passed = Das galt für Stellung { $wanted }; der Tisch steht bei { $present }.
error-somebody-faster = Jemand war schneller; der Tisch steht jetzt bei { $present }.
error-undo-too-far = Ohne die anderen zu fragen, kannst du { $most } deiner Aktionen zurücknehmen, nicht { $number }.
error-back-too-far = Es wurden { $most } Aktionen gespielt; { $number } lassen sich nicht zurücknehmen.
error-nobody-to-replace = { $seat }: Dort sitzt niemand, den ein Bot vertreten könnte.
error-nothing-asked = Gerade wird nichts gefragt.
error-agreed-already = Du hast schon zugestimmt.
error-no-stand-in = Für dich spielt kein Bot.
error-bot-there-already = Dort spielt schon ein Bot.
error-saying-form = Gesagtes ist eine Zeile mit höchstens { $most } Zeichen.
error-table-phase =
    { $phase ->
        [gathering] Das geht noch nicht: Die Partie hat nicht begonnen.
        [dealing] Das geht gerade nicht: Die Karten werden ausgeteilt.
        [playing] Das geht nicht mehr: Die Partie hat begonnen.
       *[over] Das geht nicht mehr: Die Partie ist vorbei.
    }
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-kept = Der Zug konnte nicht gespeichert werden und gilt nicht; bitte versuche es noch einmal.
error-entry-unreadable = Ein Eintrag des Tisches ist nicht lesbar: { $problem }
error-bad-message = Das ist keine Nachricht eines Tisches: { $problem }
error-bad-ids = Die Kennungen von Client und Befehl haben 1 bis { $most } Zeichen.
error-database-address = Die Adresse einer Datenbank beginnt mit sqlite:/// oder postgresql://.
error-database-closed = Die Datenbank lässt sich nicht öffnen: { $problem }
error-database-folder = Der Ordner der Datenbank lässt sich nicht anlegen: { $fault }
error-no-such-replay = Diese Wiederholung gibt es nicht.
error-replay-of-running-game = Eine Wiederholung gibt es nach dem Ende der Partie; diese Aufzeichnung ist von einer, die noch läuft.
error-replay-too-long = Eine Aufzeichnung hat hier höchstens { $most } Zeichen.
