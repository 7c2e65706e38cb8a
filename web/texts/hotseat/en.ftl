# Several people at one machine.

hot-add = Someone here
hot-here = at this machine
hot-name = Name of the player at seat { $number }
hot-player = Player { $number }
hot-about = You share this screen: a curtain hides the hands while the device is handed over.
hot-hand-over = Hand the device to { $name }
hot-hidden = All hands are hidden.
hot-i-am = I am { $name }
hot-look = Show the hand of { $name }
hot-cover = Hide my hand
