# Das Spielprotokoll: was in jedem Spiel abgelehnt wird, Zusammenstellungen, Aktionen, Aufzeichnungen und Mischen.

## Ereignisse

event-start-seat = { $seat } beginnt.
    .you = Du beginnst.
event-next-decision = Stellung { $at }.
event-game-over =
    { $winners_count ->
        [1] Die Partie ist zu Ende. { $winners } hat gewonnen.
       *[other] Die Partie ist zu Ende. { $winners } haben gewonnen.
    }
    .you =
    { $winners_count ->
        [1] Die Partie ist zu Ende. Du hast gewonnen.
       *[other] Die Partie ist zu Ende. Gewonnen habt ihr: { $winners }.
    }
    .nobody =
    { $points ->
        [one] Die Partie ist mit { $points } Punkt zu Ende.
       *[other] Die Partie ist mit { $points } Punkten zu Ende.
    }

## Ablehnungen

refusal-not-an-action = Das ist keine Aktion dieses Spiels.
refusal-chance-decides = Jetzt entscheidet der Zufall, niemand am Tisch.
refusal-another-seat-decides = Jetzt entscheidet { $seat }, nicht { $asking_seat }.
refusal-another-position = Das gilt für Stellung { $given }, aber die Partie ist bei Stellung { $number }.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-chance-open = Gerade hat der Zufall nichts zu entscheiden.
refusal-outcome-impossible = { $given } kann jetzt nicht herauskommen; möglich: { $possible }.

## Fehler

error-no-such-seat = In dieser Partie gibt es keinen Sitz { $given }, nur { $possible }.
error-imagined-game-has-no-record = Von einer nur vorgestellten Partie gibt es keine Aufzeichnung, weil ihre Vergangenheit nicht aus ihrem Startwert stammt.
error-seed-is-none = Ein Startwert ist ein Text oder eine ganze Zahl mit höchstens { $most } Bit.
error-no-number-below = Von 0 an gezählt gibt es keine Zahl unter { $limit }.
error-config-needs-game-and-seats = Eine Zusammenstellung braucht den Namen eines Spiels und eine Anzahl von Sitzen.
error-config-is-none = Eine Zusammenstellung ist ein JSON-Objekt mit „game“, „seats“, „modules“ und „options“.
error-config-names = Das Feld „{ $field }“ einer Zusammenstellung ist eine Liste von Namen.
error-seats-out-of-range = { $clause }: { $game } ist für { $least } bis { $most } Personen, nicht für { $number }.
error-module-impossible = { $clause }: { $game } wird nicht mit dem Modul { $given } gespielt; möglich: { $possible }.
error-game-without-modules = { $clause }: { $game } wird nicht mit dem Modul { $given } gespielt; es hat keine Module.
error-option-impossible = { $clause }: { $game } wird nicht mit der Variante { $given } gespielt; möglich: { $possible }.
error-game-without-options = { $clause }: { $game } wird nicht mit der Variante { $given } gespielt; es hat keine Varianten.
error-player-name-is-none = Ein Name ist ein Text in einer Zeile ohne Leerzeichen davor und danach.
error-player-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-player-kind-is-none = Das Feld „kind“ eines Sitzes ist ein einzelnes Wort, zum Beispiel „person“ oder „greedy“.
error-player-is-none = Zu jedem Sitz gehört ein JSON-Objekt mit „name“ und „kind“.
error-player-needs-texts = Die Felder „name“ und „kind“ eines Sitzes sind Texte.
error-players-are-a-list = Die Mitspielenden sind eine Liste mit einem Eintrag für jeden Sitz.
error-players-do-not-fit-seats =
    { $number ->
        [one] { $number } Sitz braucht eine Person oder einen Bot, nicht { $found }.
       *[other] { $number } Sitze brauchen ebenso viele Mitspielende, nicht { $found }.
    }
error-action-is-one-line = Eine Aktion ist eine Zeile mit höchstens { $most } einfachen Zeichen.
error-action-is-empty = Eine leere Zeile nennt keine Aktion.
error-action-has-another-form = { $given } hat nicht die Form „{ $expected }“.
error-action-without-kind = Eine Aktion ist ein JSON-Objekt mit einem Feld „kind“.
error-action-with-other-fields = Eine Aktion „{ $kind }“ hat die Felder { $names }.
error-no-such-action = Eine Aktion { $given } gibt es in diesem Spiel nicht; möglich: { $possible }.
error-question-too-broad = Aus einer unvollständigen Aktion können höchstens { $most } Aktionen werden, aus dieser aber { $number }: Wähle noch eines ihrer Felder.
error-value-of-another-form =
    { $form ->
        [name] { $given } ist kein Name.
        [names] { $given } ist keine Liste von Namen.
        [number] { $given } ist keine Zahl.
       *[cell] { $given } ist kein Bauplatz.
    }
