"""A seed that nobody chooses: the dealer promises a secret, every player adds to it, and only then is everything shown.

1. The dealer draws a secret and shows the promise, a hash of the secret and of everything that defines the game.
2. Every player draws a contribution and shows its commitment, a hash of it with the promise and the seat.
3. When all commitments are open, the dealer shows the final promise, a hash of the promise and all commitments.
4. Then the contributions are shown. The seed is the hash of the secret, the final promise and all contributions.
5. The secret is shown when the game is over; until then the dealer alone knows the seed.

Nobody can try out seeds: the final promise fixes every part of the seed before the first contribution is shown. A
player who keeps it can tell whether a record belongs to that dealing. Dealings of the older form have no final promise.
"""
