# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-vizier-welcome = Alle haben einen Wesirstein. Damit kauft man zwischen zwei Zügen ein Plättchen. Omar ist fertig, Inés wäre dran, aber vorher darfst du kaufen.
lesson-vizier-exact = Mit dem Stein wird passend bezahlt oder gar nicht. Der Turm kostet 9, und du hast Denar 4 und Denar 5: Kaufe ihn, bevor Inés es kann.
lesson-vizier-place = Das Plättchen wird sofort platziert. Passend zu bezahlen bringt hier keine weitere Aktion.
lesson-vizier-used = Dein Turm steht, der Bauhof ist aufgefüllt, und Inés war am Zug. Aber dein Stein ist jetzt umgedreht: Du kannst ihn noch nicht wieder benutzen.
lesson-vizier-up = Ihn wieder zu aktivieren kostet eine ganze Aktion. Tu es, wenn es nichts Besseres gibt, aber rechtzeitig vor dem nächsten Plättchen, das du unbedingt brauchst.
lesson-vizier-done = Dein Stein ist wieder aktiviert. Sammle kleine Karten verschiedener Währungen und achte auf Plättchen, die du passend bezahlen kannst.
