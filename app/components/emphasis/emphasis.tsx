/**
 * The word between asterisks in italics: `Calm care for what *nobody* says`. Uses `<i>`,
 * which has no role: screen readers split a heading at `<em>` into three utterances.
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
