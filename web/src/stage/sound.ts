// Short sounds for events, synthesised by the browser.

import type { GameEvent } from "../client/game";
import { settings } from "../ui/settings.svelte";

const LOUDER = 1.6; // at full volume

let context: AudioContext | null = null;

/** A tone that fades out. */
function tone(
  pitch: number,
  at: number,
  length: number,
  kind: OscillatorType,
  loudness: number,
): void {
  const audio = (context ??= new AudioContext());
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * settings.volume * LOUDER, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(pitch, start);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

const tap = (): void => tone(190, 0, 0.09, "triangle", 0.25);
const coin = (): void =>
  [1320, 1760].forEach((pitch, index) => tone(pitch, index * 0.06, 0.16, "sine", 0.1));
const stone = (): void =>
  [130, 98].forEach((pitch, index) => tone(pitch, index * 0.03, 0.14, "square", 0.07));
const chord = (): void =>
  [392, 494, 587, 784].forEach((pitch, index) => tone(pitch, index * 0.09, 0.7, "sine", 0.09));
const call = (): void =>
  [660, 880].forEach((pitch, index) => tone(pitch, index * 0.12, 0.25, "sine", 0.12));

const SOUNDS: Partial<Record<GameEvent["event"], () => void>> = {
  money_taken: tap,
  card_given: tap,
  tile_bought: coin,
  stone_used: coin,
  bid_paid: coin,
  coins_taken: coin,
  tile_placed: stone,
  hut_taken: stone,
  gate_set: stone,
  building_ticked: stone,
  die_rolled: tap,
  scoring: chord,
  game_over: chord,
  auction_begins: call,
};

/** Plays a sound to try the volume. */
export const ring = call;

/** Plays the sounds of events, and a signal when the player's turn begins. */
export function play(events: GameEvent[], own: number | null): void {
  const isCalled = events.some((event) => event.event === "turn_begins" && event.seat === own);
  const found = new Set(events.flatMap((event) => SOUNDS[event.event] ?? []));
  if (isCalled) found.add(call);
  for (const sound of found) sound();
}
