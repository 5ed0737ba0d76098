import { upperFirst } from "./format/upper-first.ts";
import { contentError, type Place, Problem } from "./validation/problem.ts";

/** Facts by name; `null` is one that the practice lacks. */
export type Facts = Readonly<Record<string, string | null>>;

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Replaces `{{facts}}`, also in the facts themselves; one that the practice lacks stays. Throws a
 * `ContentError` for an unknown fact and for a cycle: `ancestors` are the facts being filled.
 */
export const fillFacts = (
  text: string,
  facts: Facts,
  where: (at: number) => Place,
  ancestors: readonly string[] = [],
): string =>
  text.replace(/\{\{\s*([\w.-]+)\s*\}\}(\.?)/g, (_, written: string, stop: string, at: number) => {
    const name = written in facts ? written : lowerFirst(written);
    const fact = facts[name];
    const format = (each: string) => `{{${each}}}`;
    if (fact === null) return format(name) + stop;
    if (typeof fact !== "string") {
      const expected = "a fact that the site has, such as {{phone.main}}";
      throw contentError(where(at), { expected, choices: Object.keys(facts), written, format });
    }
    if (ancestors.includes(name)) {
      const expected = `a text that does not lead back to ${format(name)}`;
      throw contentError(where(at), { expected, found: ancestors.map(format).join(", ") });
    }
    const filled = fillFacts(fact, facts, () => where(at), [...ancestors, name]);
    // {{Offices.counted}} is capitalized, for the start of a sentence.
    const cased = name === written ? filled : upperFirst(filled);
    // A fact that is a sentence has a stop of its own.
    return cased.endsWith(".") ? cased : cased + stop;
  });

/** Whether a text has the braces of facts, even misspelled ones. */
export const namesFacts = (text: string): boolean => text.includes("{{");

/** Whether a filled text names a fact that the practice lacks. */
export const namesMissingFact = (filled: unknown) => /\{\{[\w.-]+\}\}/.test(JSON.stringify(filled));

/** Returns the problems of a text that is shown, although it still names facts. */
export const missingFactProblems = (filled: string, place: Place): Problem[] =>
  [...filled.matchAll(/\{\\*\{([^{}]*)\}?\}?/g)].map(
    ([, name = ""]) =>
      new Problem(place, {
        expected: `a text without {{${name}}} (the practice lacks it, or it cannot stand here)`,
        found: "it in a text that is shown",
      }),
  );
