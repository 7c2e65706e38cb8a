# Wat alleen de tafel en de replay van het dobbelspel zeggen.

ui-your-dice = Jouw dobbelstenen
ui-score-sheet = Scoreblad
ui-places = Plaatsen
explain-coin = Vóór je actie mag je voor één munt een dobbelsteen één omhoog of omlaag draaien; na je actie mag je voor drie munten een tweede gebouw aankruisen. Aan het einde zijn twee munten een punt waard.
play-sheet-title = Je spelersblad
play-race = wie een soort het eerst vol heeft, neemt de beste vrije plaats
play-dice-hint = één gele, één blauwe; voor een munt draai je er één omhoog of omlaag
play-row = Rij
play-column = Kolom
play-turn-up = { $value } naar { $to } draaien
play-turn-down = { $value } naar { $to } draaien
play-coins = munten
play-coins-spent =
    { $number ->
        [0] geen uitgegeven
       *[other] { $number } uitgegeven
    }
play-die-kept = gehouden
play-die-passed = doorgegeven
play-die-open = houden?
