# Het spelprotocol: wat in elk spel wordt geweigerd, samenstellingen, acties, partijverslagen en schudden.

## Gebeurtenissen

event-start-seat = { $seat } begint.
    .you = Jij begint.
event-game-over =
    { $winners_count ->
        [1] De partij is afgelopen. { $winners } heeft gewonnen.
       *[other] De partij is afgelopen. { $winners } hebben gewonnen.
    }
    .you =
    { $winners_count ->
        [1] De partij is afgelopen. Je hebt gewonnen.
       *[other] De partij is afgelopen. Jullie hebben gewonnen: { $winners }.
    }
    .nobody =
    { $points ->
        [one] De partij is afgelopen met { $points } punt.
       *[other] De partij is afgelopen met { $points } punten.
    }

## Weigeringen

refusal-not-an-action = Dit is geen actie van dit spel.
refusal-chance-decides = Nu beslist het toeval, geen stoel.
refusal-another-seat-decides = Nu beslist { $seat }, niet { $asking_seat }.
refusal-game-over = De partij is afgelopen.
refusal-no-chance-open = Er is nu geen toeval te beslissen.
refusal-outcome-impossible = { $given } kan nu niet komen; mogelijk: { $possible }.
