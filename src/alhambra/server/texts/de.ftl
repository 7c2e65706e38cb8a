# Der Server und seine Tische.

## Fehler

error-table-seats = An einem Tisch für { $seats_count } muss für jeden Sitz angegeben sein, wer dort sitzt; angegeben ist es für { $number }.
error-table-pace = Das Tempo eines Tisches ist „free“, eine Zeit je Entscheidung (60s für Sekunden, 2d für Tage) oder eine Uhr pro Person (20m oder 20m+10s).
error-table-leaving = Wer eine Partie verlässt, wird so ersetzt: { $possible }.
error-people-bring-names = Wer Platz nimmt, bringt den eigenen Namen mit.
error-left-already = Du hast die Partie schon verlassen.
error-rematch-made-already = Der Tisch für die Revanche steht schon bereit.
error-too-early-to-replace = { $seconds ->
    [one] Allein kannst du { $seat } nur ersetzen lassen, wenn der Sitz verlassen ist oder dort eine Entscheidung länger als { $seconds } Sekunde dauert.
   *[other] Allein kannst du { $seat } nur ersetzen lassen, wenn der Sitz verlassen ist oder dort eine Entscheidung länger als { $seconds } Sekunden dauert.
}
error-seat-not-yours = Dieser Sitz gehört dir nicht.
error-link-needed = Für diesen Tisch brauchst du einen Link.
error-not-watched = Dieser Tisch zeigt die Partie nur denen, die mitspielen.
error-invitation-needed = Um an diesem Tisch Platz zu nehmen, brauchst du die Einladung.
error-owner-needed = Das kann nur, wer den Tisch eröffnet hat.
error-seat-needed = Das kann nur, wer an diesem Tisch spielt.
error-access-word-needed = Dieser Server verlangt sein Zugangswort, bevor ein Tisch eröffnet wird.
error-not-our-page = Diese Anfrage muss von einer Seite dieses Servers kommen.
error-content-not-json = Das muss als JSON gesendet werden, mit dem Content-Type application/json.
error-bad-request = Diese Anfrage ist unverständlich: { $problem }
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-method-not-known = Diese Adresse lässt sich so nicht benutzen.
error-body-too-large = Das ist mehr, als der Server auf einmal annimmt.
error-server-failed = Beim Server ist ein Fehler aufgetreten; an deiner Anfrage liegt es nicht.
error-no-such-link = Diesen Link gibt es nicht.
error-no-such-code = Kein Tisch, der noch auf Mitspielende wartet, hat diesen Code.
error-no-such-seat-here = Diesen Sitz gibt es nicht.
error-no-promise-yet = Noch ist nichts versprochen: Die Partie hat nicht begonnen.
error-no-promise-proved = Nichts ist versprochen: Die Aufzeichnung dieser Partie kann nicht beweisen, wie gemischt wurde.
error-no-record-yet = Die Aufzeichnung gibt es erst, wenn die Partie zu Ende ist.
error-table-without-person = Ein Tisch braucht mindestens einen Menschen.
error-bot-not-seated = Es gibt keinen Bot { $given }; möglich: { $possible }.
error-seat-taken = { $seat } ist besetzt.
error-seat-empty = { $seat } ist nicht besetzt.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-name-taken = So heißt am Tisch schon jemand.
error-name-unclear = Ein Name besteht aus sichtbaren Zeichen eines Alphabets, mit höchstens { $most } Zusatzzeichen an einem Buchstaben.
error-name-looks-alike = Dieser Name sieht aus wie ein anderer am Tisch.
error-not-all-ready = Noch nicht alle sind bereit: { $seats }.
error-position-passed = Das galt für Stellung { $wanted }; der Tisch steht bei { $present }.
error-somebody-faster = Jemand war schneller; der Tisch steht jetzt bei { $present }.
error-undo-too-far = Ohne die anderen zu fragen, kannst du nur { $most ->
    [one] { $most } Aktion
   *[other] { $most } Aktionen
} zurücknehmen, nicht { $number }.
error-back-too-far = Gespielt { $most ->
    [one] wurde erst { $most } Aktion
   *[other] wurden erst { $most } Aktionen
}; { $number } lassen sich nicht zurücknehmen.
error-back-without-all = Dem müssen alle zustimmen, und nicht alle sind da: { $seats }.
error-nobody-to-replace = { $seat }: Hier kann für niemanden ein Bot einspringen.
error-asked-already = Es ist schon eine Frage offen; erst müssen alle darauf antworten.
error-another-question = Die Frage ist jetzt eine andere; sieh sie dir an, bevor du antwortest.
error-nothing-asked = Gerade gibt es nichts zu beantworten.
error-agreed-already = Du hast schon zugestimmt.
error-no-stand-in = Für dich spielt kein Bot.
error-bot-plays-for-you = Ein Bot spielt für dich; nimm erst deinen Sitz wieder ein.
error-bot-there-already = Dort spielt schon ein Bot.
error-saying-form = Eine Nachricht ist eine Zeile mit höchstens { $most } Zeichen.
error-saying-while-dealing = Während die Karten gegeben werden, gibt es keinen Chat; warte, bis die Partie beginnt.
error-saying-too-often = Höchstens { $most } Nachrichten in { $seconds } Sekunden; warte einen Moment.
error-hints-not-wanted = An diesem Tisch gibt es keine Tipps.
error-hint-without-choice = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
error-hint-too-often = Höchstens { $most } Tipps in { $seconds } Sekunden; warte einen Moment.
error-hint-failed = Diesmal wurde kein Tipp gefunden; bitte versuche es noch einmal.
error-table-phase =
    { $phase ->
        [gathering] Das geht noch nicht: Die Partie hat nicht begonnen.
        [dealing] Das geht gerade nicht: Die Karten werden gegeben.
        [playing] Das geht nicht mehr: Die Partie hat begonnen.
       *[over] Das geht nicht mehr: Die Partie ist zu Ende.
    }
