import { basename, dirname, extname } from "node:path";
import type { readContent } from "../content-schema/load-content.ts";
import { people } from "../content-schema/samples.ts";
import { launchItems } from "../scripts/launch/list.ts";
import { type LaunchItem, launchPage } from "../scripts/launch/report.ts";
import type { configOf } from "./config.ts";
import { placeOf } from "./labels.ts";

const stepsOf = (field: string) => field.split(/[.[\]]+/).filter(Boolean);

const nameOf = ({ file, field }: LaunchItem) =>
  placeOf(file, /^line /.test(field) ? [field] : stepsOf(field));

type Config = ReturnType<typeof configOf>;

/** Returns where the form opens a field; `null` for a variable of the deployment. */
export function fieldAddress({ collections }: Config, file: string, steps: readonly string[]) {
  const files = collections.flatMap((each) =>
    "files" in each ? each.files.map((own) => ({ ...own, collection: each.name })) : [],
  );
  const own = files.filter((each) => each.file === file);
  const found = own.find(({ fields }) => fields.some(({ name }) => name === steps[0])) ?? own[0];
  const folder = collections.find((each) => "folder" in each && each.folder === dirname(file));
  const entry = found
    ? `${found.collection}/entries/${found.name}`
    : folder && `${folder.name}/entries/${basename(file, extname(file))}`;
  return entry ? `/form.html?field=${steps.join(".")}#/collections/${entry}` : null;
}

/** Returns the launch list with links into the form; for one person, without. */
export function launchList(
  { config, ...read }: { config: Config } & ReturnType<typeof readContent>,
  whose: string | null,
): string {
  const items = launchItems(read);
  const own = items.filter(({ who }) => who === whose);
  if (people.some((who) => who === whose)) return launchPage(own, nameOf);
  return launchPage(items, nameOf, ({ file, field }) => fieldAddress(config, file, stepsOf(field)));
}
