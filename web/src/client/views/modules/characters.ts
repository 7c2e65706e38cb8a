// The reducers of the Characters.

import type { AlhambraView } from "../../../messages";
import { type Changes, needed, removeOne } from "../reducers";
import { pay, put } from "../tileMoves";

export const CHARACTERS: Changes<AlhambraView> = {
  turn_begins(view) {
    needed(view.characters).used = false;
  },
  auction_begins(view, event) {
    view.deck -= 1;
    removeOne(needed(view.characters).unseen, event.character);
  },
  bid_paid(view, event) {
    pay(view, event.seat, event.cards);
  },
  // An auctioned character is face up already; one that was set aside is not.
  character_received(view, event) {
    const part = needed(view.characters);
    part.owners[event.character] = event.seat;
    if (part.unseen.includes(event.character)) removeOne(part.unseen, event.character);
  },
  character_used(view) {
    needed(view.characters).used = true;
  },
  character_left_game(view, event) {
    Reflect.deleteProperty(needed(view.characters).owners, event.character);
  },
  type_chosen(view, event) {
    needed(view.characters).hakim_type = event.type;
  },
  scoring(view) {
    needed(view.characters).hakim_type = null;
  },
  card_given(view, event) {
    pay(view, event.seat, [event.card]);
  },
  card_drawn(view, event) {
    view.deck -= 1;
    const hand = needed(view.seats[event.seat]);
    hand.cards += 1;
    hand.hidden += 1;
  },
  card_drawn_is(view, event) {
    put(needed(view.hand), event.card);
  },
  tile_replaced(view, event) {
    needed(view.market[event.field - 1]).tile = event.printed;
  },
};
