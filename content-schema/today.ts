import { dateAt } from "../app/features/office-hours/local-time.ts";
import { contentText } from "./read.ts";
import { timeZone } from "./region-schema.ts";
import { parseYaml } from "./yaml.ts";

const record = parseYaml("content/practice.yaml", contentText("practice.yaml")) as {
  timeZone?: unknown;
};
const { data: zone = "UTC" } = timeZone.safeParse(record.timeZone);

/**
 * The date at the practice when the site is built or checked; `SITE_TODAY` plays another day. Hours
 * drop days that are over before `practice.ts` has been checked, which tells of a wrong time zone.
 */
export const today = (): string => process.env["SITE_TODAY"] || dateAt(new Date(), zone);
