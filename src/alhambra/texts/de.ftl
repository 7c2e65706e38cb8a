# Wörter, die alle Texte gemeinsam haben, und was die Liste der Spiele, Aufzeichnungen und die Wahl der Sprache sagen.

language-name = Deutsch

seat = Sitz { $number }
nothing = nichts
list-and = { $first } und { $last }
# Was jemand eingegeben hat, wenn nichts so heißt.
as-given = „{ $given }“

error-language-unknown = Die Sprache { $given } gibt es nicht; möglich: { $possible }.
