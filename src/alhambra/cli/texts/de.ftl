# Die Befehle und ihre Hilfe.

## Am Tisch

left-table = Du hast den Tisch verlassen.
    .kept = Du hast den Tisch verlassen. Weiter geht es mit: { $command }
    .over = Du hast den Tisch verlassen. Nachspielen lässt sich die Partie mit: { $command }
table-help = Wähle mit einer Nummer: erst die Art der Aktion, dann die Einzelheiten. Oder tippe eine Möglichkeit so ein, wie sie im Menü steht, oder in ihrer Notation, die „alles“ zeigt. Eine Wahl lässt sich zurücknehmen, bis etwas Verdecktes aufgedeckt wird oder jemand anders handelt.
study = Das ist eine Studie: Jemand hat ihren Startwert gewählt, also verspricht niemand, dass fair gemischt wird.
about-rules = Mit „regeln“ liest du, was die gewählten Module und Varianten ändern.
question-leave = Den Tisch verlassen?
question-go-on = Mit der angefangenen Partie in { $path } weitermachen?
welcome-to-table = Willkommen in der Alhambra.
shuffles-promised =
    .by = Für das Mischen dieser Partie gilt dieses Versprechen: { $promise }.
shuffled-for-study = Gemischt mit dem Startwert { $seed }, der für eine Studie gewählt wurde.
shuffled-as-promised = Gemischt mit dem Startwert { $seed }, wie versprochen: { $promise }.
check-with = Prüfe sie mit: { $command }

## Bots unter sich

playing = es wird gespielt
against = gegen
simulate-title =
    { $games ->
        [one] { $games } Partie { $game }
       *[other] { $games } Partien { $game }
    }
deals-told =
    { $deals ->
        [one] { $deals } Mischung
       *[other] { $deals } Mischungen
    }
column-seats = Sitze
column-wins = Siege, % der Partien
column-points = Punkte pro Sitz
column-best = Bestwert
column-share = Siege, %
column-rating = Rating
verdict-above = gewinnt mehr als seinen Anteil ({ $deals })
verdict-below = gewinnt weniger als seinen Anteil ({ $deals })
verdict-open = nicht entschieden ({ $deals })
column-rank = Rang
column-margin = Vorsprung
interval = { $low } bis { $high }
simulate-speed = { $games } Partien/s, { $decisions } Entscheidungen/s, { $average } Entscheidungen pro Partie; ± ist das 95-%-Intervall
arena-explained = Bei Gleichstand wird der Sieg geteilt. Unter jeder Zahl steht ihr 95-%-Intervall über die Mischungen. Rating: 400 Punkte Unterschied bedeuten zehnfache Stärke. Die Balken reichen von 0 bis 100 %, und │ zeigt den gerechten Anteil; in Klammern stehen die gespielten Mischungen.
version-told = alhambra { $version }, Regelversion { $rules }, { $build }
build-compiled = kompiliert (mypyc)
build-interpreted = interpretiert
bench-title = { $game }, { $seats }, zufälliges Spiel, { $build }

## Die Liste der Spiele

column-game = Spiel
column-players = Personen
column-modules = Module
column-options = Varianten
heading-games = Spiele
heading-modules = Module
heading-options = Varianten
heading-opponents = Gegner
heading-bots = Bots: { $bots }

## Papier

sheet-written =
    { $players ->
        [one] { $path } wurde geschrieben: { $players } Spielerzettel und ein Punktezettel, A4
       *[other] { $path } wurde geschrieben: { $players } Spielerzettel und ein Punktezettel, A4
    }
sheet-drawn = { $path } wurde geschrieben

## Was an einer Befehlszeile falsch ist

usage-see = { $sentence } Siehe: { $command }
usage-nul = In einer Befehlszeile darf kein NUL-Zeichen stehen.
usage-no-command = Den Befehl { $given } gibt es nicht.
    .near = Den Befehl { $given } gibt es nicht. Meinst du { $near }?
usage-no-option = Die Option { $given } gibt es nicht.
    .near = Die Option { $given } gibt es nicht (möglich: { $near }).
