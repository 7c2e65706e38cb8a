// How a seat is notified of its turns: in this browser, by mail, or by webhook.

import { ask, remove } from "./api";

/** The channels that the server offers. */
export interface Channels {
  webhook: boolean;
  email: boolean;
  push: { public_key: string };
}

export interface Address {
  id: number;
  kind: "push" | "email" | "webhook";
  address: string;
  is_confirmed: boolean;
}

const path = (table: string, seat: number, rest = ""): string =>
  `/tables/${table}/notices${rest}?seat=${seat}`;

export const channels = (): Promise<Channels> => ask("/notices");
export const addresses = (table: string, seat: number): Promise<Address[]> =>
  ask(path(table, seat));
export const forget = (table: string, seat: number, id: number): Promise<unknown> =>
  remove(path(table, seat, `/${id}`));
export const confirm = (table: string, seat: number, id: number, code: string): Promise<unknown> =>
  ask(path(table, seat, `/${id}/confirm`), { code });

export const addAddress = (
  table: string,
  seat: number,
  kind: "email" | "webhook",
  address: string,
  language: string,
): Promise<unknown> => ask(path(table, seat), { kind, address, language });

/** Browsers allow push only in secure contexts. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** Subscribes this browser; false if its user declines. */
export async function addThisBrowser(
  table: string,
  seat: number,
  key: string,
  language: string,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask(path(table, seat), { kind: "push", subscription: { endpoint, keys }, language });
  return true;
}
