# Was starke Bots denken: Hinweise am Tisch und die Analyse einer Wiedergabe.

hint-ask = Was täte jemand, der stark spielt?
hint-title = Stark gespielt wäre
hint-thinking = Denkt nach …
hint-none = Hier gibt es nichts zu raten.
hint-best = am besten
hint-behind = { $points } zurück
hint-allowed = Hinweise erlaubt
    .about = wer spielt, darf fragen, was stark wäre
