# Wat er over waarderingen en de uitslag gezegd wordt; geladen met het eerste daarvan.

ui-after-scoring = Na deze waardering
ui-new-game = Nieuwe partij
ui-record = Partijverslag
play-scorings = Waarderingen
play-scored = geweest
play-if-now = stand nu
play-scoring-over = Deze waardering is voorbij.
play-last-scoring = De laatste waardering komt als de tegels op zijn: nog { $tiles } in de buidel
play-undecided = Eerst beslissen nog: { $names }
play-at-end = Aan het einde ook nog
play-scoring-about = { $variant ->
    [granada] Eerst de grachten, dan de meerderheden
    [combined] Eerst muren en grachten, dan de meerderheden
   *[other] Eerst de muren, dan de meerderheden
}
play-longest = { $variant ->
    [granada] langste gracht: 1 punt per zijde
   *[other] langste muur: 1 punt per zijde
}
play-win-shared = Ze hebben evenveel punten en delen de overwinning.
play-continue = Verder
play-explain = Partij uitleggen
play-result = Uitslag
play-share = Partij delen
play-share-copy = Link om na te spelen kopiëren
play-sheet = Alle waarderingen
