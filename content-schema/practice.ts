import { strictObject, z } from "zod";
import { upcomingDays } from "./format/hours.ts";
import { localTime } from "./format/local-time.ts";
import { hoursSchema, officesSchema } from "./offices.ts";
import {
  answers,
  language,
  lender,
  photoConsult,
  provider,
  rating,
  social,
  specialty,
  state,
  timeZone,
} from "./practice-parts.ts";
import type { Source } from "./source.ts";
import {
  flag,
  list,
  optionalAddress,
  optionalContact,
  optionalDocument,
  optionalOrigin,
  origin,
  pattern,
  reviewer,
  siteAddress,
  telephone,
  text,
} from "./validation/fields.ts";
import { asPrice } from "./validation/remedies.ts";
import { readAll } from "./validation/validate.ts";

const price = z
  .number({ error: "a price in dollars such as 39.95" })
  .positive({ error: "a price above 0" })
  .multipleOf(0.01, { error: "a price in dollars and cents such as 39.95" })
  .meta({ remedy: asPrice })
  .nullable()
  .default(null);

const promise = (example: string) =>
  pattern(/^(?:[A-Z“].*[.!?])?$/, `a whole sentence such as “${example}”, or nothing`);

export const practiceSchema = strictObject({
  brandName: text("Sample Proctology").meta({ label: "Name of the practice" }),
  titleSuffix: text("Beverly Hills Proctologist").meta({ label: "End of every title" }),
  language,
  state,
  timeZone,
  timeZoneLabel: text("Pacific").meta({
    label: "Name of the time zone",
    hint: "As it stands behind the hours.",
  }),
  languages: list(text("English").meta({ label: "language" }), 1, 12).meta({
    label: "Languages spoken",
  }),
  specialty,
  provider,
  insurance: strictObject({
    accepted: flag,
    sentence: text("We do not bill insurance, so you pay us directly.").meta({
      label: "What pages say of it",
    }),
  }).meta({ hint: "Some texts are shown only with insurance, or only without." }),
  promises: strictObject({
    personAnswers: promise("A person answers the phone during office hours."),
    chaperone: promise("A chaperone can be with you at every exam."),
    replyTime: promise("We answer within 5 business days."),
    writtenPrice: promise("You get the price in writing before any treatment starts."),
    pastVersions: promise("We keep past versions of this policy."),
    vendorAgreements: promise("Each vendor has signed an agreement to protect what it handles."),
  }).meta({ hint: "What only the practice can keep. An empty one leaves its sentence out." }),
  phones: strictObject({
    main: telephone,
    tollFree: telephone
      .nullable()
      .default(null)
      .meta({ hint: "Leave it empty when there is none." }),
  }),
  nearbyAreas: z
    .array(text("Newport Beach").meta({ label: "town" }))
    .default([])
    .meta({ label: "Towns nearby", hint: "Without an office. The list may be empty." }),
  photoConsult: photoConsult.default(null),
  rating: rating.default(null),
  cards: list(text("Visa"), 1, 8),
  lender: lender.default(null),
  social: social.default([]),
  medicare: z
    .enum(["opted-out", "not-enrolled", "enrolled"], {
      error: "opted-out, not-enrolled or enrolled",
    })
    .meta({ hint: "What the doctor has told Medicare." }),
  hipaa: strictObject({ coveredEntity: flag, privacyNotice: optionalDocument }).meta({
    label: "Health privacy (HIPAA)",
  }),
  builder: strictObject({ label: text("Website by …"), url: optionalAddress }).meta({
    label: "Who made the site",
  }),
  site: strictObject({
    url: origin,
    assetHost: optionalOrigin,
    bookingUrl: siteAddress,
    photoConsultUrl: siteAddress,
    contactEndpoint: optionalAddress,
    securityContact: optionalContact,
  })
    .refine(({ url, bookingUrl }) => URL.parse(bookingUrl)?.origin !== url, {
      path: ["bookingUrl"],
      error: "an address on another origin than the site's",
    })
    .meta({ label: "Addresses of the site and its vendors" }),
  maps: strictObject({ load: z.enum(["near-view", "on-click"]) }),
  analytics: strictObject({
    token: pattern(/^[A-Za-z0-9]*$/, "the project token (letters and digits), or nothing"),
    host: origin,
    mode: z.enum(["specified", "consent"], { error: "specified or consent" }),
    reviewedBy: reviewer.nullable(),
  }),
  answers,
});

/** Environment variables that override fields at build time. */
export const settings = {
  "site.url": "SITE_URL",
  "site.assetHost": "SITE_ASSET_HOST",
  "site.bookingUrl": "SITE_BOOKING_URL",
  "site.photoConsultUrl": "SITE_PHOTO_CONSULT_URL",
  "site.contactEndpoint": "SITE_CONTACT_ENDPOINT",
  "site.securityContact": "SITE_SECURITY_CONTACT",
  "analytics.token": "SITE_ANALYTICS_TOKEN",
  "analytics.host": "SITE_ANALYTICS_HOST",
  "analytics.mode": "SITE_ANALYTICS_MODE",
};

const pricesSchema = strictObject({
  photoConsult: price.meta({
    hint: "In dollars, such as 39.95. Leave it empty when there is none: it leaves the site.",
  }),
  telehealth: price.meta({
    label: "Video visit",
    hint: "In dollars, such as 99.95. Leave it empty when there is none: it leaves the site.",
  }),
});

const pressSchema = strictObject({
  names: z.array(text("Outlet One").meta({ label: "name" })),
});

/** Reads the practice's facts; special days that are over are left out. */
export function readPractice(source: Source) {
  const read = readAll({
    hours: () => source.record("hours.yaml", hoursSchema),
    offices: () => source.record("offices.yaml", officesSchema),
    practice: () => source.record("practice.yaml", practiceSchema, settings),
    prices: () => source.record("prices.yaml", pricesSchema),
    press: () => source.record("press.yaml", pressSchema),
  });
  const { prices, hours } = read;
  const today =
    source.environment["SITE_TODAY"] || localTime(new Date(), read.practice.timeZone).date;
  const practice = {
    ...read.practice,
    offices: read.offices.offices.map(
      ({ hours: own = hours.week, specialDays = [], ...office }) => ({
        ...office,
        hours: own,
        specialDays: upcomingDays([...hours.holidays, ...specialDays], today),
      }),
    ),
    photoConsult:
      read.practice.photoConsult && prices.photoConsult !== null
        ? { ...read.practice.photoConsult, price: prices.photoConsult }
        : null,
    telehealth: prices.telehealth === null ? null : { price: prices.telehealth },
    prices,
    press: read.press.names,
  };
  return { practice, today };
}

export type Practice = ReturnType<typeof readPractice>["practice"];
export type Office = Practice["offices"][number];

/** What analytics needs in the browser. */
export const analyticsSettingsOf = ({ analytics, phones, site, ...practice }: Practice) => ({
  token: analytics.token,
  host: analytics.host,
  mode: analytics.mode,
  bookingUrl: site.bookingUrl,
  photoConsultPrice: practice.photoConsult?.price ?? null,
  /** Calls to other numbers, such as 911 or a hotline, are not counted. */
  phones: [
    phones.main,
    ...(phones.tollFree ? [phones.tollFree] : []),
    ...practice.offices.map(({ phone }) => phone),
  ],
});
