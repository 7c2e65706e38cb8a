// What the drawings need to know of types, currencies and seats.

export type Look = readonly [base: string, light: string, deep: string, ink: string];

export const TYPES: Record<string, Look> = {
  pavilion: ["#3B6FB6", "#6E9EDD", "#234A86", "#fff"],
  seraglio: ["#B23A48", "#D9697A", "#7E2030", "#fff"],
  arcades: ["#8A5A33", "#B98552", "#5C3A1E", "#fff"],
  chambers: ["#EFE6D2", "#F6F0E2", "#FFFDF6", "#3A4454"],
  garden: ["#4E8F4B", "#86BE72", "#2C6236", "#fff"],
  tower: ["#6F4A8E", "#9B78BA", "#4A2C68", "#fff"],
  fountain: ["#5FA9B0", "#A9D8D6", "#2A6C79", "#fff"],
  arena: ["#7C858F", "#B5BCC4", "#474F59", "#fff"],
  bath_house: ["#4FA3D1", "#A8D8F2", "#23648F", "#fff"],
  library: ["#8E3F7A", "#C67DB2", "#58224C", "#fff"],
  hostel: ["#B58550", "#DFBD8A", "#714A22", "#fff"],
  hospital: ["#D3E6DF", "#F7FDFB", "#6F9C8F", "#1F4A40"],
  market: ["#D2492F", "#F2906F", "#8A2213", "#fff"],
  park: ["#8BAA3A", "#C6DB80", "#4E6616", "#fff"],
  school: ["#E08A2E", "#F9C27F", "#934F0C", "#fff"],
  residential_area: ["#E0BB3C", "#F8E394", "#8A6C0E", "#fff"],
  alhambra: ["#8FB7C9", "#DCEBEE", "#4F7C93", "#fff"],
};

/** From this price on a building is drawn grander. */
export const RICH: Record<string, number> = {
  pavilion: 6,
  seraglio: 7,
  arcades: 8,
  chambers: 9,
  garden: 10,
  tower: 11,
};

export const CURRENCY_INK: Record<string, string> = {
  gulden: "#8C6408",
  dirham: "#17512D",
  denar: "#143F74",
  dukat: "#87390A",
  diamond: "#3A2463",
};

/** A seat is told by colour, pattern and outline: the symbol of each, and its colour. */
export const SEATS = [
  { symbol: "seat-you", colour: "#1F7A86" },
  { symbol: "seat-omar", colour: "#A63A5B" },
  { symbol: "seat-ines", colour: "#B07A14" },
  { symbol: "seat-marta", colour: "#4B4E9E" },
  { symbol: "seat-you", colour: "#1F7A86" },
  { symbol: "seat-omar", colour: "#A63A5B" },
] as const;
export const DIRK = { symbol: "seat-dirk", colour: "#6D6A63" } as const;

export const TURN = { n: 0, e: 90, s: 180, w: 270 } as const;
export const CORNERS = [
  ["n", "w", 0],
  ["n", "e", 90],
  ["e", "s", 180],
  ["s", "w", 270],
] as const;

/** The corners of an eight-pointed star, as a polygon. */
export function starPoints(cx: number, cy: number, radius: number): string {
  const points: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const reach = index % 2 === 0 ? radius : radius * 0.765;
    const angle = (Math.PI * index) / 8;
    points.push(`${(cx + reach * Math.cos(angle)).toFixed(2)},${(cy + reach * Math.sin(angle)).toFixed(2)}`);
  }
  return points.join(" ");
}
