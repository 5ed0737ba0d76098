import { useId } from "react";
import { type Testimonial, testimonialWords, words } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { Island } from "../../islands/island.tsx";
import { MoreButton } from "./more-button.tsx";
import "./testimonial-card.css";

/** A quote longer than this is clipped (characters; specification, "Testimonials"). */
export const longQuote = 400;

/** A patient's quote or a labelled sample. A long quote is clipped; More expands it. */
export function TestimonialCard({
  sample,
  name,
  text,
  begins,
  unfolded,
}: Testimonial & {
  /** The layouts, by number of columns, in which this card starts a column. */
  begins?: readonly number[] | undefined;
  /** Whether a long quote is initially expanded. */
  unfolded?: boolean;
}) {
  const id = useId();
  const { more, less, ofQuote } = words.controls;
  return (
    <figure className="testimonial" data-begins={begins?.join(" ") || undefined}>
      <blockquote id={id} className="testimonial-quote">
        <p>{text}</p>
      </blockquote>
      {text.length > longQuote ? (
        <div className="testimonial-more">
          <Island name="more-button" on="intent">
            <MoreButton {...{ more, less, unfolded }} of={fill(ofQuote, { name })} controls={id} />
          </Island>
        </div>
      ) : null}
      <figcaption>
        {name}
        {sample ? <span className="testimonial-sample">{testimonialWords.sample}</span> : null}
      </figcaption>
    </figure>
  );
}
