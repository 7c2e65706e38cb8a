# De herhaling van een gespeelde partij.

replay-title = Herhaling
replay-facts = { $seats_count ->
    [one] één speler
   *[other] { $seats_count } spelers
}, { $turns } beurten, { $number } zetten
replay-won = { $count ->
    [one] { $names } wint met { $points } punten
   *[other] { $names } winnen met elk { $points } punten
}
replay-nobody-won = De partij is voorbij
replay-share = Link kopiëren
replay-download = Partijverslag
replay-start = De partij begint.
replay-seat = Wiens paleis te zien is
replay-moment = Plaats in de partij
replay-entry = Zet { $number } van { $last }
replay-market = De bouwwerf toen
replay-hand = Kaarten van { $name }
replay-hidden = waren verborgen
replay-perspective = Gezien
replay-open = open, alle handen
replay-as = zoals { $name } het zag
replay-measure = Wat de grafiek toont
replay-measure-if-scored = Met de volgende waardering
replay-measure-if-ended = Als het nu eindigde
replay-measure-points = Punten
replay-measure-money = Geld
replay-measure-coins = Munten
replay-measure-wall = Muur
replay-measure-moat = Gracht
replay-measure-wall-and-moat = Muur en gracht
replay-measure-rows-and-columns = Rijen en kolommen
replay-speed = Tempo
replay-play = Afspelen
replay-pause = Stoppen
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
replay-tab-numbers = Getallen
replay-tab-proof = Bewijs
replay-proof-about = Het partijverslag bevat de belofte van voor de partij, wat iedereen aan het schudden bijdroeg, en elke zet. Hier wordt alles nagerekend.
replay-proof-check = Nu narekenen
replay-proof-here = Door deze browser berekend
replay-proof-server = Gezegd door de server, die het verslag heeft nagespeeld
replay-proof-no-hash = Deze pagina kwam over een onversleutelde verbinding, dus de browser berekent geen hashes. Open haar via HTTPS, of download het verslag en voer "alhambra verify" uit.
replay-proof-not-here = Hier niet berekend: dat elke zet de regels volgt en elke kaart uit de startwaarde komt. Dat staat hieronder; of voer "alhambra verify" op je eigen machine uit.
replay-proof-seal = Onbeschadigd: het zegel past bij het verslag.
    .failed = Beschadigd: het zegel past niet bij het verslag.
replay-proof-chain = De keten van hashes over alle { $number } zetten leidt naar de kop van het verslag.
    .failed = De keten van hashes leidt naar een andere kop: zetten zijn veranderd.
replay-proof-promise = Het geheim van de gever is wat voor de partij beloofd werd.
    .failed = Het geheim van de gever is niet het beloofde.
replay-proof-contributions = Wat alle { $number } plaatsen bijdroegen is waaraan ze gebonden waren voordat iemand het liet zien.
    .failed = Wat een plaats bijdroeg is niet waaraan zij gebonden was.
replay-proof-seed = Geheim en bijdragen geven deze startwaarde: { $seed }
replay-proof-seen = Deze browser zag de belofte voordat de partij begon.
replay-proof-not-seen = Deze browser zag de belofte niet voor de partij. Vergelijk haar met die je genoteerd hebt: { $promise }
replay-proof-study = Een studie: iemand koos de startwaarde, dus niemand beloofde dit schudden.
replay-proof-open = Het toeval werd met de hand gekozen.
