import type { z } from "zod";
import type { practiceSchema } from "../../content-schema/practice.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import type { LaunchItem } from "./item.ts";

/** Defaults that carry a legal risk until a named person has looked at them. */
export function choiceItems(file: string, { input, variables }: ReadRecord): LaunchItem[] {
  const { analytics, rating } = input as z.input<typeof practiceSchema>;
  const mode = variables.get("analytics.mode");
  const group = "Choices that need a named review" as const;
  const items: LaunchItem[] = [];
  if (analytics.mode === "specified" && !analytics.reviewedBy) {
    const running = analytics.token ? "" : "; no token is set, so nothing is recorded yet";
    items.push({
      group,
      file: mode ?? file,
      field: "analytics.mode",
      found: `specified: records every visit without asking${running}`,
      todo: 'Choose the mode consent, or let counsel review this one and write reviewedBy: { name: "…", date: "…" } (CIPA, CMIA).',
    });
  }
  if (rating?.structuredData.shown && !rating.structuredData.reviewedBy) {
    items.push({
      group,
      file,
      field: "rating.structuredData.reviewedBy",
      found: "a rating of the practice by itself in the home page's structured data",
      todo: 'Set shown: false, or let somebody check it against the source and the search engines\' rules for own ratings, and write reviewedBy: { name: "…", date: "…" }.',
    });
  }
  return items;
}
