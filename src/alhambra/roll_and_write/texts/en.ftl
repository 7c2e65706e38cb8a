# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
    .short = Alhambra Roll & Write
    .own = the sheet of { $seat }
    .yours = your sheet
    .about = Tick buildings on your sheet where the row of a yellow die and the column of a blue die cross, or take coins for crossings that are ticked already. Points go to the players with the most ticks of each type, and to full rows and columns.
option-three-imaginary = against three imaginary players
    .about = Alone, over 15 rounds.
option-four-imaginary = against four imaginary players
    .about = Alone, over 12 rounds.
option-opponents = against opponents
    .about = The imaginary players score as well, and you win if you do at least as well as the best of them.

## Decisions, and what the others are told while they wait

decision-action = Tick a building or take coins. Before that, you may turn dice for coins:
    .waiting = It is { $seat }'s turn.
    .you = It is your turn.
decision-second-tick = Tick a second building for 3 coins?
    .waiting = { $seat } may tick a second building for 3 coins.
    .you = You may tick a second building for 3 coins.
decision-keep = Which yellow and blue die do you keep? The other two are passed on:
    .waiting = { $seat } chooses the dice to keep.
    .you = You choose the dice to keep.

## Kinds of actions

kind-tick = tick a building
kind-coins = take coins
kind-turn = turn a die for a coin
kind-done = skip the second tick
kind-keep = keep two dice

## Actions

action-tick = tick the building in row { $yellow }, column { $blue }
    .here = tick the { $building } in row { $yellow }, column { $blue }: tick { $number } of { $boxes }
    .second = pay 3 coins and tick the { $building } in row { $yellow }, column { $blue }: tick { $number } of { $boxes }
action-coins = take coins and roll all four dice again
    .here =
    { $coins ->
        [0] take no coins and roll all four dice again
        [one] take { $coins } coin and roll all four dice again
       *[other] take { $coins } coins and roll all four dice again
    }
action-turn =
    { $colour ->
        [yellow] pay a coin and turn a yellow die from { $value } to { $to }
       *[blue] pay a coin and turn a blue die from { $value } to { $to }
    }
action-done = skip the second tick
action-keep = keep yellow { $yellow } and blue { $blue }
    .here = keep yellow { $yellow } and blue { $blue }; pass on yellow { $other_yellow } and blue { $other_blue }

## Events

event-round-begins = Round { $round } begins.
event-turn-passes = It is { $seat }'s turn.
    .you = It is your turn.
event-roll-is-due = The dice are rolled now.
event-die-rolled =
    { $colour ->
        [yellow] { $seat } rolls a yellow { $value }.
       *[blue] { $seat } rolls a blue { $value }.
    }
    .you =
    { $colour ->
        [yellow] You roll a yellow { $value }.
       *[blue] You roll a blue { $value }.
    }
event-die-turned =
    { $colour ->
        [yellow] { $seat } turns a yellow die from { $value } to { $to }.
       *[blue] { $seat } turns a blue die from { $value } to { $to }.
    }
    .you =
    { $colour ->
        [yellow] You turn a yellow die from { $value } to { $to }.
       *[blue] You turn a blue die from { $value } to { $to }.
    }
event-building-ticked = { $row } ticks the { $building } in row { $yellow }, column { $blue }.
    .you = You tick the { $building } in row { $yellow }, column { $blue }.
event-coins-taken =
    { $coins ->
        [0] { $seat } takes no coins.
        [one] { $seat } takes { $coins } coin.
       *[other] { $seat } takes { $coins } coins.
    }
    .you =
    { $coins ->
        [0] You take no coins.
        [one] You take { $coins } coin.
       *[other] You take { $coins } coins.
    }
event-dice-passed = { $seat } passes yellow { $yellow } and blue { $blue } on to { $to_seat }.
    .you = You pass yellow { $yellow } and blue { $blue } on to { $to_seat }.
    .to-you = { $seat } passes yellow { $yellow } and blue { $blue } on to you.
