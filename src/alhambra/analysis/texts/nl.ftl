# Waaruit de waarde van een stelling bestaat.

worth-points = punten
worth-lines = muren en grachten
worth-room = ruimte om te bouwen
worth-tiles = gebouwen en meerderheden
worth-reach = gebouwen binnen bereik
worth-reserve = reserve
worth-money = geld
worth-modules = modules

# Hoe groot een fout is, op zichzelf en boven een aantal.

mistake-good = goed
    .many = goed
mistake-inaccuracy = onnauwkeurigheid
    .many = onnauwkeurigheden
mistake-mistake = fout
    .many = fouten
mistake-blunder = blunder
    .many = blunders

# Waar een beslissing over ging.

about-money = geld
about-purchase = aankoop
about-payment = betaling
about-placing = plaatsen
about-redesign = verbouwing
about-module = module
about-sheet = blad

# Waar iets wat getrokken werd terechtkwam.

luck-start = begin
luck-display = open geld
luck-market = bouwwerf
luck-scoring = waarderingskaarten
luck-dirk = Dirk
luck-module = modules
luck-dice = dobbelstenen

# Wat er niet klopt aan een analyse.

error-analysis-of-other-game = Het spel { $game } kan niet worden geanalyseerd: niets beoordeelt de stellingen ervan.
error-analysis-unreadable = Dit is geen analyse.
error-analysis-of-other-version = Deze analyse is gemaakt met versie { $version } van de methode; maak die opnieuw.
error-analysis-of-other-record = Dit is de analyse van een andere partij.