usage-bad-value = Falscher Wert für { $parameter }: { $reason }
usage-missing = Es fehlt { $parameter }.
    .option = Es fehlt die Option { $parameter }.
usage-needs-argument = Die Option { $parameter } braucht einen Wert.
usage-takes-no-value = Zur Option { $parameter } gehört kein Wert.
usage-too-much = Zu viele Argumente: { $given }.
not-text = Die Datei ist kein Text in UTF-8; ist sie die Aufzeichnung einer Partie?
not-found = { $path }: Diese Datei oder diesen Ordner gibt es nicht.
is-folder = { $path }: Das ist ein Ordner, keine Datei.
not-allowed = { $path }: Der Zugriff ist nicht erlaubt.
not-whole-number = { $given } ist keine ganze Zahl.
    .within = { $given } ist keine ganze Zahl von { $least } bis { $most }.
not-number = { $given } ist keine Zahl.
    .within = { $given } ist keine Zahl von { $least } bis { $most }.
not-hash = { $given } ist kein Hash aus 64 hexadezimalen Ziffern.
not-of-a-seat = { $given } beginnt nicht mit der Nummer eines Sitzes und einem Doppelpunkt.

## Hilfe

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = Standard: { $value }
help-variable = Variable: { $name }
help-required = nötig
metavar-command = BEFEHL [ARGUMENTE]...
metavar-options = [OPTIONEN]
metavar-name = NAME
metavar-names = NAMEN
metavar-n = N
metavar-numbers = ZAHLEN
metavar-text = TEXT
metavar-dir = ORDNER
metavar-file = DATEI
metavar-hash = HASH
metavar-commitment = SITZ:HASH
metavar-contribution = SITZ:NONCE TEXT
metavar-s = S
metavar-sets = GRUPPEN
metavar-path = PFAD
metavar-language = SPRACHE
metavar-link = LINK
metavar-address = ADRESSE
metavar-url = URL
metavar-word = WORT
help-alhambra = Die Brettspielfamilie Alhambra: spielen, simulieren, nachspielen.
    .examples = Fang an mit: alhambra play
help-play = Im Terminal gegen Bots spielen.
    .examples = Beispiele: [b]alhambra play[/], [b]alhambra play --players 4 --modules vizier,camps --bots händler,wanderer[/], [b]alhambra play --save abend.txt[/] und später [b]alhambra play --resume abend.txt[/]
help-simulate = Bots viele Partien spielen lassen; die Ergebnisse hängen vom Startwert ab, nicht von der Zahl der Prozesse.
    .examples = Beispiele: [b]alhambra simulate --bots händler,wanderer --games 200[/], [b]alhambra simulate --game granada --players 3 --jobs 4 --seed 7 --json[/]
help-replay = Die Aufzeichnung einer Partie Schritt für Schritt ansehen.
    .examples = Beispiel: [b]alhambra replay abend.txt --seat 1[/]
help-analyse = Eine aufgezeichnete Partie erklären: was jede Entscheidung gekostet hat, wie viel Glück jedes Ziehen war, Siegchancen und das Ergebnis bei durchschnittlichem Glück.
    .examples = Beispiel: [b]alhambra analyse abend.txt[/]
help-stats = Statistiken aufgezeichneter Partien zeigen: Punkte nach Herkunft, Zahlungen, Mauern und Plättchen; bei vielen Partien auch, wie sie sich verteilen.
    .examples = Beispiele: [b]alhambra stats abend.txt[/], [b]alhambra simulate --games 100 --records partien[/], [b]alhambra stats partien --json[/]
help-verify = Zeigen, was eine Aufzeichnung beweist und was nicht: ob sie beschädigt ist, ob jeder Eintrag stimmt, woher ihr Zufall kommt und welches Ergebnis sie hat.
    .examples = Beispiele: [b]alhambra verify abend.txt[/], [b]alhambra verify meine.txt --against deine.txt[/] (endet mit 0, wenn die Aufzeichnung gültig ist, mit 1, wenn nicht, mit 2 bei einer falschen Befehlszeile, mit 3, wenn der Zufall von Hand gewählt wurde)
