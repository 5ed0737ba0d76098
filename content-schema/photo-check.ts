import { z } from "zod";
import { findingCodes } from "../app/features/photo-check/report.ts";
import { readCopy } from "./fill-facts.ts";
import { practice } from "./practice.ts";

const sentence = "What was found, and what to do about it";
const sentences = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, sentence])) as Record<Names[number], string>;
const count = (example: number) =>
  z.int({ error: `a whole number such as ${example}` }).min(1, { error: "at least 1" });

const { results, ...words } = readCopy("words/photo-check.yaml", {
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
  results: {
    limits: {
      files: count(8),
      openBytes: count(60_000_000),
      formBytes: count(20_000_000),
      pixels: count(64_000_000),
      shortSide: count(900),
    },
    words: {
      ...sentences([
        "checkingOne",
        "cleaned",
        "converted",
        "cleanedName",
        "saved",
        "remove",
        "notMedical",
      ]),
      thumbnail: "Small view of {name}",
      ofFile: "of {name}",
    },
    summary: {
      checking: "Checking {count} on your device…",
      done: "Done: {ready} ready to send, {other} worth a second look.",
      allReady: "Done: all {count} ready to send.",
      tooMany: "{count} photos checked. The form takes up to 3: remove {extra}.",
    },
    verdicts: sentences(["good", "advice", "problem"]),
    kinds: sentences(["other-picture", "document", "web-page", "archive", "text", "unknown"]),
    findings: sentences(findingCodes),
    locationUnnamed: sentence,
  },
});
// Unused without a photo consult.
const mostImages = practice.photoConsult?.mostImages ?? 0;

/** Copy of the photo check. Placeholders such as `{value}` are filled in per file. */
export const photoCheck = words;

/** Messages and limits of the results, shipped to the browser with the check. */
export const photoCheckResults = {
  ...results,
  limits: { ...results.limits, images: mostImages, pages: mostImages },
};
