import { z } from "zod";
import { answersSchema } from "./answers-schema.ts";
import {
  address,
  date,
  list,
  optionalAddress,
  optionalContact,
  optionalDocument,
  optionalOrigin,
  optionalText,
  origin,
  pattern,
  siteAddress,
  telephone,
  text,
} from "./fields.ts";
import { fromEnvironment, mustConfirm } from "./must-confirm.ts";
import { office, specialDays, week } from "./office-schema.ts";
import { read } from "./read.ts";
import { timeZone } from "./today.ts";

const price = mustConfirm(
  z
    .number({ error: "a price in dollars such as 39.95" })
    .positive({ error: "a price above 0" })
    .multipleOf(0.01, { error: "a price in dollars and cents such as 39.95" }),
);

/** A sentence of its own, or nothing. */
const promise = (example: string) =>
  pattern(/^(?:[A-Z“].*[.!?])?$/, `a whole sentence such as “${example}”, or nothing`);

const reviewer = z.strictObject(
  { name: text("Counsel"), date },
  { error: 'who looked at it and when, such as { name: "…", date: "2026-12-01" }, or null' },
);

/** The one record of facts about the practice. */
export const practiceSchema = z.strictObject({
  brandName: mustConfirm(text("Sample Proctology").meta({ label: "Name of the practice" })),
  titleSuffix: text("Beverly Hills Proctologist").meta({ label: "End of every title" }),
  timeZone: z.literal(timeZone),
  provider: z.strictObject({
    name: mustConfirm(text("Sample Name")),
    degree: z.literal("DO", { error: 'the degree "DO" (never MD)' }),
    degreeName: text("Doctor of Osteopathic Medicine").meta({ label: "Degree in full" }),
    fictitiousNamePermit: mustConfirm(
      optionalText.meta({ hint: "For a practice under another name than the doctor's own." }),
    ),
    licence: z.strictObject({
      type: text("Osteopathic Physician and Surgeon"),
      number: mustConfirm(text("20A 00000")),
      board: text("Osteopathic Medical Board of California"),
      boardUrl: address,
    }),
    certification: z.strictObject({
      board: mustConfirm(text("American Osteopathic Board of Proctology")),
      specialty: mustConfirm(text("Proctology")),
    }),
  }),
  /** What only the practice can keep. An empty one leaves its sentence out. */
  promises: z
    .strictObject({
      personAnswers: mustConfirm(promise("A person answers the phone during office hours.")),
      chaperone: mustConfirm(promise("A chaperone can be with you at every exam.")),
      replyTime: mustConfirm(promise("We answer within 5 business days.")),
      writtenPrice: mustConfirm(
        promise("You get the price in writing before any treatment starts."),
      ),
      pastVersions: mustConfirm(promise("We keep past versions of this policy.")),
    })
    .meta({ hint: "What only the practice can keep. An empty one leaves its sentence out." }),
  phones: z.strictObject({ main: mustConfirm(telephone), tollFree: mustConfirm(telephone) }),
  nearbyAreas: z.array(text("Newport Beach")).meta({ label: "Towns nearby" }),
  photoConsult: z.strictObject({
    state: text("California"),
    fewestImages: z.int().min(1),
    mostImages: z.int().min(1),
    fileTypes: list(text("JPEG"), 1, 6),
    turnaround: mustConfirm(text("within 24 hours").meta({ label: "Report ready" })),
  }),
  rating: z.strictObject({
    value: mustConfirm(z.number().min(1).max(5)),
    count: mustConfirm(z.int().min(1)),
    best: z.literal(5),
    source: mustConfirm(text("Online patient ratings")),
    asOf: mustConfirm(date),
    /** Whether search engines are given the rating too, and who has looked at that. */
    structuredData: z
      .strictObject({
        shown: z.boolean({ error: "true or false" }),
        reviewedBy: reviewer.nullable(),
      })
      .meta({ label: "Given to search engines" }),
  }),
  cards: list(text("Visa"), 1, 8),
  lender: z.strictObject({
    name: mustConfirm(text("Sample Health Card")),
    url: mustConfirm(optionalAddress),
    /** What is charged once the promotion is over; Regulation Z wants it beside the 0%. */
    laterRate: mustConfirm(
      text("29.99% APR on what is left").meta({ label: "Rate after the promotion" }),
    ),
    terms: mustConfirm(text("The lender’s own terms")),
  }),
  social: z
    .array(
      z.strictObject({
        network: z.enum(["instagram", "youtube"]),
        label: text("Photos"),
        url: mustConfirm(address),
      }),
    )
    .meta({ label: "Social networks" }),
  /** `opted-out`, `not-enrolled` or `enrolled`: what the financing page tells Medicare patients. */
  medicare: mustConfirm(
    z
      .enum(["opted-out", "not-enrolled", "enrolled"], {
        error: "opted-out, not-enrolled or enrolled",
      })
      .meta({ hint: "What the doctor has told Medicare." }),
  ),
  hipaa: z
    .strictObject({
      coveredEntity: mustConfirm(z.boolean({ error: "true or false" })),
      privacyNotice: mustConfirm(optionalDocument),
    })
    .meta({ label: "Health privacy (HIPAA)" }),
  builder: z
    .strictObject({
      label: mustConfirm(text("Website by …")),
      url: mustConfirm(optionalAddress),
    })
    .meta({ label: "Who made the site" }),
  site: z
    .strictObject({
      url: fromEnvironment("SITE_URL", mustConfirm(origin)),
      assetHost: fromEnvironment("SITE_ASSET_HOST", mustConfirm(optionalOrigin)),
      bookingUrl: fromEnvironment("SITE_BOOKING_URL", mustConfirm(siteAddress)),
      photoConsultUrl: fromEnvironment("SITE_PHOTO_CONSULT_URL", mustConfirm(siteAddress)),
      contactEndpoint: fromEnvironment("SITE_CONTACT_ENDPOINT", mustConfirm(optionalAddress)),
      securityContact: fromEnvironment("SITE_SECURITY_CONTACT", mustConfirm(optionalContact)),
    })
    .refine(({ url, bookingUrl }) => URL.parse(bookingUrl)?.origin !== url, {
      path: ["bookingUrl"],
      error: "an address on another origin than the site's",
    })
    .meta({ label: "Addresses of the site and its vendors" }),
  maps: z.strictObject({ load: z.enum(["near-view", "on-click"]) }),
  analytics: z.strictObject({
    token: fromEnvironment(
      "SITE_ANALYTICS_TOKEN",
      mustConfirm(pattern(/^[A-Za-z0-9]*$/, "the project token (letters and digits), or nothing")),
    ),
    host: fromEnvironment("SITE_ANALYTICS_HOST", mustConfirm(origin)),
    mode: fromEnvironment(
      "SITE_ANALYTICS_MODE",
      mustConfirm(z.enum(["specified", "consent"], { error: "specified or consent" })),
    ),
    reviewedBy: reviewer.nullable(),
  }),
  answers: answersSchema.meta({
    label: "Answers to what patients ask",
    hint: "Each is a full sentence.",
  }),
});

