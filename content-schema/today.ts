import { dateAt } from "../app/features/office-hours/local-time.ts";

/** The practice's clock. */
export const timeZone = "America/Los_Angeles";

/** The date in California when the site is built or checked; `SITE_TODAY` plays another day. */
export const today = (): string => process.env["SITE_TODAY"] || dateAt(new Date(), timeZone);
