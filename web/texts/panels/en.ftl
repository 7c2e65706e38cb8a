# What only the panels say that ask a question.

play-bid-none = No bid yet.
play-bid-stands = Highest bid { $amount } by { $name }.
play-bid-ask = Bid or pass?
play-bid-yours = your bid?
play-bid-highest = highest
play-bid-passed = passed
play-bid-waits = waits
play-bid-exactly = Bids you can pay exactly, in one currency
play-bid-no-money = You cannot pay a higher bid exactly.
play-favour = Use your vizier stone?
play-favour-about = One tile, paid exactly, before the next turn.
play-favour-buy = Buy { $tile }
play-stone-asked = asked now
play-choose-on-table = Choose on the table, or:
panel-no-bonus = None of your bonus cards shows a tile in your palace.
