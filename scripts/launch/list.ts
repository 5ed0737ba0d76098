import type { Content, readContent } from "../../content-schema/load-content.ts";
import { type Confirmation, factsOf } from "../../content-schema/samples.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import { factItems, recordItems } from "./records.ts";
import type { LaunchItem } from "./report.ts";

const noticesFile = "content/legal/notices.mdx";

/** The input of the launch check. */
export type LaunchState = {
  records: ReadonlyMap<string, ReadRecord>;
  confirmed: readonly Pick<Confirmation, "file" | "field">[];
  /** Of pages and legal pages, by file. */
  texts: ReadonlyMap<string, string>;
  notices: Content["requiredNotices"];
  today: string;
};

/** Returns the input of the launch check. */
export const launchStateOf = ({
  content,
  source,
  confirmed,
}: ReturnType<typeof readContent>): LaunchState => ({
  records: source.records,
  confirmed,
  notices: content.requiredNotices,
  today: content.today,
  texts: new Map(
    ["pages", "legal"]
      .flatMap((part) => source.texts(part))
      .map(({ file, source: text }) => [file, text]),
  ),
});

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** Items for texts that are samples by their front matter, or contain “sample” unquoted. */
function textItems(file: string, source: string): LaunchItem[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const body = source.slice(front.length);
  const who = /^kind: page$/m.test(front) ? "office" : "doctor";
  const item = { who, file } as const;
  if (/^sample: true$/m.test(front)) {
    return [
      {
        ...item,
        field: "sample",
        found: "true",
        todo: /^language:/m.test(front)
          ? "Let a qualified medical translator and the doctor read the page, then take out the line “sample: true”."
          : "Write the practice's own words in place of the sample ones, then take out the line “sample: true”.",
      },
    ];
  }
  const offset = front.length;
  return [...body.matchAll(/(?<!“)\bsamples?\b.*/gi)].map((match) => ({
    ...item,
    field: `line ${lineOf(source, offset + match.index)}`,
    found: `“${match[0].slice(0, 50)}”`,
    todo: "Write the practice's own words in place of the sample ones.",
  }));
}

/** Items for required notices that are missing or incomplete. */
function noticeItems(
  requiredNotices: Content["requiredNotices"],
  file: string,
  source: string,
): LaunchItem[] {
  const sections = new Map(
    source.split(/^## /m).map((section) => [section.split("\n", 1)[0]?.trim() ?? "", section]),
  );
  return requiredNotices.flatMap(({ heading, rule, holds }) => {
    const section = sections.get(heading) ?? "";
    const missing = holds.filter((part) => !section.includes(part));
    if (missing.length === 0) return [];
    return [
      {
        who: "counsel" as const,
        file,
        field: heading,
        found: section ? `no ${missing.join(", ")}` : "no such section",
        todo: `Bring the notice back in full (${rule}).`,
      },
    ];
  });
}

/** Returns everything to do before launch. */
export function launchItems({
  records,
  confirmed,
  texts,
  notices,
  today,
}: LaunchState): LaunchItem[] {
  return [
    ...factItems(factsOf(records, confirmed)),
    ...[...records].flatMap(([file, record]) => recordItems(file, record, today)),
    ...[...texts].flatMap(([file, source]) => textItems(file, source)),
    ...noticeItems(notices, noticesFile, texts.get(noticesFile) ?? ""),
  ];
}
