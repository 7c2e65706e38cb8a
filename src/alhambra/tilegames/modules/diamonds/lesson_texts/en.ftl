# What the guide says in a lesson, a message for each step.

lesson-diamonds-welcome = Diamonds are a fifth currency. You hold one of 4, and one of 5 is in the display.
lesson-diamonds-take = They are taken like any money card.
lesson-diamonds-any = No field of the market shows diamonds: they pay on every field. But never mix them with another currency.
lesson-diamonds-buy = The tower costs 9 dukat. You have none of those, but 4 and 5 in diamonds pay it exactly.
lesson-diamonds-again = Paid exactly, so you act again.
lesson-diamonds-place = Build the tower beside the garden.
lesson-diamonds-done = Diamonds buy what nothing else in your hand can. Spend them: when the last tiles are given out, they do not count.
