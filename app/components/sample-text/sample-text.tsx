import "./sample-text.css";

/** A text of the practice. One that is still a sample begins with “Sample:”, which becomes a tag. */
export function SampleText({ text }: { text: string }) {
  const [, tag, rest = ""] = /^(Sample): (.+)$/s.exec(text) ?? [];
  if (!tag) return text;
  return (
    <>
      <span className="sample-text-tag">{tag}</span> {rest.charAt(0).toUpperCase() + rest.slice(1)}
    </>
  );
}
