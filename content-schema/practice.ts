import { strictObject } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { upcomingDays } from "./format/hours.ts";
import { localTime } from "./format/local-time.ts";
import { hoursSchema, officesSchema } from "./offices.ts";
import { practiceSchema } from "./practice-schema.ts";
import { pricesSchema } from "./prices.ts";
import { entries, text } from "./validation/fields.ts";
import { checkOneOf } from "./validation/problem.ts";
import { readAll } from "./validation/validate.ts";

/** Environment variables that override fields at build time. */
const environmentVariables = {
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

const pressSchema = strictObject({ names: entries(text("Outlet One").meta({ label: "name" })) });

/** Reads the practice's facts, without special days that are over. Throws a `ContentError`. */
export function readPractice(reader: ContentReader) {
  const { hours, prices, ...read } = readAll({
    hours: () => reader.record("hours.yaml", hoursSchema),
    offices: () => reader.record("offices.yaml", officesSchema),
    practice: () => reader.record("practice.yaml", practiceSchema, environmentVariables),
    prices: () => reader.record("prices.yaml", pricesSchema),
    press: () => reader.record("press.yaml", pressSchema),
  });
  const today = process.env["SITE_TODAY"] || localTime(new Date(), read.practice.timeZone).date;
  const { offices } = read.offices;
  const ids = offices.map(({ id }) => id);
  for (const [index, { office }] of hours.holidays.entries()) {
    const path = ["holidays", index, "office"];
    if (office) checkOneOf(office, ids, { file: "content/hours.yaml", path });
  }
  const specialDays = upcomingDays(hours.holidays, today);
  const practice = {
    ...read.practice,
    specialDays,
    offices: offices.map(({ hours: ownHours = hours.week, ...office }) => ({
      ...office,
      hours: ownHours,
      specialDays: specialDays.filter((day) => !day.office || day.office === office.id),
    })),
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
