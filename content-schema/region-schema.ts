import { z } from "zod";
import { pattern, text } from "./fields.ts";

/** The time zones of the United States; offices are open by the clock of one of them. */
export const timeZone = z.enum([
  "America/New_York",
  "America/Detroit",
  "America/Indiana/Indianapolis",
  "America/Kentucky/Louisville",
  "America/Chicago",
  "America/Denver",
  "America/Boise",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
]);

/** The language of all documents, as browsers and screen readers are told it. */
export const language = pattern(/^[a-z]{2}(?:-[A-Z]{2})?$/, "a language such as en-US, or es").meta(
  { hint: "Of the whole site, such as en-US. Screen readers choose their voice by it." },
);

/** The state that licenses the doctor and whose residents may be seen from home. */
export const state = z
  .strictObject({
    name: text("California"),
    abbreviation: pattern(/^[A-Z]{2}$/, "a state such as CA"),
  })
  .meta({ hint: "Where the doctor is licensed, and may see patients from home." });
