# Wat alleen de tafel in de browser zegt.

play-skip = Overslaan
play-talk = Chat
play-talk-none = Er heeft nog niemand iets gezegd.
play-talk-earlier = Eerdere berichten
play-talk-write = Zeg iets tegen iedereen
play-talk-later = Na het schudden
play-talk-send = Versturen
play-confirm = Keuzes bevestigen
play-confirm-always = Altijd
    .about = Er gebeurt niets voordat je op de groene knop drukt of hetzelfde nog eens kiest.
play-confirm-timer = Na een ogenblik
    .about = Een volledige keuze wordt vanzelf gespeeld; raak iets aan om de keuze te wijzigen.
play-confirm-off = Uit
    .about = Een volledige keuze wordt meteen gespeeld.
play-speed = Zetten van de anderen
play-speed-calm = Rustig
play-speed-brisk = Vlot
play-speed-quick = Snel
play-speed-none = Meteen
play-look = Beeld en geluid
play-sound = Geluiden
play-volume = Volume
play-animation = Animaties
play-dark = Bij lamplicht (donker)
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
play-bid-none = Nog geen bod.
play-bid-stands = Hoogste bod { $amount } van { $name }.
play-bid-ask = Bieden of passen?
play-bid-yours = jouw bod?
play-bid-highest = hoogste
play-bid-passed = past
play-bid-waits = wacht
play-bid-exactly = Biedingen die je gepast kunt betalen, in één munteenheid
play-bid-no-money = Een hoger bod kun je niet gepast betalen.
play-do-pass-bid = Passen
play-do-bid = { $amount } bieden
play-favour = Je viziersteen inzetten?
play-favour-about = Eén tegel, gepast betaald, vóór de volgende beurt.
play-favour-buy = { $tile } kopen
play-stone = Viziersteen, { $state }
play-card-back = Gedekte bonuskaart
play-market-field = Veld { $number } van de bouwwerf, { $currency }
play-stone-asked = wordt gevraagd
play-stone-active = actief
play-stone-used = omgedraaid
play-no = nee
play-do-keep-stone = Nu niet
play-choose-on-table = Kies op tafel, of:
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
play-scorings = Waarderingen
play-scored = geweest
play-if-now = stand nu
play-scoring-over = Deze waardering is voorbij.
play-last-scoring = De laatste waardering komt als de tegels op zijn: nog { $tiles } in de buidel
play-undecided = Eerst beslissen nog: { $names }
play-at-end = Aan het einde ook nog
play-switch-strip = Punten of bouwwerf
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
play-awarded = Laatste tegel: jij hebt er het meeste geld voor
    .short = Jij hebt er het meeste geld voor
play-stays = { $reason ->
    [tie] gelijk
   *[other] geen geld
}
play-continue = Verder
play-rematch = Nog een partij
rules-title = Regels
replay-title = Naspelen
play-result = Uitslag
play-share = Partij delen
play-share-copy = Link om na te spelen kopiëren
play-sheet = Alle waarderingen
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
play-table = Aan deze tafel
play-back = Iedereen vragen of een stap terug mag
play-replace = Vragen om een bot voor { $name }
play-leave = Weggaan; een bot speelt verder

# What a seat did last, beside its name.
play-deed-tile-placed = plaatst { $tile }
play-deed-tile-removed = breekt { $tile } af
panel-no-bonus = Geen van je bonuskaarten toont een tegel van je Alhambra.

# Welke vrijwillige vragen van modules iemand krijgt.

questions-title = Vragen van modules
questions-all = Altijd vragen
    .about = Bij de vizier, bonuskaarten, veilingen en personages krijg je elke keer de vraag.
questions-choice = Alleen vragen als ik iets kan kiezen
    .about = Kun je alleen nee zeggen, dan doet de server dat voor je, even vlot als je het zelf zou doen.
questions-none = Niet vóór mijn volgende beurt
    .about = Tot dan zegt de server telkens nee voor je. Niemand anders merkt dat.
questions-declined = Namens jou overgeslagen, zoals je wilde
