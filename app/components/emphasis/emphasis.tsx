/** Sets the word between `*` in `<i>`: at an `<em>`, screen readers split a heading in three. */
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
