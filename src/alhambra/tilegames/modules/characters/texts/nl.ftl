module-characters = De personages

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

## Weigeringen

refusal-hakim-chooses-type = Kies de soort gebouw waarvoor { character-hakim-wahid } telt.
refusal-no-such-type = De soort gebouw { $type } bestaat niet.
refusal-bid-or-pass = Bied op het personage of pas.
refusal-bid-too-low = Bied meer dan { $highest } of pas.
refusal-bid-not-payable = Je kunt { $amount } niet gepast in één munteenheid betalen.
refusal-bid-is-paid = Kies de kaarten waarmee je je bod van { $amount } betaalt.
refusal-bid-paid-exactly = Je bod is { $amount }; dat moet je gepast betalen.
refusal-bid-paid-in-one-currency = Een bod betaal je in één munteenheid of in de twee van een wisselkantoor.
refusal-fatima-is-decided = Beslis nu of je Fatima houdt of ruilt.
refusal-character-serves-another = { $character } is niet bij jou in dienst.
refusal-character-serves-not-now = { $character } helpt je nu niet.
refusal-faruk-needless = Deze kaarten kun je zonder { character-faruk-will-haben } nemen.
refusal-knihstig-takes-card = Neem met { character-abdul-knihstig } een open geldkaart of zie ervan af.
refusal-money-not-in-display = Er ligt geen geldkaart { $card } open.
refusal-ammar-redesigns = { character-ammar-el-schauf } verbouwt alleen; verbouw of zie ervan af.
refusal-only-characters = Vóór je beurt zet je alleen een personage in of zie je daarvan af.
refusal-bag-empty = De buidel is leeg; er kan geen tegel worden vervangen.
refusal-card-not-in-hand = Je hebt { $card } niet in de hand.
refusal-card-not-in-display = De kaart { $card } ligt niet open.
refusal-swapped-is-no-money = Alleen geldkaarten worden geruild.
refusal-swapped-for-more = De open kaart mag hoogstens evenveel waard zijn als die van jou.
refusal-yammerad-takes-card = Laat { character-yammerad } een kaart trekken of zie ervan af.
refusal-too-much-money-held =
    { $limit ->
        [one] Je hebt meer dan { $limit } geldkaart in de hand.
       *[other] Je hebt meer dan { $limit } geldkaarten in de hand.
    }
