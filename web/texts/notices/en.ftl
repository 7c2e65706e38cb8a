# Coming and going: notices of turns, leaving, meeting again.

notice-title = Tell me of my turns
notice-about = Only when a turn waits for a while. Each notice says which game it is, nothing of your hand.
notice-push = This browser
notice-email = Mail
notice-webhook = Web address
notice-push-on = Tell me in this browser
notice-denied = This browser does not allow notices from here.
notice-way = How
notice-address = Address
notice-add = Add
notice-code-sent = Code from the mail
notice-confirm = Confirm
notice-end = No more notices to { $address }
notice-again = The table for the next game is set.
notice-again-go = Go there
notice-leave = Leave this seat
notice-time-left = Time left for this choice
notice-days-left = { $days } d { $hours } h
notice-hands = All hands
