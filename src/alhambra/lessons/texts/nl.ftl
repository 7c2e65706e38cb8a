error-no-such-lesson = De les { $given } bestaat niet; mogelijk: { $possible }.
error-lesson-leads-away = In een partij mag dat, maar de les vraagt hier iets anders.
error-lesson-over = Deze les is voorbij.
error-lesson-too-long = Een les heeft hoogstens { $most ->
    [one] { $most } actie
   *[other] { $most } acties
}.
