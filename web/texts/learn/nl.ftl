# De eerste partij.

learn-guide = Je gids
learn-next = Verder
learn-back = Terug
learn-yours = Jouw beurt
learn-leave = Les verlaten
learn-restart = Van voren af aan
learn-welcome = Welkom in Granada! Deze bron is het hart van je paleis. Daaromheen ga je bouwen, met een muur eromheen.
learn-others = Omar en Inés bouwen ook. Drie keer worden er punten geteld; wie er aan het eind de meeste heeft, wint.
learn-money =
    Alles kost geld. In je beurt mag je één kaart nemen, of meer kaarten die samen hoogstens 5 waard zijn.
    Neem dirham 4 en gulden 1.
learn-stalls = Vier velden, vier munten. Het tapijt loopt van elke tegel naar je kaarten die hem betalen.
learn-exact =
    Deze tuin kost 10. Betaal precies 10 in zijn eigen munt, en je mag nog een keer.
    Kies de tuin en koop hem voor { "4\u00A0+\u00A06" }.
learn-again =
    Gepast betaald: je mag nog een keer! Neem een kaart, je zult haar nodig hebben.
    Neem gulden 6.
learn-build =
    Nu gaat de tuin je paleis in. Wat elkaar raakt moet gelijk zijn: muur aan muur, open aan open. Tegels draai je nooit.
    Leg hem boven de bron. Een ander vak zegt waarom niet.
learn-walls = De muur ligt buiten: dat telt in elke waardering een punt. Alleen het langste stuk telt, dus houd je muren bij elkaar.
learn-over =
    Voor deze arcade heb je geen 6, wel een 8. Je mag te veel betalen; wisselgeld is er niet.
    Koop de arcade voor 8.
learn-reserve =
    Een tegel hoeft niet meteen gebouwd te worden. Op je reserveveld telt hij niet, maar hij wacht.
    Leg de arcade op je reserveveld.
learn-redesign =
    Je derde mogelijkheid: verbouwen. Haal een tegel uit de reserve, leg er een neer, of ruil er twee.
    Kies de arcade in je reserve en leg haar onder de bron.
learn-score = Hier zie je wat een waardering nu zou brengen: wie van elke soort de meeste heeft, en ieders muur. Het is altijd open.
learn-free = Speel nu zoals je wilt: geld, tegels of verbouwen. In de stapel liggen twee waarderingskaarten; de eerste komt gauw.
learn-scored = Dat was de eerste waardering. Van elke soort scoort wie er de meeste heeft: 1 voor paviljoens tot 6 voor torens. En een punt voor elke zijde van de langste muur.
learn-later = In de tweede waardering telt ook de tweede plaats, in de derde tellen er drie, en er zijn telkens veel meer punten. Bij gelijke stand wordt gedeeld, naar beneden afgerond.
learn-last = Kan de bouwwerf niet meer gevuld worden, dan gaan de laatste tegels naar wie het meeste geld van hun munt heeft. Daarna komt de derde waardering.
learn-own = Je kunt het nu. Speel door tot het eind, of begin een eigen partij wanneer je wilt.
learn-done = Je eerste partij is voorbij. Goed gebouwd! Nu met vrienden, sterkere bots, of een van de acht modules?

learn-chapter-palace = Je paleis
learn-chapter-money = Geld
learn-chapter-market = De bouwwerf
learn-chapter-exact = Gepast betalen
learn-chapter-build = Bouwen
learn-chapter-walls = Muren
learn-chapter-redesign = Verbouwen
learn-chapter-scoring = Waardering
learn-chapter-own = Zelf verder
