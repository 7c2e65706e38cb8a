# What only the table and the replay of the dice game say.

ui-your-dice = Your dice
ui-score-sheet = Score sheet
ui-places = Places
explain-coin = Before your action, a coin turns a die by one; after it, three let you tick a second building. At the end, two are worth a point.
play-sheet-title = Your sheet
play-race = first to complete a type takes its best place left
play-dice-hint = one yellow, one blue; a coin turns one up or down
play-row = Row
play-column = Column
play-turn-up = Turn { $value } to { $to }
play-turn-down = Turn { $value } to { $to }
play-coins = coins
play-coins-spent =
    { $number ->
        [0] none spent
       *[other] { $number } spent
    }
play-die-kept = kept
play-die-passed = passed on
play-die-open = keep it?
