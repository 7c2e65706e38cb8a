error-no-such-lesson = there is no lesson '{ $given }'; possible: { $possible }
error-lesson-leads-away = that is allowed in a game, but the lesson asks for something else here
error-lesson-over = this lesson is over
error-lesson-too-long = a lesson has at most { $most } actions
