import type { UrgentSearch } from "#content/urgent-signs";

/** In characters; a longer query is a text that somebody pasted. */
const most = 300;
const mostLines = 4;

const no =
  /^(?:no|nor|not|nothing|never|barely|hardly|cannot|unable|without|impossible|(?:(?:wo|ca|do|does|did|is|ai|are|was|were|could|would|has|have|had)n)?t|nunca|apenas|sin|imposible)$/;

/** Words between spaces, without case, accents and apostrophes; every way to say no is “not”. */
const plain = (query: string): string => {
  const words = query
    .slice(0, most)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'‘’´`ʼ＇′]/gu, "")
    // Such as “bleeeding”.
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1")
    .split(/[^\p{L}\p{N}]+/u);
  return ` ${words.map((word) => (no.test(word) ? "not" : word)).join(" ")} `;
};

/** Longer words as they sound, however they are spelled, in English or Spanish. */
const heard = (words: string): string =>
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

type Has = (words: string, alternatives: string) => boolean;

const has: Has = (words, alternatives) =>
  new RegExp(` (?:${alternatives.replaceAll("*", "[^ ]*")}) `).test(words);
const sounds: Has = (words, alternatives) =>
  has(words, alternatives) || has(heard(words), heard(alternatives));

/** Such as `bleed* not stop*|end* !test*` (content/urgent-signs.yaml). */
const isMatch = (has: Has, words: string, rule: string): boolean =>
  rule.split(" ").every((group) => has(words, group.replace("!", "")) !== group.startsWith("!"));

/** The signs that a query names, most urgent first, in the language of the query. */
export function urgentSignsIn(query: string, signs: UrgentSearch["signs"]) {
  const words = plain(query);
  return signs
    .flatMap((sign) =>
      [has, sounds]
        .flatMap((has) =>
          (["es", "en"] as const).filter((language) =>
            sign[language].search.some((rule) => isMatch(has, words, rule)),
          ),
        )
        .slice(0, 1)
        .map((language) => ({ ...sign, language })),
    )
    .slice(0, mostLines);
}
