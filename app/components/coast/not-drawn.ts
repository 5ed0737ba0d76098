import type { DrawingName } from "./drawings.ts";

/** The browser finds the drawings in the built page. */
export const drawn: Partial<Record<DrawingName, string>> = {};
