/**
 * The layout a window has room for: the three columns of a desktop, the single column of a phone,
 * or
 * the two low columns of a phone in landscape.
 */
export interface Layout {
  compact: boolean; // too small for the desktop layout
  isLow: boolean; // palace and market side by side instead of stacked; implies compact
}

const DESK_WIDTH = 900;
const DESK_HEIGHT = 520;
const UPRIGHT_HEIGHT = 640; // enough for palace and market, stacked

export function layoutOf(width: number, height: number): Layout {
  const compact = width < DESK_WIDTH || height < DESK_HEIGHT;
  return { compact, isLow: compact && height < UPRIGHT_HEIGHT && width > height };
}
