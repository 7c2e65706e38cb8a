# Die erste Partie.

learn-guide = Dein Begleiter
learn-next = Weiter
learn-back = Zurück
learn-yours = Du bist dran
learn-leave = Lektion verlassen
learn-restart = Von vorn
learn-welcome = Willkommen in Granada! Dieser Brunnen ist das Herz deines Palastes. Um ihn herum wirst du bauen, und eine Mauer ziehen.
learn-others = Omar und Inés bauen auch. Dreimal wird gewertet; wer am Ende die meisten Punkte hat, gewinnt.
learn-money =
    Alles kostet Geld. Im eigenen Zug darfst du eine Karte nehmen, oder mehrere im Wert von höchstens 5.
    Nimm Dirham 4 und Gulden 1.
learn-stalls = Vier Felder, vier Währungen. Der Teppich führt von jedem Gebäude zu deinen Karten, die es bezahlen.
learn-exact =
    Dieser Garten kostet 10. Bezahle genau 10 in seiner Währung, und du bist noch einmal dran.
    Wähle den Garten und kaufe ihn für { "4\u00A0+\u00A06" }.
learn-again =
    Passend bezahlt: noch eine Aktion! Nimm eine Karte, du wirst sie brauchen.
    Nimm Gulden 6.
learn-build =
    Jetzt kommt der Garten in den Palast. Was sich berührt, muss gleich sein: Mauer an Mauer, offen an offen. Gedreht wird nie.
    Lege ihn über den Brunnen. Ein anderes Feld sagt, warum nicht.
learn-walls = Seine Mauer liegt außen: Das zählt in jeder Wertung einen Punkt. Nur das längste Stück zählt, also halte deine Mauern zusammen.
learn-over =
    Für diese Arkaden hast du keine 6, aber eine 8. Du darfst zu viel bezahlen; Wechselgeld gibt es nicht.
    Kaufe die Arkaden für 8.
learn-reserve =
    Ein Gebäude muss nicht gleich gebaut werden. Auf dem Reservefeld zählt es nichts, aber es wartet.
    Lege die Arkaden auf dein Reservefeld.
learn-redesign =
    Deine dritte Möglichkeit: umbauen. Hole ein Gebäude aus der Reserve, lege eines dorthin, oder tausche zwei.
    Wähle die Arkaden in der Reserve und lege sie unter den Brunnen.
learn-score = Hier siehst du, was eine Wertung jetzt brächte: wer von jeder Art am meisten hat, und die Mauern aller. Das ist immer offen.
learn-free = Jetzt spiele, wie du magst: Geld, Gebäude oder Umbau. Im Stapel liegen zwei Wertungskarten; die erste kommt bald.
learn-scored = Das war die erste Wertung. Bei jeder Art punktet, wer am meisten hat: 1 für Pavillons bis 6 für Türme. Dazu ein Punkt für jede Seite der längsten Mauer.
learn-later = In der zweiten Wertung zählt auch der zweite Platz, in der dritten zählen drei Plätze, und es gibt jedes Mal viel mehr Punkte. Gleichstand wird geteilt, abgerundet.
learn-last = Lässt sich der Bauhof nicht mehr füllen, gehen die letzten Gebäude an die mit dem meisten Geld ihrer Währung. Dann kommt die dritte Wertung.
learn-own = Du kannst jetzt alles. Spiele zu Ende, oder beginne eine eigene Partie, wann immer du willst.
learn-done = Deine erste Partie ist zu Ende. Gut gebaut! Jetzt mit Freunden, stärkeren Bots oder einem der acht Module?

learn-chapter-palace = Dein Palast
learn-chapter-money = Geld
learn-chapter-market = Der Bauhof
learn-chapter-exact = Passend zahlen
learn-chapter-build = Bauen
learn-chapter-walls = Mauern
learn-chapter-redesign = Umbauen
learn-chapter-scoring = Wertung
learn-chapter-own = Nun allein
