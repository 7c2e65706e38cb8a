# Panelen die iets vragen, en de knoppen die antwoorden.

panel-no-bonus = Geen van je bonuskaarten toont een tegel van je Alhambra.
play-do-coins = Munten nemen, opnieuw gooien
