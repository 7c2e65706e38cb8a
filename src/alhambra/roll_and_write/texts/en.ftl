# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
option-three-imaginary = against three imaginary players
option-four-imaginary = against four imaginary players
option-opponents = against opponents

die-yellow = yellow { $number }
die-blue = blue { $number }

## Refusals

refusal-keep-before-action = a pair is kept only after all four dice were rolled; tick or take coins first
refusal-turn-needs-action = a turn needs an action: tick a building or take coins
refusal-second-tick-elsewhere = the second tick is made with the other two dice: row { $row }, column { $column }, or none
refusal-turned-between-ticks = dice are turned before the action, not between a first and a second tick
refusal-second-action = a turn has one action, and a building was ticked already
refusal-keep-before-second-tick = a pair is kept only after all four dice were rolled; make a second tick or do without it
refusal-turned-after-action = dice are turned before the action, not after it
refusal-pair-is-chosen = the action of this turn is over; choose the pair to keep
refusal-ticked-already = the building in row { $row }, column { $column } is ticked already
refusal-no-yellow-die = no yellow die shows { $value }; they show { $values }
refusal-no-blue-die = no blue die shows { $value }; they show { $values }
refusal-no-coin-left = turning a die costs a coin, and none is left
refusal-no-such-die = there is no die { $die } beside the grid; there are { $dice }
refusal-no-such-direction = a die is turned 'up' or 'down', not { $given }
refusal-die-at-its-end = a die cannot be turned from 1 to 6 or from 6 to 1
