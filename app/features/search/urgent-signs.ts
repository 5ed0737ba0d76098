import type { UrgentSearch } from "#content/urgent-signs";

/** In characters; a longer query is a text that somebody pasted. */
const maxQueryLength = 300;
const maxLines = 4;

const negations =
  /^(?:no|nor|not|nothing|never|barely|hardly|cannot|unable|without|impossible|(?:(?:wo|ca|do|does|did|is|ai|are|was|were|could|would|has|have|had)n)?t|nunca|apenas|sin|imposible)$/;

/** Words between spaces, without case, accents and apostrophes; every way to say no is “not”. */
const normalizeQuery = (query: string): string => {
  const words = query
    .slice(0, maxQueryLength)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'‘’´`ʼ＇′]/gu, "")
    // Such as “bleeeding”.
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1")
    .split(/[^\p{L}\p{N}]+/u);
  return ` ${words.map((word) => (negations.test(word) ? "not" : word)).join(" ")} `;
};

/** Longer words as they sound, however they are spelled, in English or Spanish. */
const phonetic = (words: string): string =>
  words.replaceAll(/\p{L}{5,}/gu, (word) =>
    word
      .replaceAll(/^h|(?<=r)h/g, "")
      .replaceAll("ph", "f")
      .replaceAll(/[ao]e/g, "e")
      .replaceAll(/s?c(?=[eiy])|z/g, "s")
      .replaceAll("ck", "k")
      .replaceAll("v", "b")
      .replaceAll(/([^aeiou])\1(?=\p{L})/gu, "$1"),
  );

const pattern = (alternatives: string) =>
  new RegExp(` (?:${alternatives.replaceAll("*", "[^ ]*")}) `);

/** Patterns of alternatives, literal and phonetic; each keystroke tests about a thousand. */
const patterns = new Map<string, RegExp[]>();

function patternsOf(alternatives: string): RegExp[] {
  const forms = patterns.get(alternatives) ?? [alternatives, phonetic(alternatives)].map(pattern);
  patterns.set(alternatives, forms);
  return forms;
}

/** Such as `bleed* not stop*|end* !test*` (content/urgent-signs.yaml). */
const isMatch = (spellings: readonly string[], rule: string): boolean =>
  rule.split(" ").every((group) => {
    const forms = patternsOf(group.replace("!", ""));
    const found = spellings.some((words, index) => forms[index]?.test(words));
    return found !== group.startsWith("!");
  });

/** Returns the signs that a query names, most urgent first, in its language; English if both match. */
export function urgentSignsIn(query: string, signs: UrgentSearch["signs"]) {
  const words = normalizeQuery(query);
  const spellings = [words, phonetic(words)];
  const languageOf = (sign: UrgentSearch["signs"][number], accepted: readonly string[]) =>
    (["en", "es"] as const).find((language) =>
      sign[language].search.some((rule) => isMatch(accepted, rule)),
    );
  return signs
    .flatMap((sign) => {
      const language = languageOf(sign, [words]) ?? languageOf(sign, spellings);
      return language ? [{ ...sign, language }] : [];
    })
    .slice(0, maxLines);
}
