# Der Server und seine Tische.

## Fehler

error-table-seats = An einem Tisch für { $seats_count } muss für jeden Platz feststehen, wer dort sitzt, nicht für { $number }.
error-table-pace = Das Tempo eines Tisches ist free, Sekunden für jede Entscheidung wie 60s, Tage wie 2d oder eine Uhr für jeden wie 20m oder 20m+10s.
error-table-leaving = Wer ein Spiel verlässt, wird so ersetzt: { $possible }
error-people-bring-names = Menschen bringen ihren Namen mit, wenn sie sich setzen.
error-left-already = Du hast das Spiel schon verlassen.
error-rematch-made-already = Der Tisch für die Revanche steht schon bereit.
error-too-early-to-replace = Allein kannst du { $seat } nur ersetzen lassen, wenn der Platz verlassen ist oder eine Entscheidung länger als { $seconds } Sekunden dauert.
error-seat-not-yours = Dieser Platz gehört dir nicht.
error-link-needed = Für diesen Tisch brauchst du einen Link.
error-not-watched = Dieser Tisch zeigt das Spiel nur denen, die mitspielen.
error-invitation-needed = Um an diesem Tisch Platz zu nehmen, brauchst du die Einladung.
error-owner-needed = Das kann nur, wer den Tisch eröffnet hat.
error-seat-needed = Das kann nur, wer an diesem Tisch spielt.
error-access-word-needed = Dieser Server fragt nach seinem Zugangswort, bevor ein Tisch eröffnet wird.
error-not-our-page = Das muss von einer Seite dieses Servers kommen.
error-content-not-json = Das muss als JSON gesendet werden, mit dem Content-Type application/json.
error-bad-request = Diese Anfrage wird nicht verstanden: { $problem }
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-method-not-known = Diese Adresse wird nicht auf diese Weise benutzt.
error-body-too-large = Das ist mehr, als der Server auf einmal annimmt.
error-server-failed = Hier hat der Server versagt; an der Anfrage liegt es nicht.
error-no-such-link = Diesen Link gibt es nicht.
error-no-such-seat-here = Diesen Platz gibt es nicht.
error-no-promise-yet = Noch ist nichts versprochen: Das Spiel hat nicht begonnen.
error-no-promise-proved = Nichts ist versprochen: Die Aufzeichnung dieser Partie kann ihr Mischen nicht beweisen.
error-no-record-yet = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
error-table-without-person = An einem Tisch sitzt mindestens ein Mensch.
error-bot-not-seated = Es gibt keinen Bot { $given }; möglich: { $possible }.
error-seat-taken = { $seat } ist besetzt.
error-seat-empty = { $seat } ist nicht besetzt.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-name-taken = So heißt am Tisch schon jemand.
error-name-unclear = Ein Name steht in einem Alphabet, mit sichtbaren Zeichen und höchstens { $most } Zusatzzeichen an einem Buchstaben.
error-name-looks-alike = Dieser Name sieht aus wie ein anderer am Tisch.
error-not-all-ready = Noch nicht alle sind bereit: { $seats }.
error-position-passed = Das galt für Stellung { $wanted }; der Tisch steht bei { $present }.
error-somebody-faster = Jemand war schneller; der Tisch steht jetzt bei { $present }.
error-undo-too-far = Ohne die anderen zu fragen, kannst du { $most } deiner Aktionen zurücknehmen, nicht { $number }.
error-back-too-far = Es wurden { $most } Aktionen gespielt; { $number } lassen sich nicht zurücknehmen.
error-back-without-all = Dem müssen alle zustimmen, und nicht alle sind da: { $seats }.
error-nobody-to-replace = { $seat }: Dort sitzt niemand, den ein Bot vertreten könnte.
error-asked-already = es wird schon etwas gefragt; erst antworten alle darauf
error-another-question = jetzt wird etwas anderes gefragt; sieh es dir an, bevor du antwortest
error-nothing-asked = Gerade wird nichts gefragt.
error-agreed-already = Du hast schon zugestimmt.
error-no-stand-in = Für dich spielt kein Bot.
error-bot-plays-for-you = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
error-bot-there-already = Dort spielt schon ein Bot.
error-saying-form = Gesagtes ist eine Zeile mit höchstens { $most } Zeichen.
error-saying-while-dealing = Während die Karten ausgeteilt werden, wird nicht gesprochen; warte, bis das Spiel beginnt.
error-saying-too-often = Höchstens { $most } Nachrichten in { $seconds } Sekunden; warte einen Moment.
error-hints-not-wanted = an diesem Tisch gibt es keine Hinweise
error-hint-without-choice = du hast gerade nichts zu entscheiden, also gibt es keinen Hinweis
error-hint-too-often = höchstens { $most } Hinweise in { $seconds } Sekunden; warte einen Moment
error-hint-failed = diesmal wurde kein Hinweis gefunden; bitte versuche es noch einmal
error-table-phase =
    { $phase ->
        [gathering] Das geht noch nicht: Die Partie hat nicht begonnen.
        [dealing] Das geht gerade nicht: Die Karten werden ausgeteilt.
        [playing] Das geht nicht mehr: Die Partie hat begonnen.
       *[over] Das geht nicht mehr: Die Partie ist vorbei.
    }
