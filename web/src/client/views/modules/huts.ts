// The reducers of the Builders' Huts.

import type { AlhambraView, HutPile } from "../../../messages";
import { type Changes, needed } from "../reducers";

/** The pile from which a hut is taken. */
function pileOf(view: AlhambraView, hut: string): HutPile {
  const part = needed(view.huts);
  return needed(part.piles.find(({ type }) => type === part.types[hut]));
}

export const HUTS: Changes<AlhambraView> = {
  hut_turned_up(view, event) {
    const pile = pileOf(view, event.tile);
    pile.top = event.printed;
    pile.face_down -= 1;
  },
  hut_taken(view, event) {
    const pile = pileOf(view, event.tile);
    view.new_tiles.push(needed(pile.top));
    pile.top = null;
  },
};