help-bench = Die installierte Fassung mit zufälligen Partien messen.
    .examples = Beispiel: [b]alhambra bench --game combined --seconds 5[/]
help-games = Die Bots und die Spiele mit ihren Modulen und Varianten auflisten, jeweils mit kurzer Beschreibung.
help-sheet = Druckfertige A4-Zettel für Alhambra Roll & Write erstellen, zum Spielen mit Stiften und echten Würfeln.
help-serve = Tische im Netz anbieten: Beitritt per Link, Spiel über HTTP und WebSocket.
    .examples = Beispiele: [b]alhambra serve[/], [b]alhambra serve --host 0.0.0.0 --access-word granada[/]
help-option-host = Die Adresse, unter der der Server erreichbar ist; 0.0.0.0 für alle Adressen.
help-option-port = Der Port, unter dem der Server erreichbar ist.
help-option-database = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://…; ohne Angabe in einer Datei in deinem Datenordner.
help-option-access-word = Das Zugangswort, das man braucht, um einen Tisch zu eröffnen.
help-option-public-address = Die öffentliche Adresse des Servers, für Links in Benachrichtigungen.
help-option-smtp = Der Server für E-Mails: smtp://name:passwort@host:587 oder smtps://…; ohne ihn gibt es keine Benachrichtigungen per E-Mail.
help-option-mail-from = Absenderadresse der E-Mails.
help-option-notice-seconds = Wie lange ein Zug dauert, bevor benachrichtigt wird, wer am Zug ist.
help-option-private-webhooks = Webhooks auch zu Adressen privater Netze erlauben.
help-option-forget-days = Nach so vielen Tagen wird ein nie begonnener Tisch gelöscht.
help-option-idle-seconds = Nach so vielen Sekunden wird ein unbenutzter Tisch aus dem Speicher entfernt.
help-option-bot-pause = Wie lange ein Bot wartet, bevor er spielt.
help-option-answer-seconds = So lange dauert eine Antwort mindestens, wenn ihre Dauer etwas über eine Hand verraten könnte.
help-option-commands-per-second = So viele Befehle pro Sekunde darf ein Sitz höchstens senden, über alle seine Programme zusammen.
help-option-requests-per-second = So viele Anfragen pro Sekunde darf eine Adresse höchstens senden.
help-option-tables-per-hour = So viele Tische pro Stunde darf eine Adresse höchstens eröffnen.
help-option-sockets-per-address = So viele Verbindungen darf eine Adresse höchstens gleichzeitig offen haben.
help-option-proxies = Vertrauenswürdige Proxys: Adressen oder Netze, durch Kommas getrennt.
help-option-metrics = Messwerte für Prometheus unter /metrics anbieten; ohne Angabe nur, wenn kein anderer Rechner den Server erreichen kann.
help-option-log-form = Das Format des Protokolls: „text“ oder „json“.
help-option-log-level = Ab welcher Stufe etwas ins Protokoll kommt: „debug“, „info“, „warning“ oder „error“.
help-option-backup = Die Sicherungsdatei.
help-backup = Alle Tische eines Servers in einer Datei sichern, während er weiterläuft.
    .examples = Beispiel: [b]alhambra backup tische.backup[/]
help-restore = Alle Tische einer Sicherung in eine leere Datenbank zurückholen.
    .examples = Beispiel: [b]alhambra restore tische.backup --database sqlite:///neu.sqlite[/]
backup-made = Gesichert in { $path }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
}. Die Datei enthält Geheimnisse laufender Partien; bewahre sie sicher auf.
backup-restored = Zurückgeholt: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
}.
serving = Tische unter { $address } (Strg+C beendet)
browser-open = Der Tisch ist in deinem Browser offen: { $address } (Strg+C schließt ihn; unfertige Partien bleiben erhalten)
browser-link = Hier lässt sich kein Browser öffnen. Öffne diese Adresse auf diesem Rechner: { $address } (Strg+C beendet; unfertige Partien bleiben erhalten). alhambra play spielt im Terminal.
help-option-browser = An einem Tisch im Browser spielen, den nur dieser Rechner anbietet.
error-pages-not-built = Diese Fassung enthält keine Seiten für den Browser: Installiere Node und gib dann make play in einem Klon des Repositorys ein.
error-no-free-port = Auf diesem Rechner ist kein Port frei.
help-schema = Ein JSON-Schema aller Nachrichten ausgeben: Ereignisse, Ansichten, Entscheidungen, Aktionen, Aufzeichnungen.
    .examples = Beispiele: [b]alhambra schema[/], [b]alhambra schema granada[/], [b]alhambra schema --typescript[/]
