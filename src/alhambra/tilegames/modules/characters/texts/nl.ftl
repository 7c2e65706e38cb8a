module-characters = De personages
    .short = Personages
    .about = Zes van de tien personages duiken tussen het geld op en worden meteen geveild. Je bod betaal je gepast in één munteenheid; het personage helpt je vanaf dat moment.

character-abdul-karim = Abdul Karim
    .effect = betaalt één keer gepast: de tegel is gratis en je krijgt een extra actie, daarna gaat Abdul Karim uit het spel
character-abdul-knihstig = Abdul Knihstig
    .effect = na een aankoop vanaf prijs 10 mag je een open geldkaart nemen
character-ammar-el-schauf = Ammar El’Schauf
    .effect = aan het einde van je beurt mag je nog één keer verbouwen
character-faruk-will-haben = Faruk Will’haben
    .effect = je mag meerdere geldkaarten nemen tot samen 7 in plaats van 5
character-fatima = Fatima
    .effect = houd haar voor 8 punten of ruil haar meteen tegen de bovenste van de gedekt weggelegde personagekaarten
character-hakim-wahid = Hakim Wahid
    .effect = telt bij elke waardering als een half gebouw extra van een soort die je kiest
character-laila-wundabah = Laila Wundabah
    .effect = vóór je beurt mag je een tegel op de bouwwerf vervangen door een uit de buidel
character-machma-klain = Machma Klain
    .effect = vóór je beurt mag je een geldkaart ruilen tegen een open kaart die hoogstens evenveel waard is
character-yammerad = Yammerad
    .effect = aan het begin van je beurt mag je met minder dan 3 geldkaarten de bovenste kaart van de stapel nemen
character-yusuf-e-passuff = Yusuf E’Passuff
    .effect = bij elke waardering krijg je per volle 3 muurpunten 1 punt extra

## Beslissingen

decision-bid = Veiling van { $character } ({ $effect }), hoogste bod { $highest }. Bied of pas:
decision-pay-bid = { $character } is van jou. Betaal je bod van { $amount }:
decision-fatima = Fatima houden of ruilen?
decision-knihstig = Met Abdul Knihstig mag je een open geldkaart nemen:
decision-ammar = Met Ammar El’Schauf mag je nog één keer verbouwen:
decision-before-turn = Vóór je beurt kan een personage je helpen:
    .by-name = Hulp vóór je beurt: { $characters }
decision-yammerad = Met Yammerad mag je de bovenste kaart van de stapel nemen:
decision-hakim = Hakim Wahid telt als een half gebouw extra van één soort:

## Soorten acties

kind-bid = bieden
kind-pass-bid = passen
kind-pay-bid = bod betalen
kind-keep-fatima = Fatima houden
kind-swap-fatima = Fatima ruilen
kind-karim = Abdul Karim een tegel laten betalen
kind-faruk = met Faruk Will’haben geld nemen
kind-knihstig = met Abdul Knihstig een kaart nemen
kind-laila = Laila Wundabah een tegel laten vervangen
kind-machma = Machma Klain een kaart laten ruilen
kind-hakim = soort gebouw voor Hakim Wahid kiezen
kind-yammerad = bovenste kaart van de stapel nemen
kind-decline-character = geen personage inzetten

## Acties

action-bid = { $amount } bieden
action-pass-bid = passen
action-pay-bid = met { $cards } betalen
action-keep-fatima = Fatima houden
action-swap-fatima = Fatima ruilen
action-karim = Abdul Karim { $tile } laten betalen (extra actie)
action-faruk = met Faruk Will’haben { $cards } nemen
action-knihstig = { $card } nemen
action-laila = { $tile } door Laila Wundabah laten vervangen
action-machma = { $own } door Machma Klain laten ruilen tegen { $card }
action-hakim = Hakim Wahid laten meetellen voor { $type }
action-yammerad = bovenste kaart van de stapel nemen
action-decline-character = geen personage inzetten

## Gebeurtenissen

event-auction-begins = { $character } wordt geveild.
event-bid = { $seat } biedt { $amount }.
    .you = Je biedt { $amount }.
event-bid-passed = { $seat } past.
    .you = Je past.
event-bid-paid = { $seat } betaalt met { $cards }.
    .you = Je betaalt met { $cards }.
event-character-received = { $seat } krijgt { $character }.
    .you = Je krijgt { $character }.
event-character-used = { $seat } zet { $character } in.
    .you = Je zet { $character } in.
event-character-left-game = { $character } gaat uit het spel.
event-fatima-kept = { $seat } houdt Fatima.
    .you = Je houdt Fatima.
event-type-chosen = { $seat } kiest { $type } voor Hakim Wahid.
    .you = Je kiest { $type } voor Hakim Wahid.
event-card-given = { $seat } geeft { $card } weg.
    .you = Je geeft { $card } weg.
event-card-drawn = { $seat } trekt een kaart.
    .you = Je trekt een kaart.
event-card-drawn-is = { $seat } trekt { $card }.
    .you = Je trekt { $card }.
event-tile-replaced = Op de bouwwerf ligt nu { $tile } in plaats van { $old }.

source-characters = { $points } voor personages

view-characters-owner = { $character } ({ $seat })

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
refusal-only-characters = Vóór je beurt kun je alleen een personage inzetten of daarvan afzien.
refusal-bag-empty = De buidel is leeg; er kan geen tegel worden vervangen.
refusal-card-not-in-hand = Je hebt { $card } niet in de hand.
refusal-card-not-in-display = De kaart { $card } ligt niet open.
refusal-swapped-is-no-money = Je kunt alleen geldkaarten ruilen.
refusal-swapped-for-more = De open kaart mag hoogstens evenveel waard zijn als die van jou.
refusal-yammerad-takes-card = Laat { character-yammerad } een kaart trekken of zie ervan af.
refusal-too-much-money-held =
    { $limit ->
        [one] Je hebt meer dan { $limit } geldkaart in de hand.
       *[other] Je hebt meer dan { $limit } geldkaarten in de hand.
    }

## Fouten in materiaalbestanden

phrase-characters = Personages
error-component-characters-dealt = { $clause } eist 2 kaarten in elk van de stapels 2, 3 en 4, en daarnaast 4 weggelegde kaarten.
error-component-symbol = ‘symbol’ moet op deze kaart ‘{ $expected }’ zijn ({ $clause }).
error-component-printed-number = ‘{ $field }’ moet op deze kaart { $expected } zijn.
error-component-number-not-printed = Op deze kaart staat geen ‘{ $field }’.

## Positions

phrase-position-no-character-aside = Alle personages zijn gezien.