error-table-of-other-rules = Dieser Tisch wurde unter Version { $given } der Regeln gegeben und kann unter Version { $rules } nicht weitergehen; ein Server jener Version kann ihn zu Ende führen.
error-table-not-to-go-on = Was an diesem Tisch zuletzt gespielt wurde, ist unter Version { $rules } der Regeln nicht möglich; ein Server der vorigen Version kann ihn zu Ende führen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-kept = Der Server kann gerade nichts speichern; bitte versuche es gleich noch einmal.
error-entry-unreadable = Ein Eintrag des Tisches ist nicht lesbar: { $problem }
error-bad-message = Das ist keine Nachricht eines Tisches: { $problem }
error-command-id-used = Die Kennung { $id } hast du schon für einen anderen Befehl benutzt; gib jedem Befehl eine eigene.
error-played-too-much-to-go-back = An diesem Tisch wurden { $most } Aktionen gespielt; zurücknehmen lässt sich keine mehr.
error-done-too-often = das hast du an diesem Tisch schon { $most }-mal gemacht, öfter ist nicht möglich
error-message-too-long = eine Nachricht an einen Tisch hat höchstens { $most } Zeichen
error-too-often =
    { $seconds ->
        [one] das war zu viel auf einmal; bitte eine Sekunde warten
       *[other] das war zu viel auf einmal; bitte { $seconds } Sekunden warten
    }
error-too-many-at-once = aus deinem Netz sind schon { $most } Verbindungen offen; schließe eine, die nicht gebraucht wird
error-questions-waiting = Deine früheren Fragen werden noch beantwortet; warte erst auf diese Antworten.
error-server-busy = Der Server hat gerade zu viel zu tun; bitte versuche es gleich noch einmal.
error-bad-ids = Die Kennungen von Client und Befehl haben 1 bis { $most } Zeichen.
error-setting-wrong = Die Einstellung { $setting } kann nicht { $given } sein.
error-setting-unknown = Die Einstellung { $setting } ist eine von { $possible }.
error-mail-without-sender = E-Mails brauchen einen Absender: Setze „mail_from“ auf eine E-Mail-Adresse.
error-database-address = Die Adresse einer Datenbank beginnt mit sqlite:/// oder postgresql://.
error-database-without-tables = An dieser Adresse ist keine Datenbank eines Servers.
error-database-of-other-version = Die Datenbank stammt von einer anderen Version; starte den Server einmal, dann wird sie umgestellt.
error-backup-there-already = Die Datei { $path } gibt es schon.
error-backup-not-written = { $path } lässt sich nicht schreiben: { $fault }
error-backup-not-complete = Die Sicherung ließ sich nicht vollständig kopieren.
error-backup-not-found = Die Datei { $path } gibt es nicht.
error-no-backup = { $path } ist keine Sicherung eines Servers.
error-database-not-empty = Eine Sicherung wird in eine leere Datenbank zurückgeholt; in dieser gibt es schon Tische.
error-tables-broken = { $number } Tische der Sicherung folgen nicht aus ihren Einträgen.
error-database-closed = Die Datenbank lässt sich nicht öffnen: { $problem }
error-page-asset-unknown = Die gebauten Seiten enthalten { $file }, der Server kennt aber nur Dateien der Arten { $kinds }: Baue sie neu oder ergänze die Art in web/pages.py
error-database-folder = Der Ordner der Datenbank lässt sich nicht anlegen: { $fault }
error-no-such-replay = Diese Wiederholung gibt es nicht.
error-no-replay-yet = nachspielen lässt sich eine Partie, wenn sie zu Ende ist
error-no-such-moments = solche Momente hat die Partie nicht; ihre Teile haben die Nummern 0 bis { $most }
error-replay-of-running-game = Eine Wiederholung gibt es nach dem Ende der Partie; diese Aufzeichnung ist von einer, die noch läuft.
error-replay-too-long = Eine Aufzeichnung hat hier höchstens { $most } Zeichen.
error-replay-of-other-game = ein Tisch, der eine Wiedergabe fortsetzt, hat deren Spiel, Module, Optionen und Zahl der Plätze
error-replay-no-such-moment = die Partie hat keinen solchen Moment; ihr letzter ist { $most }
error-replay-nobody-chooses = in diesem Moment hat niemand zu entscheiden, also kann niemand von hier weiterspielen
error-work-too-long = Daran würde der Server länger arbeiten, als er für einen Besuch darf; nichts wurde aufgehoben.
error-analyses-busy = zu viele Partien warten auf ihre Analyse; bitte versuche es später noch einmal
error-analysis-failed = diese Partie konnte nicht analysiert werden
error-lesson-too-long = Die erste Partie ist spätestens nach { $most } Aktionen zu Ende.
error-too-many-addresses = Ein Platz wird an höchstens { $most } Adressen benachrichtigt.
error-no-code-expected = Für diese Adresse wird kein Code erwartet.
error-wrong-code = Das ist nicht der Code, der geschickt wurde.
error-no-mails-here = Dieser Server verschickt keine E-Mails.
error-no-mail-address = Das ist keine E-Mail-Adresse.
error-no-web-address = Das ist keine Webadresse, die sich aufrufen lässt; sie beginnt mit https://.
error-no-subscription = Das ist kein Abonnement eines Browsers.

## Benachrichtigungen

notice-turn =
    { $others_count ->
        [0] Du bist am Zug: { $game }.
       *[other] Du bist am Zug: { $game } mit { $people }.
    }
    .subject = Du bist am Zug: { $game }
notice-code = Dein Code für Benachrichtigungen lautet { $code }. Wenn du ihn nicht angefordert hast, hat jemand versehentlich deine Adresse angegeben; dann beachte diese E-Mail nicht.
    .subject = Dein Code für Benachrichtigungen
notice-stop = Keine Benachrichtigungen mehr
notice-stopped = Du bekommst keine Benachrichtigungen mehr.
