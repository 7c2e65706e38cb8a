# De regels bij de hand.

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
rules-reading-about = Een blauwe I toont onze uitleg waar de gedrukte regels zwijgen of twee lezingen toelaten. De regels staan hier in onze eigen woorden.
rules-open-to-open = open tegen open
rules-wall-to-wall = muur tegen muur
rules-wall-to-open = muur tegen open
rules-side = raakt met een zijde
rules-corner = raakt alleen met een hoek
rules-reached = te voet bereikbaar
rules-not-reached = achter een muur
rules-hole = een leeg vakje, ingesloten
rules-wall-of-six = één stuk buitenmuur, zes zijden: 6 punten
rules-inner-wall = een dubbele muur binnenin telt niet
rules-short-alhambra-1 = In je beurt doe je precies één ding: geld nemen, een tegel kopen of verbouwen.
rules-short-alhambra-2 = Neem één geldkaart, of meerdere die samen hoogstens 5 waard zijn.
rules-short-alhambra-3 = Betaal een tegel met kaarten van de munteenheid van het veld, minstens de prijs. Wisselgeld is er niet.
rules-short-alhambra-4 = Wie gepast betaalt, krijgt een extra actie.
rules-short-alhambra-5 = Aan het einde van je beurt plaats je wat je hebt gekocht: nooit gedraaid, muur tegen muur of open tegen open, te voet bereikbaar, zonder gaten; of je legt het in je reserve.
rules-short-alhambra-6 = Er zijn drie waarderingen: twee als hun kaarten worden opengelegd, één aan het einde. Punten zijn er voor de meeste gebouwen van elke soort en voor de langste buitenmuur.
rules-short-alhambra-7 = Kan de bouwwerf niet meer worden aangevuld, dan gaat elk van de laatste tegels naar wie het meeste geld in de munteenheid van het veld heeft. De partij eindigt met de derde waardering.
rules-short-granada-1 = Net als Alhambra, maar je bouwt een stad, met grachten in plaats van muren.
rules-short-granada-2 = Elke tegel heeft twee kanten met een andere soort en prijs. Je koopt wat boven ligt.
rules-short-granada-3 = Bij het plaatsen mag je een tegel voor 3 in één munteenheid omdraaien; in de reserve mag elke kant boven liggen.
rules-short-granada-4 = N is het aantal tegels van een soort in alle steden. De plaatsen zijn N waard; 2 N en N; 3 N, 2 N en N.
rules-short-granada-5 = Bij een gelijke stand beslist de duurste tegel van de soort.
rules-short-combined-1 = Op elk veld van de bouwwerf ligt een tegel van Alhambra en een van Granada.
rules-short-combined-2 = Je bouwt een paleis en daarnaast een stad: waar ze elkaar raken, ligt een muur tegen een gracht.
rules-short-combined-3 = Alles telt zoals in het eigen spel. Het langste stuk waar muur en gracht samen lopen, levert 2 punten per zijde op.
rules-short-roll-and-write-1 = Vier dobbelstenen liggen bij je spelersblad: twee gele voor rijen, twee blauwe voor kolommen.
rules-short-roll-and-write-2 = Kruis een gebouw aan waar een gele en een blauwe dobbelsteen elkaar kruisen, of neem een munt voor elk kruispunt dat al is aangekruist.
rules-short-roll-and-write-3 = Voor één munt draai je een dobbelsteen één omhoog of omlaag; voor drie munten kruis je met de andere twee een tweede gebouw aan.
rules-short-roll-and-write-4 = Het paar dat je niet houdt, geef je door aan je buur.
rules-short-roll-and-write-5 = Wie een soort het eerst vol heeft, neemt de beste plaats. Rijen en kolommen met vier, vijf of zes kruisjes leveren ook punten op.
rules-short-roll-and-write-6 = Elke twee munten die over zijn, zijn een punt waard.

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
rules-section-alh-fin = Einde van de partij
rules-section-alh-dirk = Met twee spelers: Dirk
rules-section-alh-opt = Variant
rules-section-gra = Granada
rules-section-com = Alhambra + Granada
rules-section-rnw = Roll & Write
rules-section-viz = De gunst van de vizier
rules-section-bur = Wisselkantoren
rules-section-bon = Bonuskaarten
rules-section-hut = Bouwhutten
rules-section-gat = Stadspoorten
rules-section-dia = Diamanten
rules-section-cha = Personages
rules-section-cam = Legerkampen
