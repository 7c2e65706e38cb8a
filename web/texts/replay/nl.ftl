# Het naspelen van een gespeelde partij.

replay-facts = { $seats_count ->
    [one] één speler
   *[other] { $seats_count } spelers
}, { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}, { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
}
replay-won = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $names } winnen met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
replay-nobody-won = De partij is afgelopen
replay-share = Link kopiëren
replay-download = Partijverslag
replay-start = De partij begint.
replay-seat = Wiens Alhambra te zien is
replay-moment = Moment in de partij
replay-entry = Zet { $number } van { $last }
replay-market = De bouwwerf toen
replay-hand = Kaarten van { $name }
replay-hidden = waren verborgen
replay-perspective = Gezien
replay-open = open, alle handen
replay-as = zoals { $name } het zag
replay-measure = Wat de grafiek toont
replay-measure-if-scored = Met de volgende waardering
replay-measure-if-ended = Als de partij nu eindigde
replay-measure-points = Punten
replay-measure-money = Geld
replay-measure-coins = Munten
replay-measure-wall = Muur
replay-measure-moat = Gracht
replay-measure-wall-and-moat = Muur en gracht
replay-measure-rows-and-columns = Rijen en kolommen
replay-speed = Tempo
replay-play = Afspelen
replay-pause = Pauze
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-own-before = Vorige zet van deze speler
replay-own-after = Volgende zet van deze speler
replay-scoring-before = Vorige waardering
replay-scoring-after = Volgende waardering
replay-keys = ← → zetten · ⇧ eigen zetten · ↑ ↓ waarderingen · spatie speelt af
replay-result = Uitslag
replay-sources = Waar de punten vandaan kwamen
replay-tab-points = Punten
replay-tab-log = Verloop
replay-tab-numbers = Cijfers
replay-tab-proof = Bewijs
replay-proof-about = Het partijverslag bevat de beloften van voor de eerste getoonde bijdrage, wat iedereen aan het schudden bijdroeg, en elke zet. Hier wordt alles nagerekend en vergeleken met wat deze browser heeft bewaard.
replay-proof-check = Nu narekenen
replay-proof-here = Door deze browser berekend
replay-proof-server = Gemeld door de server, die het verslag heeft nagespeeld
replay-proof-no-hash = Deze pagina kwam via een onversleutelde verbinding, dus de browser berekent geen hashes. Gebruik HTTPS, of download het verslag en voer ‘alhambra verify’ uit.
replay-proof-not-here = Hier niet berekend: dat elke zet de regels volgt en elke kaart uit de startwaarde komt. Dat staat hieronder; of voer ‘alhambra verify’ op je eigen computer uit.
replay-proof-seal = Onbeschadigd: het zegel past bij het verslag.
    .failed = Beschadigd: het zegel past niet bij het verslag.
replay-proof-chain = { $number ->
    [one] De keten van hashes over de enige zet leidt naar de kop van het verslag.
   *[other] De keten van hashes over alle { $number } zetten leidt naar de kop van het verslag.
}
    .failed = De keten van hashes leidt naar een andere kop: zetten zijn veranderd.
replay-proof-promise = In het verslag past het geheim van de gever bij de belofte.
    .failed = Het geheim van de gever past niet bij de belofte.
replay-proof-contributions = { $number ->
    [one] In het verslag past wat { $number } stoel bijdroeg, bij de vastlegging daarvan.
   *[other] In het verslag past wat alle { $number } stoelen bijdroegen, bij hun vastleggingen.
}
    .failed = Wat een stoel bijdroeg, past niet bij de vastlegging daarvan.
replay-proof-seed = Geheim en bijdragen geven deze startwaarde: { $seed }
replay-proof-position = De belofte omvat de stelling waarmee de partij verderging: het schudden is vanaf daar beloofd.
replay-proof-final = In het verslag omvat de definitieve belofte de belofte, alle vastleggingen en wie elke bijdrage trok.
    .failed = De definitieve belofte omvat niet wat het verslag bevat.
replay-proof-drawn-by-player = { $number ->
    [one] Volgens het verslag trok { $names } de eigen bijdrage aan het schudden; alleen { $names } kan dat bevestigen.
   *[other] Volgens het verslag trokken { $names } ieder de eigen bijdrage aan het schudden; alleen zij kunnen dat bevestigen.
}
replay-proof-drawn-by-dealer = { $number ->
    [one] Volgens het verslag trok de gever de bijdrage van { $names }.
   *[other] Volgens het verslag trok de gever de bijdragen van { $names }.
}
replay-proof-drawn-unknown = Een verslag in deze oudere vorm zegt niet wiens bijdragen de gever trok.
replay-proof-kept-final = { $name }: de definitieve belofte is die waarbij deze browser zijn bijdrage toonde. Alles waaruit de startwaarde ontstaat, stond toen al vast.
    .failed = { $name }: de definitieve belofte is niet die waarbij deze browser zijn bijdrage toonde. Het is niet het schudden dat hier werd beloofd.
replay-proof-kept-part = { $name }: vastlegging en bijdrage zijn die deze browser trok.
    .failed = { $name }: de vastlegging of de bijdrage is een andere dan deze browser trok.
replay-proof-kept-study = Deze browser bewaarde beloften van deze tafel, maar het verslag bevat er geen om te vergelijken: de partij is vanuit een stelling voortgezet, of het is niet de partij die hier werd geschud.
replay-proof-broken-off = { $number ->
    [one] { $name }: daarvoor is het schudden { $number } keer afgebroken nadat deze browser zijn bijdrage had getoond. Misschien beviel de startwaarde de gever niet.
   *[other] { $name }: daarvoor is het schudden { $number } keer afgebroken nadat deze browser zijn bijdrage had getoond. Misschien bevielen de startwaarden de gever niet.
}
replay-proof-seen-final = De definitieve belofte is die deze browser zag voordat iemand een bijdrage toonde. Zelf droeg deze browser niets bij.
    .failed = De belofte is een andere dan deze browser bij het schudden zag.
replay-proof-seen-first = De belofte van de gever is die deze browser zag, maar die bindt niet wat de spelers bijdroegen. De definitieve belofte heeft deze browser niet op tijd gezien.
replay-proof-nothing-kept = Deze browser heeft van het schudden van deze partij niets bewaard. Vergelijk de definitieve belofte met die je hebt genoteerd: { $promise }
replay-proof-seen-older = Deze browser zag de belofte voordat de partij begon. Een belofte van deze oudere vorm bindt niet wat de spelers bijdroegen.
replay-proof-not-seen-older = Deze browser heeft van het schudden van deze partij niets bewaard. Vergelijk de belofte met die je hebt genoteerd: { $promise }
replay-proof-study = Een studie: iemand koos de startwaarde, dus niemand beloofde dit schudden.
replay-proof-open = Het toeval werd met de hand gekozen.

ui-total = Totaal
