import type { Choice } from "../../content-schema/modules.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";

type Settings = Readonly<Record<string, Choice>>;

/**
 * Tells what is wrong with the tag that opens a part, such as `<WhenOffered is="photo">`; null if
 * nothing is.
 */
export function choiceFault(tag: string, settings: Settings): string | null {
  const [, name = "", value = ""] = /^<(\w+)(?: is="([^"]*)")?/.exec(tag) ?? [];
  const values = settings[name]?.of;
  if (!values || values.includes(value)) return null;
  return `expected <${name}> with one of ${values.map((each) => `is="${each}"`).join(", ")}, found ${tag}${didYouMean(value, values)}`;
}

const lineBreaks = (text: string) => text.replace(/[^\n]/g, "");

/**
 * Keeps in a text what is true of this build, so that the policy always says what the site does:
 * `<WhenAnalytics is="off">` and the like. Every line stays in its place.
 */
export const chosenText = (text: string, settings: Settings): string =>
  text.replace(
    /<(When\w+) is="([^"]*)">([\s\S]*?)<\/\1>/g,
    (part, name: string, value: string, words: string) => {
      const setting = settings[name];
      if (!setting?.of.includes(value)) return part;
      return [setting.is].flat().includes(value) ? chosenText(words, settings) : lineBreaks(part);
    },
  );