error-table-of-other-rules = Dieser Tisch begann mit Version { $given } der Regeln und kann mit Version { $rules } nicht weitergehen; zu Ende führen kann ihn ein Server mit der früheren Version.
error-table-not-to-go-on = Was an diesem Tisch zuletzt gespielt wurde, ist mit Version { $rules } der Regeln nicht möglich; zu Ende führen kann ihn ein Server mit der vorigen Version.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-kept = Der Server kann gerade nichts speichern; bitte versuche es gleich noch einmal.
error-entry-unreadable = Ein Eintrag dieses Tisches lässt sich nicht lesen: { $problem }
error-bad-message = Das ist keine gültige Nachricht an einen Tisch: { $problem }
error-command-id-used = Die Kennung { $id } hast du schon für einen anderen Befehl benutzt; gib jedem Befehl eine eigene.
error-played-too-much-to-go-back = Gespielte Aktionen an diesem Tisch: { $most }. Zurücknehmen lässt sich keine mehr.
error-done-too-often = Das hast du an diesem Tisch schon { $most }-mal gemacht; öfter geht es nicht.
error-message-too-long = Eine Nachricht an einen Tisch hat höchstens { $most } Zeichen.
error-too-often =
    { $seconds ->
        [one] Das war zu viel auf einmal; bitte warte { $seconds } Sekunde.
       *[other] Das war zu viel auf einmal; bitte warte { $seconds } Sekunden.
    }
