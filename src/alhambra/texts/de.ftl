# Wörter, die alle Texte gemeinsam haben, und was die Liste der Spiele, Aufzeichnungen und die Wahl der Sprache sagen.

language-name = Deutsch

seat = Sitz { $number }
you = Du
    .within = du
nothing = nichts
list-and = { $first } und { $last }
# Was jemand eingegeben hat, wenn nichts so heißt.
as-given = „{ $given }“

error-language-unknown = Die Sprache { $given } gibt es nicht; möglich: { $possible }.
error-registered-game-is-none = Ein Spiel wird mit seiner GameInfo und mit dem angemeldet, was es aus Zusammenstellung, Startwert und Material macht.
error-game-there-already = Das Spiel { $given } gibt es schon.
error-game-needs-config = Eine Partie entsteht aus einer GameConfig, nicht aus { $given }.
error-no-such-game = Das Spiel { $given } gibt es nicht; möglich: { $possible }.
error-game-needs-components = Das Material einer Partie wird mit load_components gelesen, nicht { $given }.
error-dealt-for-other-rules = Die Partie wurde für Version { $given } der Regeln gemischt; dies ist { $rules }.
error-dealt-for-other-components = Die Partie wurde für anderes Material gemischt.
error-entry-impossible = Eintrag { $number } ({ $given }) kann nicht sein: { $error }
error-replayed-is-no-record = Nachspielen lässt sich nur ein Record, nicht { $given }.
error-record-of-other-rules = Die Aufzeichnung stammt von Version { $given } der Regeln; dies ist { $rules }.
error-record-game-impossible = Die Partie der Aufzeichnung lässt sich nicht spielen: { $error }
error-record-of-other-components = Die Aufzeichnung entstand mit anderem Material; nenne es mit --components.
error-nobody-decides = Niemand hat etwas zu entscheiden.
error-another-seat-decides-here = Hier entscheidet { $seat }, nicht Sitz { $given }.
error-opened-elsewhere = Der Zufall wurde nicht nach dem Eintrag geöffnet, den die Aufzeichnung nennt.
error-entries-lead-to-other-result = Die Einträge führen zu einem anderen Ergebnis, als die Aufzeichnung behauptet.
error-entries-lead-to-other-position = Die Einträge führen zu einer anderen Stellung, als die Aufzeichnung behauptet.
error-record-without-promise = Die Aufzeichnung enthält kein Versprechen; also ist ihre Partie nicht die versprochene.
error-record-with-other-promise = Die Aufzeichnung enthält ein anderes Versprechen als das, das du gesehen hast: Es ist nicht diese Partie.
error-record-without-noted-head = In keinem Moment hat die Aufzeichnung den Kopf, den du notiert hast: Es wurde etwas anderes gespielt.
error-records-of-different-games = Die Aufzeichnungen erzählen nicht von derselben Partie; sie unterscheiden sich in { $fields }.
error-records-part = Die Aufzeichnungen trennen sich bei Eintrag { $number }: „{ $first }“ in der ersten, „{ $second }“ in der zweiten.

## Was das System nicht konnte

fault-enoent = die Datei oder der Ordner fehlt
fault-eacces = der Zugriff ist nicht erlaubt
fault-eperm = der Vorgang ist nicht erlaubt
fault-eisdir = das ist ein Ordner
fault-enotdir = das ist kein Ordner
fault-eexist = die Datei gibt es schon
fault-enospc = der Speicher ist voll
fault-erofs = der Speicher ist schreibgeschützt
fault-enametoolong = der Name ist zu lang
fault-eloop = zu viele Verweise führen im Kreis
fault-eio = der Speicher antwortet nicht richtig
fault-unknown = etwas ist schiefgegangen

## Positions

error-position-of-one-seat = Von dem, was ein Sitz von einer Stellung weiß, geht keine Partie weiter; man kann sich nur Partien vorstellen.
error-position-is-whole = In einer ganzen Stellung gibt es nichts vorzustellen, aber eine Partie kann von ihr weitergehen.
error-record-position-does-not-fit = Die Stellung, von der die Partie der Aufzeichnung weiterging, passt nicht zum Rest der Aufzeichnung.
