/** The views of the coast that a page, an office or a card may carry. */
export const coastViewNames = [
  "dawn",
  "palms",
  "pier",
  "chairs",
  "arch",
  "buoy",
  "driftwood",
  "storm",
  "ripples",
  "tide-pool",
  "shells",
  "lighthouse",
  "sail",
  "dunes",
  "cliffs",
  "boats",
  "night",
  "marsh",
  "hills",
  "birds",
] as const;

export type CoastViewName = (typeof coastViewNames)[number];
