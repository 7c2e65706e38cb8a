module-characters = Die Charaktere

character-abdul-karim = Abdul Karim
character-abdul-knihstig = Abdul Knihstig
character-ammar-el-schauf = Ammar El’Schauf
character-faruk-will-haben = Faruk Will’haben
character-fatima = Fatima
character-hakim-wahid = Hakim Wahid
character-laila-wundabah = Laila Wundabah
character-machma-klain = Machma Klain
character-yammerad = Yammerad
character-yusuf-e-passuff = Yusuf E’Passuff

## Ablehnungen

refusal-hakim-chooses-type = Wähle die Gebäudeart, für die { character-hakim-wahid } zählt.
refusal-no-such-type = Die Gebäudeart { $type } gibt es nicht.
refusal-bid-or-pass = Biete für den Charakter oder passe.
refusal-bid-too-low = Biete mehr als { $highest } oder passe.
refusal-bid-not-payable = Du kannst { $amount } nicht passend in einer einzigen Währung bezahlen.
refusal-bid-is-paid = Wähle die Karten, mit denen du dein Gebot von { $amount } bezahlst.
refusal-bid-paid-exactly = Dein Gebot ist { $amount }; du musst es passend bezahlen.
refusal-bid-paid-in-one-currency = Ein Gebot bezahlst du in einer einzigen Währung oder in den beiden einer Wechselstube.
refusal-fatima-is-decided = Entscheide jetzt, ob du Fatima behältst oder tauschst.
refusal-character-serves-another = { $character } steht nicht in deinem Dienst.
refusal-character-serves-not-now = { $character } hilft dir jetzt nicht.
refusal-faruk-needless = Diese Karten kannst du ohne { character-faruk-will-haben } nehmen.
refusal-knihstig-takes-card = Nimm mit { character-abdul-knihstig } eine offene Geldkarte oder verzichte.
refusal-money-not-in-display = In der Auslage liegt keine Geldkarte { $card }.
refusal-ammar-redesigns = { character-ammar-el-schauf } baut nur um; baue um oder verzichte.
refusal-only-characters = Vor deinem Zug setzt du nur einen Charakter ein oder verzichtest darauf.
refusal-bag-empty = Der Beutel ist leer; es kann kein Plättchen ersetzt werden.
refusal-card-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-card-not-in-display = { $card } liegt nicht in der Auslage.
refusal-swapped-is-no-money = Getauscht werden nur Geldkarten.
refusal-swapped-for-more = Die offene Karte darf höchstens so viel wert sein wie deine eigene.
refusal-yammerad-takes-card = Lass { character-yammerad } eine Karte ziehen oder verzichte.
refusal-too-much-money-held =
    { $limit ->
        [one] Du hast mehr als { $limit } Geldkarte auf der Hand.
       *[other] Du hast mehr als { $limit } Geldkarten auf der Hand.
    }
