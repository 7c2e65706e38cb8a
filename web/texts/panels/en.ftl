# Panels that ask something, and the buttons that answer.

panel-no-bonus = None of your bonus cards shows a tile in your palace.
play-do-coins = Take coins, roll again
