# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-bonus-cards-welcome = Du hast drei Bonuskarten, die sonst niemand gesehen hat. Jede zeigt ein Plättchen ohne Mauer.
lesson-bonus-cards-buy = Der Turm für 12 ist auf einer deiner Karten, und er liegt im Bauhof. Du kannst ihn mit 12 Dukaten passend bezahlen.
lesson-bonus-cards-again = Passend bezahlt: Nimm mit der weiteren Aktion Geld.
lesson-bonus-cards-place = Platziere den Turm. Alle seine Seiten sind offen.
lesson-bonus-cards-open = Das Plättchen deiner Karte liegt in deiner Alhambra, also darfst du die Karte aufdecken: vor jeder deiner Aktionen oder zu Beginn einer Wertung. Eine Aktion kostet das nicht.
lesson-bonus-cards-done = Zwei Türme in deiner Alhambra und eine offene Karte zählen wie drei Türme. Verlässt das Plättchen die Alhambra, nimmst du die Karte wieder auf die Hand.
