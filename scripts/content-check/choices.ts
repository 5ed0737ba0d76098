import { modules } from "../../content-schema/modules.ts";
import { practice } from "../../content-schema/practice.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";
import { type Settings, settingsOf } from "../vite/conditional-content.ts";

const settings: Settings = settingsOf(practice, modules);

/** The text without the parts that do not hold for this practice; every line stays in its place. */
export const shownText = (text: string): string =>
  text.replace(/<(When\w+) is="([^"]*)">[\s\S]*?<\/\1>/g, (part, tag: string, value: string) => {
    const setting = settings[tag];
    const isHidden = setting?.of.includes(value) && ![setting.is].flat().includes(value);
    return isHidden ? part.replace(/[^\n]/g, " ") : part;
  });

/** Tells what is wrong with the choice that opens a part, such as `WhenOffered is="photo"`. */
export function choiceFault(opening: string): string | null {
  const [, tag = "", value = ""] = /^(\w+)(?: is="([^"]*)")?/.exec(opening) ?? [];
  const values = settings[tag]?.of;
  if (!values || values.includes(value)) return null;
  return `expected <${tag}> with one of ${values.map((each) => `is="${each}"`).join(", ")}, found <${opening}>${didYouMean(value, values)}`;
}
