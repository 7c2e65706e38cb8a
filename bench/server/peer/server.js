// A game on boardgame.io whose state is about as large as that of Alhambra in the middle of a game: four seats with
// hands and palaces, a market, a display, a deck. What is hidden is stripped, as its documentation says. Its store is memory.

const { Server, Origins } = require("boardgame.io/server");

const CURRENCIES = ["gulden", "dirham", "denar", "dukat"];
const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
const TILES_OF_A_PALACE = 9;
const CARDS_OF_A_HAND = 6;

const card = (number) => `${CURRENCIES[number % 4]}_${1 + (number % 9)}`;
const tile = (number) => ({
  name: `${TYPES[number % 6]}_${2 + (number % 12)}`,
  type: TYPES[number % 6],
  price: 2 + (number % 12),
  sides: ["", "n", "ne", "esw"][number % 4],
});

function setup({ ctx }) {
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => ({
    points: 0,
    cards: CARDS_OF_A_HAND,
    reserve: [tile(seat + 40)],
    palace: Array.from({ length: TILES_OF_A_PALACE }, (_, place) => ({
      cell: [(place % 3) - 1, Math.floor(place / 3) - 1],
      tile: tile(9 * seat + place),
    })),
  }));
  const hand = (seat) =>
    Array.from({ length: CARDS_OF_A_HAND }, (_, place) => card(6 * seat + place));
  return {
    secret: {
      deck: Array.from({ length: 60 }, (_, place) => card(place)),
      bag: Array.from({ length: 30 }, (_, place) => tile(place)),
    },
    players: Object.fromEntries(seats.map((_, seat) => [seat, { hand: hand(seat) }])),
    seats,
    market: [0, 1, 2, 3].map((slot) => ({
      field: slot + 1,
      currency: CURRENCIES[slot],
      tile: tile(slot),
    })),
    display: [0, 1, 2, 3].map(card),
    deck: 60,
    discard: 10,
    turn: 0,
    scorings_done: 1,
  };
}

// Take a card and the tile of a field; the oldest tile and card go back, so that the state stays as large as it is.
function buy({ G, playerID, random }, slot) {
  const seat = G.seats[Number(playerID)];
  const hand = G.players[playerID].hand;
  hand.push(G.display[slot]);
  G.secret.deck.push(hand.shift());
  G.secret.deck = random.Shuffle(G.secret.deck);
  G.display[slot] = G.secret.deck.pop();
  const [oldest] = seat.palace.splice(0, 1);
  seat.palace.push({ cell: oldest.cell, tile: G.market[slot].tile });
  G.secret.bag.push(oldest.tile);
  G.market[slot].tile = G.secret.bag.shift();
  G.turn += 1;
  seat.points += 1;
}

function playerView({ G, playerID }) {
  const { secret: _, players, ...open } = G;
  return { ...open, players: playerID in players ? { [playerID]: players[playerID] } : {} };
}

const bazaar = {
  name: "bazaar",
  setup,
  playerView,
  minPlayers: 4,
  maxPlayers: 4,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { buy: { move: buy, client: false } },
};

const server = Server({ games: [bazaar], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
