import type { z } from "zod";
import { fieldName } from "../../content/define.ts";
import type { practiceSchema } from "../../content/schema.ts";
import { type LaunchGroup, type LaunchItem, printValue } from "./item.ts";

type Marked = { sample: boolean; value: unknown; variable?: string };

const isMarked = (value: object): value is Marked => "sample" in value && "value" in value;

/** Every fact of a record that is marked `sample(…)` or `confirmed(…)`, with its field. */
export function markedFacts(value: unknown, path: PropertyKey[] = []): [string, Marked][] {
  if (typeof value !== "object" || value === null) return [];
  if (isMarked(value)) return [[fieldName(path), value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    markedFacts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Values that can only be placeholders, whatever their mark says. */
const placeholders = [
  /\bsample\b/i,
  /^\+1\d{3}55501\d\d$/,
  /^000 /,
  /^https:\/\/(?:[\w-]+\.)*example(?:\.\w+)?(?:\/|$)/,
  /^\/samples\//,
  /^20A 0+$/,
  /^https:\/\/www\.(?:instagram|youtube)\.com\/?$/,
];

/** Whether a value reads like a placeholder. */
export const looksLikeSample = (value: unknown): boolean =>
  typeof value === "string" && placeholders.some((pattern) => pattern.test(value));

const setting = (variable: string, what: string): [LaunchGroup, string] => [
  "Settings of the deployment",
  `Set ${variable} when the site is built, to ${what}; or write it here as confirmed("…").`,
];
const vendor = (what: string): [LaunchGroup, string] => [
  "Addresses of vendors and other sites",
  `Write confirmed("…") with ${what}.`,
];
const fact = (what: string): [LaunchGroup, string] => [
  "Facts of the practice",
  `In place of the sample, write confirmed("…") with ${what}.`,
];

/** What to do for each field; the first that fits counts. */
const advice: readonly [field: RegExp, advice: [LaunchGroup, string]][] = [
  [/^site\.url$/, setting("SITE_URL", "the site's own origin")],
  [
    /^site\.bookingUrl$/,
    setting("SITE_BOOKING_URL", "the booking vendor's page for this practice"),
  ],
  [
    /^site\.photoConsultUrl$/,
    setting("SITE_PHOTO_CONSULT_URL", "the e-signature form of the photo consult"),
  ],
  [/^site\./, setting("its variable", "the real value")],
  [/^lender\.url$/, vendor("the lender's page with its terms")],
  [/^social\[/, vendor("the practice's own page there, or remove the entry")],
  [
    /^builder\.url$/,
    vendor('the site builder\'s address, or confirmed("") to show the name alone'),
  ],
  [/mapUrl$/, vendor("the address that the map service gives for embedding this office")],
  [/directionsUrl$/, vendor("the map service's address for directions to this office")],
  [
    /^hipaa\.coveredEntity$/,
    [
      "Patient notices",
      "Ask counsel whether the practice is a HIPAA covered entity (one electronic claim or eligibility check makes it one) and write confirmed(true) or confirmed(false); the privacy page follows.",
    ],
  ],
  [
    /^hipaa\.privacyNotice$/,
    [
      "Patient notices",
      "Put the full Notice of Privacy Practices into public/ and write its path, or its https address (45 CFR 164.520). Only a practice that is no covered entity has none.",
    ],
  ],
  [
    /^promises\./,
    [
      "Promises to patients",
      'If the practice keeps this every time, write confirmed("…"). If not, write what it does keep, or confirmed("") to leave the sentence out (B&P 651).',
    ],
  ],
  [
    /fictitiousNamePermit$/,
    fact(
      'the number of the fictitious-name permit; confirmed("") only if the practice uses no name but the doctor\'s own (B&P 2285, 2415)',
    ),
  ],
  [/^medicare$/, fact("what the doctor has told Medicare: opted-out, not-enrolled or enrolled")],
  [
    /licence\.number$/,
    fact("the number on the license (it can be looked up at search.dca.ca.gov)"),
  ],
  [/certification\.board$/, fact("the certifying board's full name")],
  [/^phones\.|\.phone$/, fact("the real number, such as +13105551234")],
  [
    /^answers\.firstVisitPrice$/,
    [
      "Facts of the practice",
      "In place of the sample, write the whole price in dollars, such as confirmed(250), or confirmed(null) to give it by phone.",
    ],
  ],
  [/^answers\./, fact("the practice's own answer, in a full sentence")],
  [/^rating\./, fact("what the source of the ratings shows, and the day on which it was read")],
  [/^press\[/, fact("the outlet's name (or remove the line)")],
  [
    /^lender\.laterRate$/,
    fact("the rate after the promotion, from the lender's terms (12 CFR 1026.16)"),
  ],
  [/^lender\.terms$/, fact("the lender's own terms, word for word")],
  [/./, fact("the true value")],
];

/** Whether a fact waits for the practice, whatever else the record says. */
const isOpen = ({ sample, value }: Marked) => sample || looksLikeSample(value);

/** A covered entity has to post its notice, marked as confirmed or not; any other has none to post. */
function lacksNotice({ hipaa }: z.input<typeof practiceSchema>): boolean {
  const { coveredEntity, privacyNotice } = hipaa;
  if (!coveredEntity.sample && !coveredEntity.value) return false;
  return privacyNotice.value === "" || isOpen(privacyNotice);
}

/** Facts that are samples, or that are marked as confirmed and still read like one. */
export function factItems(file: string, record: z.input<typeof practiceSchema>): LaunchItem[] {
  return markedFacts(record).flatMap(([field, marked]) => {
    const { sample, value, variable } = marked;
    const isNotice = field === "hipaa.privacyNotice";
    if (!(isNotice ? lacksNotice(record) : isOpen(marked))) return [];
    const [group, todo] = advice.find(([pattern]) => pattern.test(field))?.[1] ?? fact("it");
    const note = sample ? "" : " (marked as confirmed)";
    return [{ group, file: variable ?? file, field, found: printValue(value) + note, todo }];
  });
}
