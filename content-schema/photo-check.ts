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
// Where there is no photo consult, nothing shows it.
const mostImages = practice.photoConsult?.mostImages ?? 0;

/** The copy of the photo check. `{value}` and the like are filled in for each file. */
export const photoCheck = words;

/** The copy and limits of its results, which reach the browser with the check itself. */
export const photoCheckResults = {
  ...results,
  limits: { ...results.limits, images: mostImages, pages: mostImages },
};
