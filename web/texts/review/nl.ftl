# Een afgelopen partij uitgelegd: wie er beter voorstond, wat een fout was, wat geluk was.

analysis-ask = Door een sterke bot laten analyseren
analysis-about = Een sterke bot neemt de partij door: wie wanneer voorstond, welke zetten veel kostten en wat beter was.
analysis-thinking = Een sterke bot bekijkt de partij …
analysis-move = Deze zet
analysis-next = Wat { $name } nu het best kan doen
analysis-list-costly = Duurste zetten
analysis-list-turns = Keerpunten
analysis-mark = Zet { $number } kostte veel
    .turn = Keerpunt: zet { $number }
analysis-note = Fouten zijn punten die verloren gaan ten opzichte van de beste keuze, voor zover die vanaf die stoel te zien was. Geluk is wat trekkingen veranderden ten opzichte van hun gemiddelde. De kansen gelden als iedereen even sterk speelt.
analysis-play-on = Vanaf hier verderspelen
    .about = Een nieuwe tafel op dit moment, tegen bots; jij speelt voor { $name }.

review-parts = Deel van de analyse
review-part-game = De partij
review-part-moves = Zet voor zet
review-part-mistakes = Fouten
review-no-choice = Hier viel niets te kiezen.
review-chances = Winstkans: { $chances }
review-chance = { $name } { $chance }

## De uitslag, met en zonder geluk

review-won = { $names } won met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voorsprong.
    .tied = { $names } won bij een gelijk aantal punten.
    .shared = { $names } wonnen samen.
review-average = Bij gemiddeld geluk had { $names } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voorsprong gewonnen.
    .too = Ook bij gemiddeld geluk had { $names } gewonnen, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voorsprong.
    .level = Bij gemiddeld geluk waren { $names } gelijk geëindigd.

review-players = De spelers
review-points = Punten
review-good = Goede zetten
review-lost = Verlies per zet
review-luck = Geluk
review-adjusted = Bij gemiddeld geluk
review-no-mistakes = geen fouten
review-inaccuracy = { $count ->
    [one] { $count } onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
review-mistake = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
}
review-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}

review-entry = Zet { $number }
review-cost = { $size }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verloren
review-chance-lost = { $chance } winstkans verloren
review-better = Beter: { $move }
review-because = want
review-try = Vanaf hier proberen
review-turn = { $name }: { $before } → { $after }
review-details = Naar soort beslissing en herkomst van het geluk
review-by-kind = Verloren punten naar soort beslissing
review-by-source = Geluk naar herkomst, in punten

## Van fouten leren

review-learn = Van mijn fouten leren
    .of = Van fouten leren: { $name }
review-whose = Wiens zetten
review-question = Zet { $number }: wat zou jij doen?
review-question-place = Vraag { $number } van { $count }
review-as-seen = Alhambra, bouwwerf en hand zijn te zien zoals { $name } ze zag.
review-show-position = Stelling weer tonen
review-right = Goed, dat is de beste zet.
review-better-than-played = Beter dan wat er gespeeld is, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
review-as-played = Zo is er ook gespeeld, en dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
review-worse = Dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
review-yours = jouw keuze
review-played = gespeeld
review-why = De beste zet, vergeleken met de gespeelde
review-next-question = Verder
review-finish = Afronden
review-found = In { $found } van { $count ->
    [one] { $count } stelling
   *[other] { $count } stellingen
} vond je de beste zet.
review-again = Nog een keer
review-nothing-costly = { $name } deed in deze partij geen dure zet.
