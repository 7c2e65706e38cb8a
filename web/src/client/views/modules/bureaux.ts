// The reducers of the Bureaux de Change.

import { type Changes, removeOne } from "../reducers";
import { gain, type TableView } from "../tileMoves";

export const BUREAUX: Changes<TableView> = {
  bureau_taken(view, event) {
    removeOne(view.display, event.card);
    gain(view, event.seat, event.card);
  },
};
