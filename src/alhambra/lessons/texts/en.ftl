error-no-such-lesson = There is no lesson { $given }; possible: { $possible }.
error-lesson-leads-away = A game allows that, but the lesson asks for something else here.
error-lesson-over = This lesson is over.
error-lesson-too-long = A lesson has at most { $most ->
    [one] { $most } action
   *[other] { $most } actions
}.
