# What the guide says in a lesson, a message for each step.

lesson-bonus-cards-welcome = You hold three bonus cards that nobody else has seen. Each shows one tile without walls.
lesson-bonus-cards-buy = The tower for 12 is one of yours, and it is in the market. You can pay exactly 12 dukat.
lesson-bonus-cards-again = Paid exactly: take money with your extra action.
lesson-bonus-cards-place = Build the tower. All its sides are open.
lesson-bonus-cards-open = The tile on your card is in your palace, so you may reveal the card: before any of your actions, or when a scoring begins. It takes no action.
lesson-bonus-cards-done = Two towers in your palace and a revealed card count as three. If the tile ever leaves the palace, the card returns to your hand.
