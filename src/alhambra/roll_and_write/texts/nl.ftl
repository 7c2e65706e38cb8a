# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
option-three-imaginary = tegen drie denkbeeldige spelers
option-four-imaginary = tegen vier denkbeeldige spelers
option-opponents = tegen tegenstanders

die-yellow = geel { $number }
die-blue = blauw { $number }

## Weigeringen

refusal-keep-before-action = Je houdt pas een paar als alle vier de dobbelstenen zijn gegooid; kruis eerst een gebouw aan of neem munten.
refusal-turn-needs-action = Bij een beurt hoort een actie: kruis een gebouw aan of neem munten.
refusal-second-tick-elsewhere = Het tweede kruisje zet je met de andere twee dobbelstenen: in rij { $row }, kolom { $column }, of helemaal niet.
refusal-turned-between-ticks = Dobbelstenen draai je vóór de actie, niet tussen het eerste en het tweede kruisje.
refusal-second-action = Een beurt heeft maar één actie, en je hebt al een gebouw aangekruist.
refusal-keep-before-second-tick = Je houdt pas een paar als alle vier de dobbelstenen zijn gegooid; kruis een tweede gebouw aan of zie ervan af.
refusal-turned-after-action = Dobbelstenen draai je vóór de actie, niet erna.
refusal-pair-is-chosen = De actie van deze beurt is voorbij; kies het paar dat je houdt.
refusal-ticked-already = Het gebouw in rij { $row }, kolom { $column } is al aangekruist.
refusal-no-yellow-die = Geen gele dobbelsteen toont { $value }; ze tonen { $values }.
refusal-no-blue-die = Geen blauwe dobbelsteen toont { $value }; ze tonen { $values }.
refusal-no-coin-left = Een dobbelsteen draaien kost een munt, en je hebt er geen meer.
refusal-no-such-die = Naast het gebouwenraster ligt geen dobbelsteen { $die }; er zijn { $dice }.
refusal-no-such-direction = Een dobbelsteen draai je omhoog of omlaag (‘up’ of ‘down’), niet { $given }.
refusal-die-at-its-end = Een dobbelsteen kun je niet van 1 naar 6 of van 6 naar 1 draaien.
