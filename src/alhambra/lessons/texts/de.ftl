error-no-such-lesson = Die Lektion { $given } gibt es nicht; möglich: { $possible }.
error-lesson-leads-away = In einer Partie wäre das erlaubt, aber die Lektion möchte hier etwas anderes.
error-lesson-over = Diese Lektion ist zu Ende.
error-lesson-too-long = Eine Lektion hat höchstens { $most ->
    [one] { $most } Aktion
   *[other] { $most } Aktionen
}.