help-arena = Bots vergleichen: dieselben Mischungen von jedem Sitz aus, ein Bot gegen einen anderen, der alle übrigen Sitze besetzt.
    .examples = Beispiele: [b]alhambra arena --bots baumeister,händler --players 2,4 --deals 200[/], [b]alhambra arena --bots architekt:16,baumeister --modules none,all,vizier+camps --jobs 2 --results games.jsonl[/]
help-option-help = Diese Hilfe zeigen.
help-option-install-completion = Die Vervollständigung für diese Shell einrichten.
help-option-show-completion = Die Vervollständigung für diese Shell zeigen, um sie zu kopieren oder anzupassen.
help-option-schema-game = Nur die Nachrichten dieses Spiels; „server“: die aller Spiele und die über den Socket eines Servers.
help-option-typescript = Stattdessen TypeScript-Typen ausgeben.
help-option-version = Die Version zeigen.
help-option-language = Die Sprache: { $possible }. Ohne Angabe die des Terminals, sonst Englisch.
help-option-game = { $possible }.
help-option-players = Die Zahl der Sitze.
help-option-modules = Namen, durch Kommas getrennt, oder „all“.
help-option-options = Varianten: Namen, durch Kommas getrennt.
help-option-bots = Bots für die Sitze ohne Menschen, durch Kommas getrennt: { $possible }; eine zu kurze Liste wird wiederholt.
help-option-study-seed = Ein beliebiger Text, der die Partie zur Studie macht: Derselbe Startwert ergibt dieselbe Partie, und niemand verspricht, dass fair gemischt wird.
help-option-components = Ein Ordner mit Materialdateien, die statt der mitgelieferten gelten.
help-option-contribution = Dein Beitrag zum Mischen, ein beliebiger Text. Ohne Angabe wirst du danach gefragt.
help-option-name = Dein Name.
help-option-table = Per Link an einem Tisch auf einem Server Platz nehmen.
help-option-plain = Alles in ganzen Sätzen, einer pro Zeile: für Vorleseprogramme.
help-option-save = Die Partie nach jeder Wahl in dieser Datei speichern.
help-option-resume = Die Partie in dieser Datei weiterspielen.
help-option-games = Anzahl der Partien.
help-option-jobs = Anzahl der Prozesse, die die Partien spielen.
help-option-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Ergebnisse.
help-option-json = Alles als JSON ausgeben.
help-option-file = Eine Datei mit einer Aufzeichnung.
help-option-files = Dateien mit Aufzeichnungen oder Ordner, die solche enthalten.
help-option-records = Die Aufzeichnung jeder Partie in diesem Ordner speichern.
help-option-all = Alle Momente zeigen, ohne zu fragen.
help-option-seat = Von diesem Sitz aus zusehen; Sitze werden wie in der Aufzeichnung ab 0 gezählt.
help-option-promise = Das endgültige Versprechen, das du vor der Partie notiert hast; das Versprechen des Gebers bindet weniger.
help-option-commitment = Die Festlegung eines Sitzes, die du notiert hast (mehrfach möglich).
help-option-seat-contribution = Der Beitrag eines Sitzes, den du notiert hast (mehrfach möglich).
help-option-head = Ein Kopf, den du notiert hast.
help-option-signature = Eine Datei mit der Unterschrift des Servers für Versprechen, endgültiges Versprechen oder Kopf.
help-option-key = Der Schlüssel des Servers.
help-option-against = Eine andere Aufzeichnung der Partie; gezeigt wird der erste Eintrag, in dem sich die beiden unterscheiden.
help-option-seconds = Wie lange gespielt wird.
help-option-pdf = Wohin das PDF kommt.
help-option-svg = Ein Ordner für beide Seiten als SVG; er wird angelegt, wenn er fehlt.
help-option-sheets = Wie viele Spielerzettel das PDF enthält.
help-option-match-bots = Bots, durch Kommas getrennt; jeder spielt allein gegen jeden, der nach ihm genannt ist.
help-option-match-players = Zahlen von Sitzen, durch Kommas getrennt.
help-option-match-modules = Gruppen von Modulen, durch Kommas getrennt: none, all oder Namen mit + dazwischen.
help-option-deals = Anzahl der Mischungen.
help-option-record = Die Aufzeichnung einer Partie.
help-option-deep = Züge auch in Stichproben der nächsten Züge erproben; das dauert etwa zehnmal so lange.
help-option-keep = Die Analyse in dieser Datei aufbewahren; ist sie schon da, wird sie angezeigt.
help-option-results = Jede Partie in dieser Datei speichern; was schon darin steht, wird nicht noch einmal gespielt.
help-option-until-decided = Einen Wettkampf beenden, sobald feststeht, ob der Bot mehr oder weniger als seinen gerechten Anteil gewinnt.
help-option-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; --ray auto nimmt den auf diesem Rechner, --ray local startet einen neuen.