error-cell-out-of-reach = Der Bauplatz { $cell } ist für jede Alhambra zu weit weg.
error-json-too-long = Der Text ist länger als { $most } Zeichen.
error-json-too-deep = Der Text ist zu tief verschachtelt.
error-json-is-none = In Zeile { $line }, Spalte { $column } bricht der Text ab oder wird fehlerhaft.
error-json-field-twice = Das Feld { $field } kommt in einem Objekt zweimal vor.
error-json-long-number = Eine Zahl hat zu viele Ziffern.
error-json-constant = { $given } ist keine Zahl.
error-json-not-unicode = Ein Text darin ist kein gültiges Unicode.

## Fehler in Aufzeichnungen

error-record-without-format = Das ist nicht die Aufzeichnung einer Partie: Das Format fehlt.
error-record-with-wrong-fields = Die Aufzeichnung hat nicht die richtigen Felder; fehlend oder unbekannt: { $wrong }.
error-record-with-wrong-headers = Die Aufzeichnung hat nicht die richtigen Kopfzeilen; fehlend oder unbekannt: { $wrong }. Ist sie abgeschnitten?
error-record-with-other-entries = { $announced ->
    [one] Die Aufzeichnung kündigt { $announced } Eintrag an, enthält aber { $found }. Ist sie abgeschnitten?
   *[other] Die Aufzeichnung kündigt { $announced } Einträge an, enthält aber { $found }. Ist sie abgeschnitten?
}
error-record-does-not-fit-together = Die Aufzeichnung widerspricht sich: { $error }
error-record-seal-does-not-fit = Das Siegel passt nicht zur Aufzeichnung: Sie wurde nachträglich geändert.
error-record-too-long = Eine Aufzeichnung ist ein Text mit höchstens { $most } Zeichen.
error-record-is-no-json = Die Aufzeichnung ist kein gültiges JSON. Ist sie abgeschnitten? { $error }
error-record-without-chance = Die Aufzeichnung sagt nicht, woher ihr Zufall kam: „joint“, „study“ oder „open“ mit den zugehörigen Teilen.
error-record-contributions-are-a-list = Die Beiträge einer Aufzeichnung sind eine Liste mit einem Beitrag für jeden Sitz.
error-record-line-too-long = Zeile { $line }: Die Zeile ist länger als jeder Eintrag oder enthält Zeichen, die in keiner Aufzeichnung stehen.
error-record-entry-out-of-order = Zeile { $line }: Hier steht Eintrag { $found } statt Eintrag { $expected }.
error-record-line-is-none = Zeile { $line }: { $given } ist weder eine neue Kopfzeile noch ein Eintrag.
error-record-header-holds-numbers = Die Kopfzeile „{ $header }“ einer Aufzeichnung enthält Zahlen, nicht { $given }.
error-record-without-game = Die Aufzeichnung sagt nicht, was gespielt wurde: { $error }
error-record-field-is-a-line = Das Feld „{ $field }“ einer Aufzeichnung ist ein Text in einer Zeile.
error-record-field-is-lines = Das Feld „{ $field }“ einer Aufzeichnung ist eine Liste von Zeilen.
error-record-field-is-a-hash = Das Feld „{ $field }“ einer Aufzeichnung besteht aus 64 hexadezimalen Ziffern.
error-record-opened-at = Das Feld „opened_at“ einer Aufzeichnung ist eine Anzahl von Einträgen oder „null“.
error-record-with-wrong-final-promise = Das endgültige Versprechen einer Aufzeichnung ist ein Hash über das Versprechen, die Festlegungen und die Angabe, wer welchen Beitrag gezogen hat.
error-record-result = Das Ergebnis einer Aufzeichnung ist eine Liste von Punkten.

## Fehler beim gemeinsamen Mischen

