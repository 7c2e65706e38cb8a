# Wat alleen de panelen zeggen die iets vragen.

play-bid-none = Nog geen bod.
play-bid-stands = Hoogste bod { $amount } van { $name }.
play-bid-ask = Bieden of passen?
play-bid-yours = jouw bod?
play-bid-highest = hoogste
play-bid-passed = past
play-bid-waits = wacht
play-bid-exactly = Biedingen die je gepast kunt betalen, in één munteenheid
play-bid-no-money = Een hoger bod kun je niet gepast betalen.
play-favour = Je viziersteen inzetten?
play-favour-about = Eén tegel, gepast betaald, vóór de volgende beurt.
play-favour-buy = { $tile } kopen
play-stone-asked = wordt gevraagd
play-choose-on-table = Kies op tafel, of:
panel-no-bonus = Geen van je bonuskaarten toont een tegel van je Alhambra.
