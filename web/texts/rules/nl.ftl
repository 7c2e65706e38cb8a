# De regels bij de hand.

rules-title = Regels
rules-search = Zoek in de regels
rules-count = { $count ->
    [one] één regel
   *[other] { $count } regels
}
rules-this-table = Deze tafel
rules-all = Alle
rules-in-short = In het kort
rules-interpretation = uitleg
rules-asked = hier vroeg je naar
rules-nothing = Geen regel bevat deze woorden.
rules-why = Waarom?
rules-reading-about = Een blauwe I toont onze uitleg waar de gedrukte regels zwijgen of er twee toelaten. De regels zijn in eigen woorden geschreven.
rules-open-to-open = open aan open
rules-wall-to-wall = muur aan muur
rules-wall-to-open = muur aan open
rules-side = raakt met een zijde
rules-corner = raakt alleen met een hoek
rules-reached = te voet bereikbaar
rules-not-reached = achter een muur
rules-hole = een leeg vak, ingesloten
rules-wall-of-six = één stuk buitenmuur, zes zijden: 6 punten
rules-inner-wall = een dubbele muur binnenin telt niet
rules-short-alhambra-1 = In je beurt doe je één ding: geld nemen, een gebouw kopen of verbouwen.
rules-short-alhambra-2 = Neem één geldkaart, of meer kaarten die samen hoogstens 5 waard zijn.
rules-short-alhambra-3 = Betaal een gebouw met kaarten van de ene munt van zijn veld, minstens de prijs. Wisselgeld is er niet.
rules-short-alhambra-4 = Wie gepast betaalt, mag nog een keer.
rules-short-alhambra-5 = Aan het eind van je beurt leg je aan wat je kocht: nooit gedraaid, muur aan muur of open aan open, te voet bereikbaar, zonder gaten; of op je reserveveld.
rules-short-alhambra-6 = Drie waarderingen: twee als hun kaarten verschijnen, één aan het eind. Punten voor de meeste gebouwen van elke soort en voor de langste buitenmuur.
rules-short-alhambra-7 = Kan de bouwwerf niet meer gevuld worden, dan gaan de laatste gebouwen naar wie het meeste geld van hun munt heeft, en eindigt het spel met de derde waardering.
rules-short-granada-1 = Zoals Alhambra, maar je bouwt een stad, met grachten in plaats van muren.
rules-short-granada-2 = Elke tegel heeft twee kanten met een andere soort en prijs. Je koopt wat boven ligt.
rules-short-granada-3 = Bij het aanleggen draait 3 geld hem om; op het reserveveld mag elke kant boven liggen.
rules-short-granada-4 = N is het aantal tegels van een soort in alle steden. De plaatsen zijn N waard; 2 N en N; 3 N, 2 N en N.
rules-short-granada-5 = Bij gelijke aantallen beslist de duurste tegel van de soort.
rules-short-combined-1 = Op elk veld van de bouwwerf ligt een tegel van Alhambra en een van Granada.
rules-short-combined-2 = Je bouwt een paleis en ernaast een stad: waar ze elkaar raken ligt muur aan gracht.
rules-short-combined-3 = Alles telt zoals in het eigen spel, en 2 punten extra voor elke zijde waar muur en gracht samen lopen.
rules-short-roll-and-write-1 = Vier dobbelstenen liggen bij je blad: twee gele voor rijen, twee blauwe voor kolommen.
rules-short-roll-and-write-2 = Kruis een gebouw aan waar een gele en een blauwe elkaar kruisen, of neem een munt voor elk kruispunt dat al is aangekruist.
rules-short-roll-and-write-3 = Een munt draait een steen één verder; drie munten kruisen met de andere twee een tweede gebouw aan.
rules-short-roll-and-write-4 = Het paar dat je niet gebruikt gaat naar je buur.
rules-short-roll-and-write-5 = Wie een soort het eerst vol heeft neemt de beste plaats. Rijen en kolommen met vier, vijf of zes kruisjes tellen ook.
rules-short-roll-and-write-6 = Twee munten over zijn een punt.

## Sections

rules-section-alh-comp = Materiaal
rules-section-alh-set = Opbouw
rules-section-alh-turn = Een beurt
rules-section-alh-money = Geld nemen
rules-section-alh-buy = Kopen
rules-section-alh-red = Verbouwen
rules-section-alh-place = Plaatsen
rules-section-alh-end = Einde van de beurt
rules-section-alh-sco = Waardering
rules-section-alh-fin = Einde van het spel
rules-section-alh-dirk = Met twee: Dirk
rules-section-alh-opt = Variant
rules-section-gra = Granada
rules-section-com = Alhambra en Granada samen
rules-section-rnw = Roll & Write
rules-section-viz = De gunst van de vizier
rules-section-bur = Wisselkantoren
rules-section-bon = Bonuskaarten
rules-section-hut = Bouwhutten
rules-section-gat = Stadspoorten
rules-section-dia = Diamanten
rules-section-cha = Personages
rules-section-cam = Legerkampen
