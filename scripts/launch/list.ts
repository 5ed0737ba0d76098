import type { Content, readContent } from "../../content-schema/load-content.ts";
import { factsOf } from "../../content-schema/samples.ts";
import { factItems, recordItems } from "./records.ts";
import type { LaunchItem } from "./report.ts";

const noticesFile = "content/legal/notices.mdx";

/** Returns the input of the launch check. */
export const launchStateOf = ({ content, source, confirmed }: ReturnType<typeof readContent>) => ({
  records: source.records,
  confirmed,
  notices: content.requiredNotices,
  today: content.today,
  texts: new Map(
    [...source.texts("pages"), ...source.texts("legal")].map((text) => [text.file, text.source]),
  ),
});

export type LaunchState = ReturnType<typeof launchStateOf>;

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** Items for texts that are samples by their front matter, or contain “sample” unquoted. */
function textItems(file: string, source: string): LaunchItem[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const who = /^kind: page$/m.test(front) ? "office" : "doctor";
  const item = { who, file } as const;
  if (/^sample: true$/m.test(front)) {
    const todo = /^language:/m.test(front)
      ? "Let a qualified medical translator and the doctor read the page, then take out the line “sample: true”."
      : "Write the practice's own words in place of the sample ones, then take out the line “sample: true”.";
    return [{ ...item, field: "sample", found: "true", todo }];
  }
  const body = source.slice(front.length);
  return [...body.matchAll(/(?<!“)\bsamples?\b.*/gi)].map((match) => ({
    ...item,
    field: `line ${lineOf(source, front.length + match.index)}`,
    found: `“${match[0].slice(0, 50)}”`,
    todo: "Write the practice's own words in place of the sample ones.",
  }));
}

/** Items for required notices that are missing or incomplete. */
function noticeItems(notices: Content["requiredNotices"], file: string, source: string) {
  const sections = new Map(
    source.split(/^## /m).map((section) => [section.split("\n", 1)[0]?.trim() ?? "", section]),
  );
  return notices.flatMap(({ heading, rule, holds }) => {
    const section = sections.get(heading) ?? "";
    const missing = holds.filter((part) => !section.includes(part));
    if (missing.length === 0) return [];
    const found = section ? `no ${missing.join(", ")}` : "no such section";
    const todo = `Bring the notice back in full (${rule}).`;
    return [{ who: "counsel" as const, file, field: heading, found, todo }];
  });
}

/** Returns everything to do before launch. */
export function launchItems(state: LaunchState): LaunchItem[] {
  const { records, confirmed, texts, notices, today } = state;
  return [
    ...factItems(factsOf(records, confirmed)),
    ...[...records].flatMap(([file, record]) => recordItems(file, record, today)),
    ...[...texts].flatMap(([file, source]) => textItems(file, source)),
    ...noticeItems(notices, noticesFile, texts.get(noticesFile) ?? ""),
  ];
}
