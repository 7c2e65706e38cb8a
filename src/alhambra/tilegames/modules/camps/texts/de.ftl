module-camps = Die Feldlager
    .short = Feldlager
    .about = Unter den Plättchen sind acht Feldlager. Sie stehen außerhalb der Alhambra, mit einer Bastion an ihrer Mauer, und bringen einen Punkt für jedes Gebäude in gerader Linie dahinter.

source-camps = { $points } für Feldlager

tile-camp = Feldlager { $sides }
    .letter = fl
    .short = Lager
