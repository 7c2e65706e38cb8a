game-walls = Die Mauern von Alhambra
    .short = Mauern
    .own = die Alhambra von { $seat }
    .yours = deine Alhambra
    .about = Wie Alhambra, aber jede Seite der längsten Außenmauer zählt doppelt.
