/* Invisible signs around a text of the preview, which name its field: `words/home.yaml#hero.lead`. */
const open = "\u{e0001}";
const close = "\u{e007f}";
/** Unicode's tags: a sign for each letter of ASCII, which no font shows. */
const tags = 0xe0000;

/** Returns a text with its field around it; `page/read-marks.js` reads it. */
export function mark(text: string, field: string): string {
  const signs = [...field].map((letter) =>
    String.fromCodePoint(tags + Number(letter.codePointAt(0))),
  );
  return open + text + signs.join("") + close;
}

/** Returns a text as the public site has it. */
export const unmarked = (text: string): string => text.replaceAll(/[\u{e0001}-\u{e007f}]/gu, "");