error-too-many-at-once = { $most ->
    [one] Aus deinem Netz ist schon { $most } Verbindung offen; schließe sie zuerst.
   *[other] Aus deinem Netz sind schon { $most } Verbindungen offen; schließe eine, die du nicht brauchst.
}
error-questions-waiting = Deine früheren Fragen werden noch beantwortet; warte erst auf diese Antworten.
error-server-busy = Der Server hat gerade zu viel zu tun; bitte versuche es gleich noch einmal.
error-bad-ids = Die Kennungen von Client und Befehl haben 1 bis { $most } Zeichen.
error-setting-wrong = Die Einstellung { $setting } darf nicht { $given } sein.
error-setting-unknown = Die Einstellung { $setting } gibt es nicht; möglich: { $possible }.
error-mail-without-sender = E-Mails brauchen einen Absender: Setze „mail_from“ auf eine E-Mail-Adresse.
error-database-address = Die Adresse einer Datenbank beginnt mit sqlite:/// oder postgresql://.
error-database-without-tables = Unter dieser Adresse gibt es keine Datenbank eines Servers.
error-database-of-other-version = Die Datenbank stammt von einer anderen Version; starte den Server einmal, dann wird sie aktualisiert.
error-backup-there-already = Die Datei { $path } gibt es schon.
error-backup-not-written = { $path } lässt sich nicht schreiben: { $fault }.
error-backup-not-complete = Die Sicherung ließ sich nicht vollständig kopieren.
error-backup-not-found = Die Datei { $path } gibt es nicht.
error-no-backup = { $path } ist keine Sicherung eines Servers.
error-database-not-empty = Eine Sicherung wird in eine leere Datenbank zurückgeholt; in dieser gibt es schon Tische.
error-tables-broken = { $number ->
    [one] { $number } Tisch der Sicherung passt nicht zu seinen Einträgen.
   *[other] { $number } Tische der Sicherung passen nicht zu ihren Einträgen.
}
error-address-not-free = Der Server kann Port { $port } der Adresse { $host } nicht benutzen: { $fault }.
error-host-unknown = Einen Rechner { $host } gibt es nicht.
error-database-is-none = Die angegebene Datei ist keine Datenbank.
error-database-closed = Die Datenbank lässt sich nicht öffnen: { $problem }
error-page-asset-unknown = Die gebauten Seiten enthalten { $file }, der Server kennt aber nur Dateien der Arten { $kinds }: Baue sie neu oder ergänze die Art in web/pages.py.
error-database-folder = Der Ordner der Datenbank lässt sich nicht anlegen: { $fault }.
error-no-such-replay = Zum Nachspielen gibt es diese Partie nicht.
error-no-replay-yet = Nachspielen lässt sich eine Partie erst, wenn sie zu Ende ist.
error-no-such-moments = Solche Momente hat die Partie nicht; ihre Teile sind von 0 bis { $most } nummeriert.
error-replay-of-running-game = Diese Aufzeichnung ist von einer Partie, die noch läuft; nachspielen lässt sie sich erst, wenn sie zu Ende ist.
error-replay-too-long = Eine Aufzeichnung hat hier höchstens { $most } Zeichen.
error-replay-of-other-game = Ein Tisch, der eine nachgespielte Partie fortsetzt, braucht dasselbe Spiel, dieselben Module und Varianten und ebenso viele Sitze.
error-replay-no-such-moment = Diesen Moment hat die Partie nicht; ihr letzter ist { $most }.
error-replay-nobody-chooses = In diesem Moment hat niemand etwas zu entscheiden, also kann niemand von hier weiterspielen.
error-work-too-long = Daran würde der Server länger rechnen, als er es für eine Person darf; nichts wurde gespeichert.
error-analyses-busy = Zu viele Partien warten auf ihre Analyse; bitte versuche es später noch einmal.
error-analysis-failed = Diese Partie konnte nicht analysiert werden.
error-too-many-addresses = { $most ->
    [one] Benachrichtigungen für einen Sitz gehen nur an eine Adresse.
   *[other] Benachrichtigungen für einen Sitz gehen an höchstens { $most } Adressen.
}
error-no-code-expected = Für diese Adresse wird kein Code erwartet.
error-wrong-code = Das ist nicht der Code, der geschickt wurde.
error-no-mails-here = Dieser Server verschickt keine E-Mails.
error-no-mail-address = Das ist keine E-Mail-Adresse.
error-no-web-address = Das ist keine Webadresse, die sich aufrufen lässt; sie muss mit https:// beginnen.
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
