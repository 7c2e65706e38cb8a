module-bureaux = Die Wechselstuben
    .short = Wechselstuben
    .about = Unter dem Geld sind sechs Karten mit je zwei Währungen. Statt Geld kannst du eine davon nehmen; spielst du sie bei einem Kauf aus, darfst du ihre beiden Währungen mischen.

kind-take-bureau = Wechselstube nehmen
action-take-bureau = { $card } nehmen
event-bureau-taken = { $seat } nimmt { $card }.
    .you = Du nimmst { $card }.

card-bureau = Wechselstube { $first }/{ $second }

## Ablehnungen

refusal-bureau-mixes-others = Eine Wechselstube mischt ihre beiden Währungen, und eine davon muss die des Bauhof-Felds sein.
refusal-bureau-not-in-display = { $card } liegt nicht in der Auslage.
