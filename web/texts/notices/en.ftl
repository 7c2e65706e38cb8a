# Coming and going: notices of turns, leaving, meeting again.

notice-title = Notify me when it's my turn
notice-about = Only when a turn has waited for a while. A notice names the game, and says nothing about your hand.
notice-push = This browser
notice-email = Mail
notice-webhook = Web address
notice-push-on = Notify me in this browser
notice-denied = This browser does not allow notices from this page.
notice-way = How
notice-address = Address
notice-add = Add
notice-code-sent = Code from the mail
notice-confirm = Confirm
notice-end = No more notices to { $address }
notice-again = The table for the next game is ready.
notice-again-go = Go there
notice-leave = Leave this seat
notice-time-left = Time left for this choice
notice-days-left = { $days } d { $hours } h
notice-hands = All hands
