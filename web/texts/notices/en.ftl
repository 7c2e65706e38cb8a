# Coming and going: notices of turns, leaving, meeting again.

notice-again = The table for the next game is ready.
notice-again-go = Go there
notice-time-left = Time left for this choice
notice-days-left = { $days } d { $hours } h
notice-hands = All hands
