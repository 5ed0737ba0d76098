import { language } from "./language.ts";

const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });

/** The months in printed dates: “November 1, 2026”. */
export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  format.format(Date.UTC(2026, month)),
);
