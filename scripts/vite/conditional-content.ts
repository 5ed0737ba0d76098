import type { Practice } from "../../content-schema/practice.ts";
import type { choiceTags } from "../../content-schema/texts.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";

/** The value that holds, or all that do, and those that a text may name. */
type Setting = { is: string | readonly string[]; of: readonly string[] };

export type Settings = Record<string, Setting>;

const offered = (modules: Readonly<Record<string, boolean>>, wanted: boolean): Setting => ({
  is: Object.keys(modules).filter((name) => modules[name] === wanted),
  of: Object.keys(modules),
});

/** What the settings of this build choose, by tag. */
export const settingsOf = (
  { analytics, maps, hipaa, medicare, insurance }: Practice,
  modules: Readonly<Record<string, boolean>>,
): Record<(typeof choiceTags)[number], Setting> => ({
  WhenAnalytics: {
    is: analytics.token === "" ? "off" : analytics.mode,
    of: ["off", "consent", "specified"],
  },
  WhenMaps: {
    is: analytics.mode === "consent" ? "on-click" : maps.load,
    of: ["near-view", "on-click"],
  },
  WhenHipaa: {
    is: hipaa.coveredEntity ? "covered" : "not-covered",
    of: ["covered", "not-covered"],
  },
  WhenMedicare: { is: medicare, of: ["opted-out", "not-enrolled", "enrolled"] },
  WhenInsurance: {
    is: insurance.accepted ? "accepted" : "not-accepted",
    of: ["accepted", "not-accepted"],
  },
  WhenOffered: offered(modules, true),
  WhenNotOffered: offered(modules, false),
});

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
