import { z } from "zod";
import { findingCodes } from "../app/features/photo-check/report.ts";
import { blanks, text } from "./fields.ts";
import { practice } from "./practice.ts";
import { readWords } from "./read-words.ts";

const sentence = text("What was found, and what to do about it");
const sentences = <const Names extends readonly string[]>(names: Names) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, sentence])) as Record<
      Names[number],
      typeof sentence
    >,
  );
const count = (example: number) =>
  z.int({ error: `a whole number such as ${example}` }).min(1, { error: "at least 1" });

/** The words and limits of the photo check. */
export const photoCheckSchema = z.strictObject({
  words: sentences([
    "eyebrow",
    "heading",
    "lead",
    "own",
    "choose",
    "more",
    "joins",
    "drop",
    "types",
    "promise",
    "noScript",
    "starting",
    "missing",
  ]),
  results: z.strictObject({
    limits: z.strictObject({
      files: count(8),
      openBytes: count(60_000_000),
      formBytes: count(20_000_000),
      pixels: count(64_000_000),
      shortSide: count(900),
    }),
    words: sentences([
      "checkingOne",
      "cleaned",
      "converted",
      "cleanedName",
      "saved",
      "remove",
      "notMedical",
    ]).extend({ thumbnail: blanks("Small view of {name}"), ofFile: blanks("of {name}") }),
    summary: z.strictObject({
      checking: blanks("Checking {count} on your device…"),
      done: blanks("Done: {ready} ready to send, {other} worth a second look."),
      allReady: blanks("Done: all {count} ready to send."),
      tooMany: blanks("{count} photos checked. The form takes up to 3: remove {extra}."),
    }),
    verdicts: sentences(["good", "advice", "problem"]),
    kinds: sentences(["other-picture", "document", "web-page", "archive", "text", "unknown"]),
    findings: sentences(findingCodes),
    locationUnnamed: sentence,
  }),
});

const { results, ...words } = readWords("words/photo-check.yaml", photoCheckSchema);
// Where there is no photo consult, nothing shows it.
const mostImages = practice.photoConsult?.mostImages ?? 0;

/** The words of the photo check. `{value}` and the like are filled in for each file. */
export const photoCheck = words;

/** The words and limits of its results, which reach the browser with the check itself. */
export const photoCheckResults = {
  ...results,
  limits: { ...results.limits, images: mostImages, pages: mostImages },
};
