# Wat alleen de tafel in de browser zegt.

play-skip = Overslaan
play-talk = Chat
play-talk-none = Er heeft nog niemand iets gezegd.
play-talk-earlier = Eerdere berichten
play-talk-write = Zeg iets tegen iedereen
play-talk-later = Na het schudden
play-talk-send = Versturen
play-acts-again = Gepast betaald: je krijgt een extra actie
play-tile-later = Deze tegel plaats je aan het einde van je beurt. Je hebt nog een actie.
play-why = Waarom?
play-cell = { $what }, kolom { $x }, rij { $y }
play-cell-legal = { $what }, kolom { $x }, rij { $y }, mogelijk
play-gate-at = Poort: { $side }
play-money-hint = één kaart, of meer tot samen 5
play-money-hint-bureau = één kaart, meer tot samen 5, of één wisselkantoor
play-undo-about =
    { $number ->
        [one] Je kunt één stap terugnemen
       *[other] Je kunt { $number } stappen terugnemen
    }
play-do-place = Hier plaatsen
play-do-build = Hier aanbouwen
play-do-swap = Hier verwisselen
play-do-remove = Naar de reserve
play-do-coins = Munten nemen, opnieuw gooien
play-do-take = Nemen
play-do-reserve = Naar de reserve
play-do-give = Aan Dirk
play-do-leave = Niet inbouwen
play-do-place-gate = Met poort plaatsen
play-do-build-gate = Met poort aanbouwen
play-do-swap-gate = Met poort verwisselen
play-do-take-hut = Hut nemen
play-auction = Veiling: { $name }
play-do-pass-bid = Passen
play-do-bid = { $amount } bieden
play-stone = Viziersteen, { $state }
play-card-back = Gedekte bonuskaart
play-in-hand = { $currency } in de hand: { $amount }
play-market-field = Veld { $number } van de bouwwerf, { $currency }
play-stone-active = actief
play-stone-used = omgedraaid
play-no = nee
play-do-keep-stone = Nu niet
play-faces = Welke kant?
play-face-bought = zoals gekocht
play-face-turn = Omdraaien voor { $amount }
play-face-reserve = Met deze kant naar de reserve
play-huts = gratis, hoogstens 3
play-gate-open = Er ligt er een open: neem die in plaats van geld
play-gate-none = Er ligt er geen open
play-gate-take = Nemen
play-unseen =
    { $number ->
        [one] één nog ongezien
       *[other] { $number } nog ongezien
    }
play-marker = Nieuwe stadstegels tonen deze prijzen
play-scores = Punten
play-scores-open = Punten bekijken
play-switch-strip = Punten of bouwwerf
play-awarded = Laatste tegel: jij hebt er het meeste geld voor
    .short = Jij hebt er het meeste geld voor
play-stays = { $reason ->
    [tie] gelijk
   *[other] geen geld
}
play-rematch = Nog een partij
rules-title = Regels
replay-title = Naspelen
play-do-keep = Deze twee houden
play-do-tick = Aankruisen
play-ask-back =
    { $number ->
        [one] { $name } wil één stap terugnemen.
       *[other] { $name } wil { $number } stappen terugnemen.
    }
play-ask-bot = { $name } wil een bot laten spelen voor { $other }.
play-ask-waits = wacht op de anderen
play-agree = Akkoord
play-away = Een bot speelt voor jou.
play-come-back = Ik ben terug

# What a seat did last, beside its name.
play-deed-tile-placed = plaatst { $tile }
play-deed-tile-removed = breekt { $tile } af

# Welke vrijwillige vragen van modules iemand krijgt.

questions-title = Vragen van modules
questions-choice = Alleen vragen als ik iets kan kiezen
    .about = Kun je alleen nee zeggen, dan doet de server dat voor je, even vlot als je het zelf zou doen.
questions-none = Niet vóór mijn volgende beurt
    .about = Tot dan zegt de server telkens nee voor je. Niemand anders merkt dat.
questions-declined = Namens jou overgeslagen, zoals je wilde
