# Several people at one machine.

hot-here = at this machine
hot-hand-over = Hand the device to { $name }
hot-hidden = All hands are hidden.
hot-i-am = I am { $name }
hot-look = Show the hand of { $name }
hot-cover = Hide my hand
