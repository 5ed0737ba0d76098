import { dateAt } from "./format/local-time.ts";
import { timeZone } from "./practice-parts.ts";
import { contentText } from "./validation/read.ts";
import { parseYaml } from "./validation/yaml.ts";

/* Date formatting needs two fields of `content/practice.yaml`; reading them here avoids the
   whole record, which `practice.ts` validates. */
const record = parseYaml("content/practice.yaml", contentText("practice.yaml")) as {
  language?: string;
  timeZone?: unknown;
};

/** The `lang` of every document. */
export const language: string = record.language ?? "en-US";

const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });

/** Month names in dates: “November 1, 2026”. */
export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  format.format(Date.UTC(2026, month)),
);

const { data: zone = "UTC" } = timeZone.safeParse(record.timeZone);

/** Today's date in the practice's time zone; `SITE_TODAY` overrides it. */
export const today = (): string => process.env["SITE_TODAY"] || dateAt(new Date(), zone);
