# Was nur die Tafeln sagen, die etwas fragen.

play-bid-none = Noch kein Gebot.
play-bid-stands = Höchstes Gebot { $amount } von { $name }.
play-bid-ask = Bieten oder passen?
play-bid-yours = dein Gebot?
play-bid-highest = führt
play-bid-passed = passt
play-bid-waits = wartet
play-bid-exactly = Gebote, die du in einer Währung passend bezahlen kannst
play-bid-no-money = Ein höheres Gebot kannst du nicht passend bezahlen.
play-favour = Wesirstein einsetzen?
play-favour-about = Ein Plättchen, passend bezahlt, vor dem nächsten Zug.
play-favour-buy = { $tile } kaufen
play-stone-asked = wird gefragt
play-choose-on-table = Wähle auf dem Tisch oder hier:
panel-no-bonus = Keine deiner Bonuskarten zeigt ein Plättchen in deiner Alhambra.