## Fehler

error-seed-and-contribution = Eine Partie mit eigenem Startwert ist eine Studie, und zu einer Studie gibt es keine Beiträge: Lass eines von beiden weg.
error-no-bot-named = Nenne mindestens einen Bot; möglich: { $possible }.
error-too-many-bots = Genannte Bots: { $found }; Sitze, an denen ein Bot spielen kann: { $number }.
error-seats-are-none = { $given } ist keine Anzahl von Sitzen.
error-no-such-page = Die Seite { $given } gibt es nicht; möglich: { $possible }.
error-sheet-not-written = { $file } lässt sich nicht schreiben ({ $fault }); wähle einen anderen Ort.

## Positions

help-position = Eine Stellung aus der Aufzeichnung einer Partie als Text ausgeben.
    .examples = Beispiele: [b]alhambra position abend.txt[/], [b]alhambra position abend.txt --entry 12 --seat 1[/]
help-option-entry = Die Stellung nach so vielen Einträgen statt der letzten.
help-option-knowing = Nur zeigen, was dieser Sitz wissen könnte; Sitze werden wie in der Aufzeichnung ab 0 gezählt.
help-option-position = Von der Stellung in dieser Datei aus weiterspielen.
error-no-such-entry = { $most ->
    [one] Die Aufzeichnung hat { $most } Eintrag; einen Eintrag { $number } gibt es nicht.
   *[other] Die Aufzeichnung hat { $most } Einträge; einen Eintrag { $number } gibt es nicht.
}
error-position-of-game-over = Die Partie in { $file } ist schon zu Ende.
error-no-records = In { $file } ist keine Aufzeichnung.

## Was starke Bots von einer Partie halten

analysing = Analyse

## The benchmark of turns

help-benchmark = Messen, wie weit die Entscheidungen von Bots hinter den besten Zügen zurückbleiben.
    .examples = Beispiele: [b]alhambra benchmark --bot builder,student[/], [b]alhambra benchmark --bot my_bots.py:Clever --jobs 2[/]
help-option-benchmark-bots = Bots, durch Kommas getrennt, auch aus eigenen Dateien.
help-option-benchmark-turns = Die Züge in dieser Datei statt der mitgelieferten verwenden.
benchmark-bot = Bot
benchmark-turns = Züge
benchmark-regret = Verlust in Punkten
benchmark-wins = Verlorene Siege, %
benchmark-options = Unter den Möglichkeiten, %
benchmark-explained = Verlust: was die Entscheidungen im Mittel gegenüber der besten Möglichkeit kosten, gemessen an Partien, die bis zum Ende weitergespielt wurden; in Klammern das 95-%-Intervall. Die eine Hälfte dieser Partien bestimmt die beste Möglichkeit, die andere misst, was sie wert ist. Ein Zug, der nicht unter den Möglichkeiten ist, zählt wie die schlechteste von ihnen. +: mit Modulen.
