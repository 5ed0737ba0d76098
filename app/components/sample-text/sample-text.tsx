import { Fragment } from "react";
import { upperFirst } from "../../../content-schema/format/upper-first.ts";
import "./sample-text.css";

/** A text of the practice. What is still a sample begins with “Sample:”, which becomes a tag. */
export function SampleText({ text }: { text: string }) {
  const [before, ...samples] = text.split("Sample: ");
  return (
    <>
      {before}
      {samples.map((sample) => (
        <Fragment key={sample}>
          <span className="sample-text-tag">Sample</span> {upperFirst(sample)}
        </Fragment>
      ))}
    </>
  );
}
