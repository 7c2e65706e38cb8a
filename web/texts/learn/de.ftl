# Die erste Partie.

learn-guide = Dein Begleiter
learn-next = Weiter
learn-back = Zurück
learn-yours = Du bist dran
learn-leave = Lektion verlassen
learn-restart = Von vorn
learn-welcome = Willkommen in Granada! Dieser Brunnen ist das Herz deiner Alhambra. Um ihn herum baust du, und außen ziehst du eine Mauer.
learn-others = Omar und Inés bauen auch. Es gibt drei Wertungen; wer am Ende die meisten Punkte hat, gewinnt.
learn-money =
    Alles kostet Geld. In deinem Zug darfst du eine Karte nehmen oder mehrere, die zusammen höchstens 5 ergeben.
    Nimm Dirham 4 und Gulden 1.
learn-stalls = Vier Felder, vier Währungen. Der Teppich führt von jedem Plättchen zu den Karten, mit denen du es bezahlst.
learn-exact =
    Dieser Garten kostet 10. Bezahle passend mit 10 in seiner Währung, und du bekommst eine weitere Aktion.
    Wähle den Garten und kaufe ihn für { "4\u00A0+\u00A06" }.
learn-again =
    Passend bezahlt: eine weitere Aktion! Nimm noch eine Karte, du wirst sie brauchen.
    Nimm Gulden 6.
learn-build =
    Jetzt kommt der Garten in deine Alhambra. Was sich berührt, muss gleich sein: Mauer an Mauer, offen an offen. Gedreht wird nie.
    Platziere ihn über dem Brunnen. Auf einem anderen Bauplatz siehst du, warum er dort nicht liegen darf.
learn-walls = Seine Mauer liegt außen: Das bringt in jeder Wertung einen Punkt. Nur das längste Stück zählt, also halte deine Mauern zusammen.
learn-over =
    Für diese Arkaden hast du keine 6, aber eine 8. Du darfst zu viel bezahlen; Wechselgeld gibt es nicht.
    Kaufe die Arkaden für 8.
learn-reserve =
    Ein Gebäude musst du nicht gleich bauen. In der Reserve wartet es und zählt nichts.
    Lege die Arkaden in deine Reserve.
learn-redesign =
    Deine dritte Möglichkeit: umbauen. Baue ein Gebäude aus der Reserve an, baue eines dorthin ab oder tausche zwei aus.
    Wähle die Arkaden in der Reserve und platziere sie unter dem Brunnen.
learn-score = Hier siehst du, was eine Wertung jetzt brächte: wer von jeder Art am meisten hat, und die Mauern aller. Das ist immer offen.
learn-free = Jetzt spiele, wie du magst: Geld nehmen, Gebäude kaufen oder umbauen. Im Stapel liegen zwei Wertungskarten; die erste kommt bald.
learn-scored = Das war die erste Wertung. Bei jeder Art punktet, wer am meisten hat: von 1 für Pavillons bis 6 für Türme. Dazu kommt ein Punkt für jede Seite der längsten Mauer.
learn-later = In der zweiten Wertung bekommt auch der zweite Platz Punkte, in der dritten die ersten drei Plätze, und jedes Mal sind es viel mehr Punkte. Bei Gleichstand wird geteilt, abgerundet.
learn-last = Lässt sich der Bauhof nicht mehr auffüllen, bekommt jedes der letzten Gebäude, wer am meisten Geld in seiner Währung hat. Dann kommt die dritte Wertung.
learn-own = Du kannst jetzt alles. Spiele zu Ende, oder beginne eine eigene Partie, wann immer du willst.
learn-done = Deine erste Partie ist zu Ende. Gut gebaut! Und jetzt: mit Freunden, stärkeren Bots oder einem der acht Module?

learn-chapter-palace = Deine Alhambra
learn-chapter-money = Geld
learn-chapter-market = Der Bauhof
learn-chapter-exact = Passend zahlen
learn-chapter-build = Bauen
learn-chapter-walls = Mauern
learn-chapter-redesign = Umbauen
learn-chapter-scoring = Wertung
learn-chapter-own = Nun allein
