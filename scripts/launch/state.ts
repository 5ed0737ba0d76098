import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRecords } from "../../content-schema/validation/validate.ts";
import "../../content-schema/doctors.ts";
import "../../content-schema/gallery.ts";
import "../../content-schema/pages.ts";
import "../../content-schema/services.ts";
import { today } from "../../content-schema/language.ts";
import { confirmed } from "../../content-schema/samples.ts";
import { contentFolder } from "../../content-schema/validation/read.ts";
import { type LaunchState, launchItems } from "./list.ts";

/** Reads the content of this copy. */
export function launchState(): LaunchState {
  const texts = ["pages", "legal"].flatMap((folder) =>
    readdirSync(join(contentFolder, folder))
      .filter((name) => name.endsWith(".mdx"))
      .map((name): [string, string] => [
        `content/${folder}/${name}`,
        readFileSync(join(contentFolder, folder, name), "utf8"),
      ]),
  );
  return { records: readRecords(), confirmed, texts: new Map(texts), today: today() };
}

/** The launch list of this copy. */
export const launchList = () => launchItems(launchState());
