# Was in einer Lektion gesagt wird, eine Nachricht für jeden Schritt.

lesson-characters-welcome = Ein Charakter ist aufgetaucht und wird sofort versteigert. Mit Faruk darfst du mehrere Geldkarten im Wert von höchstens 7 statt 5 nehmen.
lesson-characters-bid = Als Nächstes bist du am Zug, also bietest du zuerst. Bieten darfst du nur, was du in einer Währung passend bezahlen kannst. Beginne mit 4.
lesson-characters-more = Omar bietet 6, Inés hat gepasst. Du hast Denar 3 und Denar 4: Zusammen sind das 7.
lesson-characters-pay = Omar passt, und Faruk gehört dir. Bezahle dein Gebot.
lesson-characters-use = Du bist am Zug, und Faruk hilft gleich: Gulden 2 und Gulden 5 sind zusammen 7.
lesson-characters-done = Zehn Charaktere, zehn Talente: Tippe eine Karte an, um zu lesen, was sie kann. Manche helfen einmal, manche in jeder Wertung, und von denen mit ❖ darfst du einen pro Zug einsetzen.
