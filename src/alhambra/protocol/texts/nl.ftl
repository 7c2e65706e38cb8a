# Het spelprotocol: wat in elk spel wordt geweigerd, samenstellingen, acties, partijverslagen en schudden.

## Weigeringen

refusal-not-an-action = Dit is geen actie van dit spel.
refusal-chance-decides = Nu beslist het toeval, geen stoel.
refusal-another-seat-decides = Nu beslist { $seat }, niet { $asking_seat }.
refusal-game-over = De partij is afgelopen.
refusal-no-chance-open = Er is nu geen toeval te beslissen.
refusal-outcome-impossible = { $given } kan nu niet komen; mogelijk: { $possible }.
