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

/** Dark at any hour, with light words. */
export const nightViews: readonly string[] = ["lighthouse", "night"] satisfies CoastViewName[];
