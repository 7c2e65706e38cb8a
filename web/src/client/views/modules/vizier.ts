// The reducers of the Vizier's Favour.

import { type Changes, needed } from "../reducers";
import { pay, type TableView, takeFromMarket } from "../tileMoves";

export const VIZIER: Changes<TableView> = {
  stone_used(view, event) {
    needed(view.vizier).active[event.seat] = false;
    view.idle_turns = 0;
    pay(view, event.seat, event.cards);
    view.new_tiles.push(takeFromMarket(view, event.tile));
  },
  stone_turned_up(view, event) {
    needed(view.vizier).active[event.seat] = true;
  },
};