/** The offices, in the order of pages. */
export const officesSchema = z.strictObject({
  offices: list(office.meta({ label: "office" }), 1, 12),
});

/** The week of all offices, and the days with other hours. */
export const hoursSchema = z.strictObject({
  week: week.meta({ hint: "Of all offices. Times have 24 hours: 5 PM is 17:00." }),
  holidays: specialDays.meta({
    label: "Holidays and days with other hours",
    hint: "They leave the site when they are over.",
  }),
});

/** What the two visits from home cost. */
export const pricesSchema = z.strictObject({
  photoConsult: price.meta({ hint: "In dollars, such as 39.95." }),
  telehealth: price.meta({ label: "Video visit", hint: "In dollars, such as 99.95." }),
});

/** The names that pass on the home page. */
export const pressSchema = z.strictObject({
  names: z.array(mustConfirm(text("Sample Press One").meta({ label: "name" }))),
});

const { week: usualWeek, holidays } = read("hours.yaml", hoursSchema);
const { offices } = read("offices.yaml", officesSchema);

/**
 * The facts of the practice: the only place from which pages take a name, phone, address, hour or
 * price.
 */
export const practice = {
  ...read("practice.yaml", practiceSchema),
  offices: offices.map(({ hours = usualWeek, specialDays = [], ...office }) => ({
    ...office,
    hours,
    specialDays: [...holidays, ...specialDays].sort((a, b) => a.date.localeCompare(b.date)),
  })),
  prices: read("prices.yaml", pricesSchema),
  press: read("press.yaml", pressSchema).names,
};

export type Practice = typeof practice;
export type Office = Practice["offices"][number];
