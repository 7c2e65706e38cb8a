// Where the visitor is: the start, or a table. Links carry their token behind the #, which no server logs.

export interface TablePlace {
  table: string;
  seat: number | null;
  invitation?: string;
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** The table in the address; null on the start page. */
export function place(): TablePlace | null {
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

/** The token of a link, once; it does not stay in the address. */
export function takeToken(): string | null {
  const token = location.hash.slice(1);
  if (token === "") return null;
  history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** Keeps an invitation, by which a seat can be taken, as long as this window is open. */
export function keepInvitation(table: string, token: string): void {
  sessionStorage.setItem(`alhambra.invitation.${table}`, token);
}

/** The seat that an address names: none where several are played from here. */
export const seatToGoTo = (own: number[]): number | null =>
  own.length === 1 ? (own[0] ?? null) : null;

export function go(to: TablePlace): void {
  if (to.invitation !== undefined) keepInvitation(to.table, to.invitation);
  history.pushState(null, "", `/tables/${to.table}${to.seat === null ? "" : `?seat=${to.seat}`}`);
  for (const listener of listeners) listener();
}

/** Shows another page of this site. */
export function visit(path: string): void {
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
