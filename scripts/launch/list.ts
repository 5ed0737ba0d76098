import type { Content, readContent } from "../../content-schema/load-content.ts";
import { type Confirmation, factsOf } from "../../content-schema/samples.ts";
import type { ReadRecord } from "../../content-schema/validation/validate.ts";
import { factItems } from "./facts.ts";
import { recordItems } from "./records.ts";
import type { LaunchItem } from "./report.ts";
import { noticeItems, textItems } from "./texts.ts";

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
