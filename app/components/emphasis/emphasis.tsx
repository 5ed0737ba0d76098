/** A heading whose word between two stars is emphasized: `Calm care for what *nobody* says`. */
export function Emphasis({ text }: { text: string }) {
  const [before, word, after] = text.split("*");
  return (
    <>
      {before}
      {word ? <em>{word}</em> : null}
      {after}
    </>
  );
}
