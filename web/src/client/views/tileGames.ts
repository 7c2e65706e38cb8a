// The reducers of the games with tiles. They infer nothing: they only carry out what the event
// says.

import { type Changes, needed, removeOne } from "./reducers";
import {
  gain,
  pay,
  put,
  showing,
  type TableView,
  takeFromMarket,
  takeFromReserve,
  takeNewTile,
} from "./tileMoves";

const FIELDS = 4;

const sameCell = (one: [number, number], other: [number, number]): boolean =>
  one[0] === other[0] && one[1] === other[1];

function setPoints(view: TableView, points: number[]): void {
  points.forEach((number, seat) => (needed(view.seats[seat]).points = number));
}

export const TILE_GAMES: Changes<TableView> = {
  turn_begins(view, event) {
    view.turn = event.turn;
    view.turn_seat = event.seat;
  },
  turn_ends(view, event) {
    view.idle_turns = event.idle_turns;
  },
  money_taken(view, event) {
    for (const card of event.cards) {
      removeOne(view.display, card);
      gain(view, event.seat, card);
    }
  },
  tile_bought(view, event) {
    pay(view, event.seat, event.cards);
    view.new_tiles.push(takeFromMarket(view, event.tile));
  },

  // --- building ---

  tile_placed(view, event) {
    const tile = takeFromReserve(view, event.seat, event.tile) ?? takeNewTile(view, event.tile);
    const { palace } = needed(view.seats[event.seat]);
    palace.push({ ...tile, cell: event.cell });
    palace.sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]);
  },
  tile_removed(view, event) {
    const seat = needed(view.seats[event.seat]);
    const laid = needed(seat.palace.find(({ cell }) => sameCell(cell, event.cell)));
    removeOne(seat.palace, laid);
    const { cell: _, ...tile } = laid;
    seat.reserve.push(tile);
  },
  tile_reserved(view, event) {
    needed(view.seats[event.seat]).reserve.push(takeNewTile(view, event.tile));
  },
  tile_given(view, event) {
    needed(view.dirk).tiles.push(takeNewTile(view, event.tile));
  },
  tile_left_out(view, event) {
    takeNewTile(view, event.tile);
  },
  tile_turned_over(view, event) {
    pay(view, event.seat, event.cards);
    view.new_tiles = view.new_tiles.map((tile) =>
      tile.tile === event.tile ? showing(tile, event.face) : tile,
    );
  },

  // --- drawing ---

  card_revealed(view, event) {
    view.deck -= 1;
    view.display.push(event.card);
  },
  tile_revealed(view, event) {
    view.bags[event.bag] = needed(view.bags[event.bag]) - 1;
    needed(view.market[FIELDS * event.bag + event.field - 1]).tile = event.printed;
  },
  deck_reshuffled(view, event) {
    view.deck = event.cards;
    view.discard = 0;
    for (const hand of event.known) {
      const seat = needed(view.seats[hand.seat]);
      for (const card of hand.cards) {
        put(seat.known, card);
        seat.hidden -= 1;
      }
    }
  },
  scoring_card_revealed(view, event) {
    view.deck -= 1;
    view.scorings_due.push(event.scoring);
  },
  dirk_got_tile(view, event) {
    view.bags[event.bag] = needed(view.bags[event.bag]) - 1;
    needed(view.dirk).tiles.push(event.printed);
  },
  marker_moved(view, event) {
    view.marker = event.marker;
  },

  // --- points and the end ---

  scoring_begins(view, event) {
    view.scorings_due = view.scorings_due.filter((scoring) => scoring !== event.scoring);
  },
  scoring(view, event) {
    view.scorings_done += 1;
    setPoints(view, event.points);
    if (view.dirk !== null) view.dirk.points += needed(event.gained.at(-1));
  },
  tiles_awarded(view, event) {
    view.new_tiles = event.tiles.map((tile) => takeFromMarket(view, tile));
  },
  game_over(view, event) {
    setPoints(view, event.points);
    view.is_over = true;
    view.winners = event.winners;
  },
};
