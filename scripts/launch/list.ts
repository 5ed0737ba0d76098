import { type ReadRecord, readRecords } from "../../content-schema/validation/validate.ts";
import "../../content-schema/doctors.ts";
import "../../content-schema/gallery.ts";
import "../../content-schema/pages.ts";
import "../../content-schema/services.ts";
import { today } from "../../content-schema/language.ts";
import { type Confirmation, confirmed, factsOf } from "../../content-schema/samples.ts";
import { textsIn } from "../../content-schema/validation/read.ts";
import { factItems } from "./facts.ts";
import { recordItems } from "./records.ts";
import { type LaunchItem, launchGroups } from "./report.ts";
import { noticeItems, textItems } from "./texts.ts";

/** The input of the launch check. */
export type LaunchState = {
  /** The records by file. */
  records: ReadonlyMap<string, ReadRecord>;
  /** Fields that the practice has confirmed. */
  confirmed: readonly Pick<Confirmation, "file" | "field">[];
  /** The texts of pages and legal pages, by file. */
  texts: ReadonlyMap<string, string>;
  /** Today's date in the practice's time zone. */
  today: string;
};

/** Reads the input of the launch check from the content. */
export function launchState(): LaunchState {
  const texts = ["pages", "legal"].flatMap((folder) => textsIn(folder));
  return {
    records: readRecords(),
    confirmed,
    today: today(),
    texts: new Map(texts.map(({ file, source }) => [file, source])),
  };
}

/** Returns everything to do before launch, in the order of the groups. */
export function launchItems({ records, confirmed, texts, today }: LaunchState): LaunchItem[] {
  const items = [
    ...[...records].flatMap(([file, record]) => factItems(factsOf(file, record, confirmed))),
    ...[...records].flatMap(([file, record]) => recordItems(file, record, today)),
    ...[...texts].flatMap(([file, source]) => textItems(file, source)),
    ...noticeItems("content/legal/notices.mdx", texts.get("content/legal/notices.mdx") ?? ""),
  ];
  return launchGroups.flatMap((group) => items.filter((item) => item.group === group));
}