event-places-awarded = Place { $place } of { $building }: { $rows }.
    .row =
    { $points ->
        [0] { $row } (no points)
        [one] { $row } ({ $points } point)
       *[other] { $row } ({ $points } points)
    }
event-sheets-scored =
    { $extra ->
        [0] Final scoring of the sheets: { $seats }.
       *[other] Final scoring of the sheets: { $seats }; each imaginary player gets { $extra }.
    }
    .seat = { $seat } { $points } ({ $lines } for rows and columns + { $coins } for coins)
event-imaginary-players-won =
    { $players_count ->
        [1] Imaginary player { $players } won.
       *[other] Imaginary players { $players } won.
    }

imaginary-player = imaginary player { $number }

## The table

view-round = Round { $round } of { $rounds }
view-over = The game is over.
view-imaginary = Imaginary { $number }
view-rows-and-columns =
    { $points ->
        [one] Rows and columns: { $points } point
       *[other] Rows and columns: { $points } points
    }
view-coins =
    { $left ->
        [0] Coins: { $coins }, full
       *[other] Coins: { $coins }, room for { $left } more
    }
view-coin-count =
    { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
view-yellow = yellow
    .letter = Y
view-blue = blue
    .letter = B
view-points = points
view-place =
    { $place ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }
view-result-buildings = buildings
view-result-lines = rows and columns
view-result-coins = coins
view-result-total = total
view-winner = winner
view-legend = A yellow die chooses a row of the sheet, a blue one a column. Dots stand for the dice beside the sheet, ✗ for a ticked building, brackets for one that your dice allow. Of the others you see their coins, their dice (Y yellow, B blue) and the letters of what they have ticked. The score sheet counts the ticks of each type; below them are the points for the three places that are still open.

die-yellow = yellow { $number }
die-blue = blue { $number }

## Refusals

refusal-keep-before-action = You keep a pair only after all four dice have been rolled; tick a building or take coins first.
refusal-turn-needs-action = A turn needs an action: tick a building or take coins.
refusal-second-tick-elsewhere = The second tick uses the other two dice: row { $row }, column { $column }, or none.
refusal-turned-between-ticks = Turn dice before the action, not between the first and the second tick.
refusal-second-action = A turn has only one action, and you have already ticked a building.
refusal-keep-before-second-tick = You keep a pair only after all four dice have been rolled; tick a second building or decline.
refusal-turned-after-action = Turn dice before the action, not after it.
refusal-pair-is-chosen = The action of this turn is over; choose the pair you keep.
refusal-ticked-already = The building in row { $row }, column { $column } is already ticked.
refusal-no-yellow-die = No yellow die shows { $value }; they show { $values }.
refusal-no-blue-die = No blue die shows { $value }; they show { $values }.
refusal-no-coin-left = Turning a die costs a coin, and you have none left.
refusal-no-such-die = There is no die { $die } beside the grid, only { $dice }.
refusal-no-such-direction = A die is turned 'up' or 'down', not { $given }.
refusal-die-at-its-end = A die cannot be turned from 1 to 6 or from 6 to 1.

## Errors

error-option-only-alone = { $clause }: { $game } has the variant { $given } only for one player; you have { $number } seats. Leave it out or choose one seat.
error-options-exclude-each-other = { $clause }: Choose either '{ $first }' or '{ $second }', not both; with neither there are two.

## Positions

error-position-places-out-of-order = The places must be awarded in order, the first one first.
phrase-position-no-building = { $given } is not a building, such as 2,5, that is ticked once.
phrase-position-dice = { $most ->
    [one] At most { $most } die shows 1 to { $faces }.
   *[other] At most { $most } dice show 1 to { $faces }.
}
phrase-position-boxes = { $most ->
    [one] There is { $most } box, not { $found }.
   *[other] There are { $most } boxes, not { $found }.
}
