game-walls = De muren van Alhambra
    .short = Muren
    .own = het Alhambra van { $seat }
    .yours = je Alhambra
    .about = Net als Alhambra, maar elke zijde van de langste buitenmuur telt dubbel.
