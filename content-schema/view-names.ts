/** The views that content may choose for a page, an office or a card. */
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

/** Scenes that are dark at any hour, with light words. */
export const nightViews: readonly string[] = ["lighthouse", "night"] satisfies CoastViewName[];
