import type { Choice } from "../../content-schema/modules.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";

type Settings = Readonly<Record<string, Choice>>;

/** Returns the error of an opening tag such as `<WhenOffered is="photo">`; `null` if valid. */
export function choiceFault(tag: string, settings: Settings): string | null {
  const [, name = "", value = ""] = /^<(\w+)(?: is="([^"]*)")?/.exec(tag) ?? [];
  const values = settings[name]?.of;
  if (!values || values.includes(value)) return null;
  return `expected <${name}> with one of ${values.map((each) => `is="${each}"`).join(", ")}, found ${tag}${didYouMean(value, values)}`;
}

const lineBreaks = (text: string) => text.replace(/[^\n]/g, "");

/**
 * Keeps the conditional content that applies to this build, such as `<WhenAnalytics is="off">`, so
 * that the policy matches the site. Line numbers do not change.
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
