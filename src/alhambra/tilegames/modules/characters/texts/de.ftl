module-characters = Die Charaktere
    .short = Charaktere
    .about = Sechs von zehn Charakteren tauchen unter dem Geld auf und werden sofort versteigert. Ein Gebot wird passend in einer einzigen Währung bezahlt; von da an hilft der Charakter dir, wenn du ihn ersteigert hast.

character-abdul-karim = Abdul Karim
    .effect = zahlt einmal passend: Das Plättchen ist gratis, du bekommst eine weitere Aktion, und er kommt aus dem Spiel
character-abdul-knihstig = Abdul Knihstig
    .effect = nach einem Kauf ab Preis 10 darfst du eine offene Geldkarte nehmen
character-ammar-el-schauf = Ammar El’Schauf
    .effect = am Zugende darfst du zusätzlich einmal umbauen
character-faruk-will-haben = Faruk Will’haben
    .effect = du darfst mehrere Geldkarten nehmen, die zusammen bis zu 7 statt 5 ergeben
character-fatima = Fatima
    .effect = behalte sie für 8 Punkte oder tausche sie sofort gegen die oberste der verdeckt beiseitegelegten Charakterkarten
character-hakim-wahid = Hakim Wahid
    .effect = zählt bei jeder Wertung als ein zusätzliches halbes Gebäude einer Art, die du wählst
character-laila-wundabah = Laila Wundabah
    .effect = vor deinem Zug darfst du ein Plättchen im Bauhof durch eins aus dem Beutel ersetzen
character-machma-klain = Machma Klain
    .effect = vor deinem Zug darfst du eine Geldkarte gegen eine offene mit höchstens gleichem Wert tauschen
character-yammerad = Yammerad
    .effect = zu Beginn deines Zuges darfst du mit weniger als 3 Geldkarten die oberste Karte vom Stapel nehmen
character-yusuf-e-passuff = Yusuf E’Passuff
    .effect = bei jeder Wertung bekommst du für je volle 3 Mauerpunkte 1 Punkt extra

## Entscheidungen

decision-bid = Versteigerung von { $character } ({ $effect }), höchstes Gebot { $highest }. Biete oder passe:
decision-pay-bid = { $character } gehört dir. Bezahle dein Gebot von { $amount }:
decision-fatima = Fatima behalten oder tauschen?
decision-knihstig = Mit Abdul Knihstig darfst du eine offene Geldkarte nehmen:
decision-ammar = Mit Ammar El’Schauf darfst du noch einmal umbauen:
decision-before-turn = Vor deinem Zug kann dir ein Charakter helfen:
    .by-name = Hilfe vor deinem Zug: { $characters }
decision-yammerad = Mit Yammerad darfst du die oberste Karte vom Stapel nehmen:
decision-hakim = Hakim Wahid zählt als ein zusätzliches halbes Gebäude einer Art:

## Arten von Aktionen

kind-bid = bieten
kind-pass-bid = passen
kind-pay-bid = Gebot bezahlen
kind-keep-fatima = Fatima behalten
kind-swap-fatima = Fatima tauschen
kind-karim = Abdul Karim ein Plättchen bezahlen lassen
kind-faruk = mit Faruk Will’haben Geld nehmen
kind-knihstig = mit Abdul Knihstig eine Karte nehmen
kind-laila = Laila Wundabah ein Plättchen ersetzen lassen
kind-machma = Machma Klain eine Karte tauschen lassen
kind-hakim = Gebäudeart für Hakim Wahid wählen
kind-yammerad = oberste Karte vom Stapel nehmen
kind-decline-character = keinen Charakter einsetzen

## Aktionen

action-bid = { $amount } bieten
action-pass-bid = passen
action-pay-bid = mit { $cards } bezahlen
action-keep-fatima = Fatima behalten
action-swap-fatima = Fatima tauschen
action-karim = Abdul Karim { $tile } bezahlen lassen (weitere Aktion)
action-faruk = mit Faruk Will’haben { $cards } nehmen
action-knihstig = { $card } nehmen
action-laila = { $tile } von Laila Wundabah ersetzen lassen
action-machma = { $own } von Machma Klain gegen { $card } tauschen lassen
action-hakim = Hakim Wahid als { $type } zählen lassen
action-yammerad = oberste Karte vom Stapel nehmen
action-decline-character = keinen Charakter einsetzen

