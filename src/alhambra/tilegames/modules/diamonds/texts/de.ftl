module-diamonds = Die Diamanten
    .short = Diamanten
    .about = Eine fünfte Währung, mit der du auf jedem Feld des Bauhofs kaufen kannst. Sie lässt sich nicht mit den anderen mischen und zählt nicht, wenn die letzten Plättchen verteilt werden.

currency-diamond = Diamant
