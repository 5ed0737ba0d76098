import type { Fact } from "../../content-schema/samples.ts";
import { type LaunchGroup, type LaunchItem, printValue } from "./report.ts";

/** Patterns of placeholders, which stay open even if confirmed. */
const placeholders = [
  /\bsample\b/i,
  /^\+1\d{3}55501\d\d$/,
  /^000 /,
  /^https:\/\/(?:[\w-]+\.)*example(?:\.\w+)?(?:\/|$)/,
  /^\/samples\//,
  /^20A 0+$/,
  /^https:\/\/www\.(?:instagram|youtube)\.com\/?$/,
];

/** Whether a value matches a placeholder pattern. */
export const looksLikeSample = (value: unknown): boolean =>
  typeof value === "string" && placeholders.some((pattern) => pattern.test(value));

const setting = (variable: string, what: string): [LaunchGroup, string] => [
  "Settings of the deployment",
  `Set ${variable} when the site is built, to ${what}; or write it here.`,
];
const vendor = (what: string): [LaunchGroup, string] => [
  "Addresses of vendors and other sites",
  `Write ${what}.`,
];
const fact = (what: string): [LaunchGroup, string] => [
  "Facts of the practice",
  `In place of the sample, write ${what}; or name the field in content/confirmed.yaml if it is true as it stands.`,
];

/** The task for each field; the first match applies. */
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
    vendor(
      "the site builder's address, or nothing, and name the field in content/confirmed.yaml, to show the name alone",
    ),
  ],
  [/mapUrl$/, vendor("the address that the map service gives for embedding this office")],
  [/directionsUrl$/, vendor("the map service's address for directions to this office")],
  [
    /^hipaa\.coveredEntity$/,
    [
      "Patient notices",
      "Ask counsel whether the practice is a HIPAA covered entity (one electronic claim or eligibility check makes it one) and write true or false; if true is right as it stands, name the field in content/confirmed.yaml. The privacy page follows.",
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
      'If the practice keeps this every time, name the field in content/confirmed.yaml. If not, write what it does keep, or "" to leave the sentence out.',
    ],
  ],
  [
    /fictitiousNamePermit$/,
    [
      "Facts of the practice",
      "Write the number of the fictitious-name permit. Only if the practice uses no name but the doctor's own, name the field in content/confirmed.yaml instead.",
    ],
  ],
  [/^medicare$/, fact("what the doctor has told Medicare: opted-out, not-enrolled or enrolled")],
  [/licence\.number$/, fact("the number on the license (the board’s own site tells it)")],
  [/certification\.board$/, fact("the certifying board's full name")],
  [/^phones\.|\.phone$/, fact("the real number, such as +13105551234")],
  [
    /^answers\.firstVisitPrice$/,
    [
      "Facts of the practice",
      "Write the whole price in dollars, such as 250; or name the field in content/confirmed.yaml to give it by phone.",
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
  [
    /^figures\.schematic\.figure$/,
    [
      "Medical reviews",
      "Let the doctor check this drawing (app/illustrations/figure-….svg) with its labels on the page, then name the field in content/confirmed.yaml.",
    ],
  ],
  [/./, fact("the true value")],
];

/** Whether the practice has yet to provide a fact. */
const isOpen = ({ sample, value }: Fact) => sample || looksLikeSample(value);

/** Whether a notice is missing. Only a covered entity must post one (HIPAA), confirmed or not. */
function lacksNotice(notice: Fact, covered: Fact | undefined): boolean {
  if (covered && !covered.sample && !covered.value) return false;
  return notice.value === "" || isOpen(notice);
}

/** Returns items for facts that are samples, or confirmed placeholders. */
export function factItems(facts: readonly Fact[]): LaunchItem[] {
  const covered = facts.find(({ field }) => field === "hipaa.coveredEntity");
  return facts.flatMap((each) => {
    const { file, field, value, sample, variable } = each;
    const isNotice = field === "hipaa.privacyNotice";
    if (!(isNotice ? lacksNotice(each, covered) : isOpen(each))) return [];
    const place = `${file.replace(/^.*\/|\.yaml$/g, "")}.${field}`.replace(/^practice\./, "");
    const [group, todo] = advice.find(([pattern]) => pattern.test(place))?.[1] ?? fact("it");
    const note = sample ? "" : " (still reads like a sample)";
    return [{ group, file: variable ?? file, field, found: printValue(value) + note, todo }];
  });
}
