/** How much room a window has: for three columns of a desk, for one of a phone, or for two low ones of a phone that lies on its side. */
export interface Layout {
  compact: boolean; // no room for a table as on a desk
  isLow: boolean; // then: palace and market stand beside each other, not one above the other
}

const DESK_WIDTH = 900;
const DESK_HEIGHT = 520;
const UPRIGHT_HEIGHT = 640; // enough for palace and market, one above the other

export function layoutOf(width: number, height: number): Layout {
  const compact = width < DESK_WIDTH || height < DESK_HEIGHT;
  return { compact, isLow: compact && height < UPRIGHT_HEIGHT && width > height };
}
