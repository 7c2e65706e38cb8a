# Was nur der Tisch und die Aufzeichnung des Würfelspiels sagen.

ui-your-dice = Deine Würfel
ui-score-sheet = Punktezettel
ui-places = Plätze
explain-coin = Vor der Aktion darfst du für eine Münze einen Würfel um eins drehen, danach für drei ein zweites Gebäude ankreuzen. Am Ende sind je zwei einen Punkt wert.
play-sheet-title = Dein Spielerzettel
play-race = wer eine Art zuerst vollendet, nimmt den besten freien Platz
play-dice-hint = ein gelber, ein blauer; für eine Münze um eins drehen
play-row = Reihe
play-column = Spalte
play-turn-up = { $value } auf { $to } drehen
play-turn-down = { $value } auf { $to } drehen
play-coins = Münzen
play-coins-spent =
    { $number ->
        [0] keine ausgegeben
       *[other] { $number } ausgegeben
    }
play-die-kept = behalten
play-die-passed = weitergegeben
play-die-open = behalten?
