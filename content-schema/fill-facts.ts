import { type Place, Problem, refused } from "./validation/problem.ts";

/** By name; `null` is a fact that the practice lacks. */
export type Facts = Readonly<Record<string, string | null>>;

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Fills in facts such as `{{phone.main}}`, and keeps those that the practice lacks. Throws a
 * `ContentError` for an unknown one.
 */
export const fillFacts = (text: string, facts: Facts, where: (at: number) => Place): string =>
  text.replace(placeholder, (_, written: string, at: number) => {
    const name = written in facts ? written : lowerFirst(written);
    const fact = facts[name];
    // {{Offices.counted}} is capitalized, for the start of a sentence.
    if (typeof fact === "string") return name === written ? fact : upperFirst(fact);
    if (fact === null) return `{{${name}}}`;
    const write = (each: string) => `{{${each}}}`;
    const choices = Object.keys(facts);
    throw refused(where(at), { expected: "one of …", choices, word: written, write });
  });

/** Whether a text, or a record of some, names facts; once filled, those that the practice lacks. */
export const namesFacts = (value: unknown): boolean => JSON.stringify(value).includes("{{");

/** Returns the problems of a text that is shown, although it still names facts. */
export const unfilledIn = (filled: string, place: Place): Problem[] =>
  [...filled.matchAll(/\{\\*\{(.*?)\}\}/g)].map(
    ([, name = ""]) =>
      new Problem(place, {
        expected: `a text without {{${name}}} (the practice lacks it, or facts are made of this file)`,
        found: "it in a text that is shown",
      }),
  );
