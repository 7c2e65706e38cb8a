// Where the visitor is: the start page or a table. Links carry their token after the #, which no
// server logs.

export interface TablePlace {
  table: string;
  seat: number | null;
  invitation?: string;
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** The table in the address bar; null on the start page. */
export function currentTable(): TablePlace | null {
  const found = /^\/tables\/([\w-]+)$/.exec(location.pathname);
  if (found === null) return null;
  const query = new URLSearchParams(location.search);
  const seat = query.get("seat");
  const kept = sessionStorage.getItem(`alhambra.invitation.${found[1]}`);
  return {
    table: found[1] as string,
    seat: seat === null ? null : Number(seat),
    ...(kept === null ? {} : { invitation: kept }),
  };
}

/** Reads the token of a link and removes it from the address bar. */
export function takeToken(): string | null {
  const token = location.hash.slice(1);
  if (token === "") return null;
  history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** Keeps an invitation, which lets its holder take a seat, while this window is open. */
export function keepInvitation(table: string, token: string): void {
  sessionStorage.setItem(`alhambra.invitation.${table}`, token);
}

/** The seat to name in the address; null if several are played from here. */
export const seatForLink = (own: number[]): number | null =>
  own.length === 1 ? (own[0] ?? null) : null;

export function go(to: TablePlace): void {
  if (to.invitation !== undefined) keepInvitation(to.table, to.invitation);
  history.pushState(null, "", `/tables/${to.table}${to.seat === null ? "" : `?seat=${to.seat}`}`);
  for (const listener of listeners) listener();
}

/** Navigates to another page of this site. */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  for (const listener of listeners) listener();
}

export function onMove(listener: Listener): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}