## Ereignisse

event-auction-begins = { $character } wird versteigert.
event-bid = { $seat } bietet { $amount }.
    .you = Du bietest { $amount }.
event-bid-passed = { $seat } passt.
    .you = Du passt.
event-bid-paid = { $seat } bezahlt mit { $cards }.
    .you = Du bezahlst mit { $cards }.
event-character-received = { $seat } bekommt { $character }.
    .you = Du bekommst { $character }.
event-character-used = { $seat } setzt { $character } ein.
    .you = Du setzt { $character } ein.
event-character-left-game = { $character } kommt aus dem Spiel.
event-fatima-kept = { $seat } behält Fatima.
    .you = Du behältst Fatima.
event-type-chosen = { $seat } wählt für Hakim Wahid die Gebäudeart { $type }.
    .you = Du wählst für Hakim Wahid die Gebäudeart { $type }.
event-card-given = { $seat } gibt { $card } ab.
    .you = Du gibst { $card } ab.
event-card-drawn = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
event-card-drawn-is = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
event-tile-replaced = Im Bauhof liegt jetzt { $tile } statt { $old }.

source-characters = { $points } für Charaktere

view-characters-owner = { $character } ({ $seat })

## Ablehnungen

refusal-hakim-chooses-type = Wähle die Gebäudeart, als die { character-hakim-wahid } zählen soll.
refusal-no-such-type = Die Gebäudeart { $type } gibt es nicht.
refusal-bid-or-pass = Biete für den Charakter oder passe.
refusal-bid-too-low = Biete mehr als { $highest } oder passe.
refusal-bid-not-payable = Du kannst { $amount } nicht passend in einer einzigen Währung bezahlen.
refusal-bid-is-paid = Wähle die Karten, mit denen du dein Gebot von { $amount } bezahlst.
refusal-bid-paid-exactly = Dein Gebot ist { $amount }; du musst es passend bezahlen.
refusal-bid-paid-in-one-currency = Ein Gebot bezahlst du in einer einzigen Währung oder in den beiden einer Wechselstube.
refusal-fatima-is-decided = Entscheide jetzt, ob du Fatima behältst oder tauschst.
refusal-character-serves-another = { $character } steht nicht in deinem Dienst.
refusal-character-serves-not-now = { $character } kann dir jetzt nicht helfen.
refusal-faruk-needless = Diese Karten kannst du ohne { character-faruk-will-haben } nehmen.
refusal-knihstig-takes-card = Nimm mit { character-abdul-knihstig } eine offene Geldkarte oder verzichte.
refusal-money-not-in-display = In der Auslage liegt keine Geldkarte { $card }.
refusal-ammar-redesigns = Mit { character-ammar-el-schauf } kannst du nur umbauen; baue um oder verzichte.
refusal-only-characters = Vor deinem Zug kannst du nur einen Charakter einsetzen oder darauf verzichten.
refusal-bag-empty = Der Beutel ist leer; es kann kein Plättchen ersetzt werden.
refusal-card-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-card-not-in-display = { $card } liegt nicht in der Auslage.
refusal-swapped-is-no-money = Tauschen kannst du nur Geldkarten.
refusal-swapped-for-more = Die offene Karte darf höchstens so viel wert sein wie deine eigene.
refusal-yammerad-takes-card = Lass { character-yammerad } eine Karte ziehen oder verzichte.
refusal-too-much-money-held =
    { $limit ->
        [one] Du hast mehr als { $limit } Geldkarte auf der Hand.
       *[other] Du hast mehr als { $limit } Geldkarten auf der Hand.
    }

## Fehler in Materialdateien

phrase-characters = Charaktere
error-component-characters-dealt = { $clause } verlangt je 2 Karten in den Stapeln 2, 3 und 4 und 4 beiseitegelegte Karten.
error-component-symbol = „symbol“ muss auf dieser Karte „{ $expected }“ sein ({ $clause }).
error-component-printed-number = „{ $field }“ muss auf dieser Karte { $expected } sein.
error-component-number-not-printed = Auf dieser Karte steht kein „{ $field }“.

## Positions

phrase-position-no-character-aside = Alle Charaktere wurden gesehen.
