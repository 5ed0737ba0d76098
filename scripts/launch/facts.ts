import type { Fact } from "../../content-schema/samples.ts";
import { type LaunchItem, printValue } from "./report.ts";

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
    const { who, todo, file, field, value, sample, variable } = each;
    const isNotice = field === "hipaa.privacyNotice";
    if (!(isNotice ? lacksNotice(each, covered) : isOpen(each))) return [];
    const note = sample ? "" : " (still reads like a sample)";
    return [{ who, todo, file: variable ?? file, field, found: printValue(value) + note }];
  });
}
