# What the guide says in a lesson, a message for each step.

lesson-characters-welcome = A character has turned up in the deck and is auctioned at once. Faruk lets you take several money cards worth up to 7 instead of 5.
lesson-characters-bid = You are next to move, so you bid first. You may only bid what you can pay exactly in one currency. Start with 4.
lesson-characters-more = Omar bids 6, and Inés has passed. You have denar 3 and denar 4: together they make 7.
lesson-characters-pay = Omar passes, and Faruk is yours. Pay your bid.
lesson-characters-use = It is your turn, and Faruk can help at once: gulden 2 and gulden 5 make 7.
lesson-characters-done = Ten characters, ten talents: touch a card to read what it does. Some help once, some in every scoring, and of those marked ❖ you may use one a turn.
