import type { readContent } from "../content-schema/load-content.ts";
import { people } from "../content-schema/samples.ts";
import { launchItems } from "../scripts/launch/list.ts";
import { type LaunchItem, launchPage } from "../scripts/launch/report.ts";
import { type Form, fieldAt } from "./field-at.ts";

const stepsOf = (field: string) => field.split(/[.[\]]+/).filter(Boolean);

/** Returns the launch list with links into the form; for one person, without. */
export function launchList(
  form: Form & ReturnType<typeof readContent>,
  whose: string | null,
): string {
  const at = ({ file, field }: LaunchItem) => fieldAt(form, file, stepsOf(field));
  const items = launchItems(form);
  const own = items.filter(({ who }) => who === whose);
  if (people.some((who) => who === whose)) return launchPage(own, at, false);
  return launchPage(items, at, true);
}
