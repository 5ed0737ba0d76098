import { dateAt } from "../app/features/office-hours/local-time.ts";
import { timeZone } from "./practice-parts.ts";
import { contentText } from "./validation/read.ts";
import { parseYaml } from "./validation/yaml.ts";

/*
 * What the parts that print dates need of `content/practice.yaml`, without the whole record;
 * `practice.ts` checks it.
 */
const record = parseYaml("content/practice.yaml", contentText("practice.yaml")) as {
  language?: string;
  timeZone?: unknown;
};

/** The language of every document. */
export const language: string = record.language ?? "en-US";

const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });

/** The months in printed dates: “November 1, 2026”. */
export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  format.format(Date.UTC(2026, month)),
);

const { data: zone = "UTC" } = timeZone.safeParse(record.timeZone);

/** The date at the practice when the site is built or checked; `SITE_TODAY` plays another day. */
export const today = (): string => process.env["SITE_TODAY"] || dateAt(new Date(), zone);
