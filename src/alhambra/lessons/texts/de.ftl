error-no-such-lesson = Eine Lektion „{ $given }“ gibt es nicht; möglich: { $possible }.
error-lesson-leads-away = In einer Partie wäre das erlaubt, aber die Lektion möchte hier etwas anderes.
error-lesson-over = Diese Lektion ist zu Ende.
error-lesson-too-long = Eine Lektion hat höchstens { $most } Aktionen.
