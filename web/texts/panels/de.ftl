# Tafeln, die etwas fragen, und die Knöpfe, die antworten.

panel-no-bonus = Keine deiner Bonuskarten zeigt ein Plättchen deiner Alhambra.
play-do-coins = Münzen nehmen, neu würfeln
