# What the guide says in a lesson, a message for each step.

lesson-vizier-welcome = Everyone has a vizier stone. It buys one tile between two turns. Omar's turn is over and Inés is next, but you may step in now.
lesson-vizier-exact = The stone pays exactly or not at all. The tower costs 9, and you hold denar 4 and denar 5: buy it before Inés can.
lesson-vizier-place = The tile is placed at once. An exact payment brings no further action here.
lesson-vizier-used = Your tower stands, the market has been refilled, and Inés has had her turn. But your stone is face down now: you cannot use it again yet.
lesson-vizier-up = Making it active again takes a whole action. Do it when there is nothing better, and before the next tile you cannot do without.
lesson-vizier-done = Your stone is active again. Collect small cards of several currencies, and look out for tiles that you can pay for exactly.
