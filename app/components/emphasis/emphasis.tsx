/**
 * A heading whose word between two stars is in italics: `Calm care for what *nobody* says`. Screen
 * readers part a heading at `<em>` into three utterances; `<i>` has no role of its own.
 */
export function Emphasis({ text }: { text: string }) {
  const [before, word, after] = text.split("*");
  return (
    <>
      {before}
      {word ? <i>{word}</i> : null}
      {after}
    </>
  );
}
