import { sizes } from "./sizes.svelte";

/** The layout a window has room for. */
export interface Layout {
  compact: boolean; // a phone: small pieces, and tabs instead of columns
  isLow: boolean; // a phone in landscape: palace and market side by side; implies compact
  isShort: boolean; // a small upright phone: the other seats move to their tab; implies compact
  isUpright: boolean; // a tablet: the other seats, the palace and the market, one below the other
  isNarrow: boolean; // a small desktop, where three columns leave the dice game too little room
}

const DESK_WIDTH = 900;
const DESK_HEIGHT = 520;
const UPRIGHT_HEIGHT = 640; // enough for palace and market, stacked
const TABLET_WIDTH = 700;
const TABLET_HEIGHT = 900;
const ROOMY_WIDTH = 1180; // enough for three columns

/** The layout of a window of this size in pixels; larger text needs more of them. */
export function layoutOf(widthInPixels: number, heightInPixels: number): Layout {
  const [width, height] = [widthInPixels / sizes.text, heightInPixels / sizes.text];
  const isUpright =
    width >= TABLET_WIDTH && width < ROOMY_WIDTH && height >= TABLET_HEIGHT && height > width;
  const compact = !isUpright && (width < DESK_WIDTH || height < DESK_HEIGHT);
  const isLow = compact && height < UPRIGHT_HEIGHT && width > height;
  return {
    compact,
    isLow,
    isShort: compact && !isLow && height < UPRIGHT_HEIGHT,
    isUpright,
    isNarrow: !compact && !isUpright && width < ROOMY_WIDTH,
  };
}

/** The layout before the window is measured. */
export const DESK: Layout = layoutOf(ROOMY_WIDTH, DESK_HEIGHT);
