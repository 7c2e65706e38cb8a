// What the server sends and takes, besides the messages of the games.

import type { ConfigMessage, DealingMessage, GameStanding, Judgement, Preview, RefusalMessage } from "../messages";
import type { Action, GameEvent, View } from "./game";

export interface SeatPlan {
  kind: string;
  name?: string;
}

export interface SeatInfo {
  kind: string;
  name: string | null;
  ready: boolean;
  stand_in: string | null;
  has_left?: boolean;
}

export type Dealing = DealingMessage;

export interface Question {
  seat: number;
  what: "take_back" | "stand_in";
  actions: number;
  absent: number | null;
  agreed: number[];
}

export interface Saying {
  seat: number | null;
  name: string;
  text: string;
}

export type Phase = "gathering" | "dealing" | "playing" | "over" | "closed";

export interface TableInfo {
  id: string;
  config: ConfigMessage;
  phase: Phase;
  pace: string;
  open_hands: boolean;
  public: boolean;
  seats: SeatInfo[];
  dealing: Dealing | null;
  broken_off: number;
  rematch?: string | null; // the table at which they meet again
  question: Question | null;
  said: Saying[];
}

interface Numbered {
  sequence: number;
  at: number;
}

export interface WholeTable extends Numbered {
  type: "table";
  table: TableInfo;
  view: View | null;
  undo: number;
  offers?: Action[];
}

export interface Resumed extends Numbered {
  type: "resumed";
  table: TableInfo;
  events: GameEvent[]; // all that was missed; they end with `next_decision`
  undo: number;
  offers?: Action[];
}

export interface Happened extends Numbered {
  type: "entry";
  entry?: { entry: string };
  table?: Omit<TableInfo, "said">; // if something besides the game has changed
  events?: GameEvent[]; // of an action; they end with `next_decision`
  view?: View; // instead of events where the game begins
  undo?: number;
  offers?: Action[]; // to the seat that decides
}

export interface Answered {
  type: "answer";
  id: string;
  sequence: number;
}

export interface RefusedCommand {
  type: "refused";
  id?: string;
  error: string;
  sentence: string;
  refusal?: RefusalMessage;
}

export interface Told {
  type: "told";
  id: string;
  at: number;
  table?: TableInfo;
  view?: View | null;
  offers?: Action[];
  preview?: Preview | null;
  refusals?: Judgement[];
  standing?: GameStanding | null;
  calls?: GameEvent[][]; // of the history: a page of what the set-up and the actions told
}

export type Message = WholeTable | Resumed | Happened | Answered | RefusedCommand | Told;
