// The reducers of the Bonus Cards.

import type { AlhambraView, BonusCardsView } from "../../../messages";
import { type Changes, needed, removeOne } from "../reducers";

/** Inserts a card in its place: cards always keep the order of the view. */
function put(part: BonusCardsView, cards: string[], card: string): void {
  const order = Object.keys(part.tiles);
  cards.push(card);
  cards.sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export const BONUS_CARDS: Changes<AlhambraView> = {
  bonus_card_opened(view, event) {
    const part = needed(view.bonus_cards);
    part.face_down[event.seat] = needed(part.face_down[event.seat]) - 1;
    put(part, needed(part.open[event.seat]), event.card);
    const takenBack = needed(part.taken_back[event.seat]);
    if (takenBack.includes(event.card)) removeOne(takenBack, event.card);
    if (view.viewer === event.seat) removeOne(needed(part.hand), event.card);
  },
  bonus_card_taken_back(view, event) {
    const part = needed(view.bonus_cards);
    part.face_down[event.seat] = needed(part.face_down[event.seat]) + 1;
    removeOne(needed(part.open[event.seat]), event.card);
    put(part, needed(part.taken_back[event.seat]), event.card);
    if (view.viewer === event.seat) put(part, needed(part.hand), event.card);
  },
};