error-dealing-needs-texts = Die Teile einer Eröffnung und eines Beitrags sind Texte.
error-game-id-is-none = Die Kennung einer Partie besteht aus bis zu 64 Buchstaben, Ziffern, _ und -.
error-dealing-without-players = Für einen gemeinsamen Startwert muss bekannt sein, wer wo sitzt.
error-opening-is-none = Eine Eröffnung ist ein JSON-Objekt mit „id“, „rules“, „config“, „components“ und „players“.
error-contribution-is-none = Ein Beitrag ist ein Text in einer Zeile mit höchstens { $most } Zeichen.
error-contribution-nonce = Der zufällige Teil eines Beitrags besteht aus 64 hexadezimalen Ziffern.
error-contribution-fields = Ein Beitrag ist ein JSON-Objekt mit „text“ und „nonce“.
error-secret-not-promised = Das Geheimnis ist nicht das, das für diese Partie versprochen wurde.
error-secret-is-none = Das Geheimnis des Gebers besteht aus 64 hexadezimalen Ziffern.
error-dealing-does-not-fit-seats =
    { $number ->
        [one] Ein gemeinsamer Startwert für { $number } Sitz hat eine Festlegung und einen Beitrag und sagt, wer ihn gezogen hat.
       *[other] Ein gemeinsamer Startwert für { $number } Sitze hat ebenso viele Festlegungen und Beiträge und sagt für jeden Beitrag, wer ihn gezogen hat.
    }
error-dealing-drawn-by-nobody = Jeden Beitrag hat entweder „player“ oder „dealer“ gezogen.
error-commitment-is-none = Eine Festlegung besteht aus 64 hexadezimalen Ziffern.
error-contribution-not-committed = Der Beitrag von { $seat } ist nicht der, der vorher festgelegt wurde.
error-committed-already = Für { $seat } ist der Beitrag schon festgelegt.
error-contribution-shown-already = Für { $seat } liegt der Beitrag schon offen.
error-commitments-missing =
    { $number ->
        [one] Beiträge werden gezeigt, wenn sich alle festgelegt haben: { $seats } fehlt noch.
       *[other] Beiträge werden gezeigt, wenn sich alle festgelegt haben: { $seats } fehlen noch.
    }
error-contributions-missing =
    { $number ->
        [one] Ein gemeinsamer Startwert braucht die Beiträge aller Sitze: { $seats } fehlt noch.
       *[other] Ein gemeinsamer Startwert braucht die Beiträge aller Sitze: { $seats } fehlen noch.
    }
error-no-such-seat-in-dealing = Diesen Sitz gibt es hier nicht, nur 0 bis { $last }.
error-dealing-broken-off = Dieses Mischen wurde abgebrochen; beginne ein neues.

## Positions

error-position-value-unknown =
    { $sort ->
        [clue] { $given } ist kein Hinweis in dieser Partie.
       *[step] { $given } kann in dieser Partie nicht anstehen.
    }
error-position-value-has-another-form = { $given } hat nicht die Form „{ $expected }“.
error-position-field-is-none = { $given } ist kein Wert für { $field }.
error-position-of-seat-without-chance = Was ein Sitz von einer Stellung weiß, sagt nicht, wie der Zufall weitergeht.
error-position-fits-nothing = Nichts passt zu allem, was der Sitz in dieser Stellung weiß.
error-position-without-offers = { $seat } entscheidet in dieser Stellung, hat aber nichts zu wählen.
error-position-is-a-text = Eine Stellung ist ein Text von höchstens { $most } Zeichen in { $most_lines } Zeilen.
error-position-begins-with = Eine Stellung beginnt mit den Wörtern „{ $given }“.
error-position-line-is-none = Zeile { $line }: { $given } hat nicht die Form „name: was da ist“.
error-position-line-twice = Zeile { $line }: „{ $name }“ kommt zweimal vor.
error-position-line = Zeile { $line }, „{ $name }“: { $reason }
error-position-left-out = „{ $name }“ fehlt: { $reason }
phrase-position-line-unknown = In einer Stellung gibt es keine Zeile dieses Namens.
phrase-position-one-word = Das muss ein einziges Wort sein.
phrase-position-no-number = { $given } ist keine Zahl von 0 bis { $most }.
phrase-position-so-many-numbers = So viele Zahlen müssen es sein: { $number }, nicht { $found }.
phrase-position-yes-or-no = { $given } ist weder „yes“ noch „no“.
phrase-position-of-other-rules = Version { $given } der Regeln ist unbekannt; dies ist { $rules }.
phrase-position-of-other-components = Die Stellung wurde mit anderem Material geschrieben; gib es mit --components an.
phrase-position-seed-is-a-hash = Ein Startwert in einer Stellung hat 64 hexadezimale Ziffern.
phrase-position-step-not-due = „{ $given }“ kann in dieser Stellung nicht anstehen.
error-position-of-no-game = Das ist keine Stellung einer Partie: { $error }
