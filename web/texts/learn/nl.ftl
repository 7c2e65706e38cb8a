# De eerste partij.

learn-guide = Je gids
learn-next = Verder
learn-back = Terug
learn-yours = Jouw beurt
learn-leave = Les verlaten
learn-restart = Van voren af aan
learn-welcome = Welkom in Granada! Deze fontein is het hart van je Alhambra. Daaromheen ga je bouwen, en daaromheen komt een muur.
learn-others = Omar en Inés bouwen ook. Er zijn drie waarderingen; wie aan het eind de meeste punten heeft, wint.
learn-money =
    Alles kost geld. In je beurt mag je één kaart nemen, of meerdere die samen hoogstens 5 waard zijn.
    Neem dirham 4 en gulden 1.
learn-stalls = Vier velden, vier munteenheden. Het tapijt loopt van elke tegel naar de kaarten waarmee je die betaalt.
learn-exact =
    Deze tuin kost 10. Betaal gepast met 10 in de juiste munteenheid, en je krijgt een extra actie.
    Kies de tuin en koop die voor { "4\u00A0+\u00A06" }.
learn-again =
    Gepast betaald: een extra actie! Neem nog een kaart, die zul je nodig hebben.
    Neem gulden 6.
learn-build =
    Nu gaat de tuin je Alhambra in. Wat elkaar raakt, moet gelijk zijn: muur tegen muur, open tegen open. Tegels draai je nooit.
    Plaats hem boven de fontein. Op een ander vakje zie je waarom hij daar niet mag liggen.
learn-walls = De muur ligt buiten: dat levert in elke waardering een punt op. Alleen het langste stuk telt, dus houd je muren bij elkaar.
learn-over =
    Voor deze arcade heb je geen 6, wel een 8. Je mag te veel betalen; wisselgeld is er niet.
    Koop de arcade voor 8.
learn-reserve =
    Een tegel hoef je niet meteen te bouwen. In je reserve wacht hij en telt hij niet mee.
    Leg de arcade in je reserve.
learn-redesign =
    Je derde mogelijkheid: verbouwen. Bouw een tegel vanuit de reserve aan, breek er een af naar de reserve, of verwissel er twee.
    Kies de arcade in je reserve en plaats die onder de fontein.
learn-score = Hier zie je wat een waardering nu zou brengen: wie van elke soort de meeste heeft, en ieders muur. Het is altijd open.
learn-free = Speel nu zoals je wilt: geld, tegels of verbouwen. In de stapel liggen twee waarderingskaarten; de eerste komt gauw.
learn-scored = Dat was de eerste waardering. Bij elke soort krijgt wie er de meeste heeft punten: van 1 voor paviljoens tot 6 voor torens. En er is een punt voor elke zijde van de langste muur.
learn-later = In de tweede waardering krijgt ook de tweede plaats punten, in de derde de eerste drie plaatsen, en het zijn telkens veel meer punten. Bij gelijke stand wordt gedeeld, naar beneden afgerond.
learn-last = Kan de bouwwerf niet meer worden aangevuld, dan gaat elk van de laatste tegels naar wie het meeste geld van die munteenheid heeft. Daarna komt de derde waardering.
learn-own = Je weet nu alles. Speel door tot het eind, of begin een eigen partij wanneer je wilt.
learn-done = Je eerste partij is afgelopen. Goed gebouwd! En nu: met vrienden, sterkere bots of een van de acht modules?

learn-chapter-palace = Je Alhambra
learn-chapter-money = Geld
learn-chapter-market = De bouwwerf
learn-chapter-exact = Gepast betalen
learn-chapter-build = Bouwen
learn-chapter-walls = Muren
learn-chapter-redesign = Verbouwen
learn-chapter-scoring = Waardering
learn-chapter-own = Zelf verder
