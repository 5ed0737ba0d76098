import { Star } from "lucide-react";
import { useId } from "react";
import type { Testimonial } from "#content/testimonials";
import { controls } from "#words/common";
import { rating, sample as sampleNote } from "#words/testimonials";
import { fill } from "../../../content-schema/format/fill.ts";
import { Button } from "../../components/button/button.tsx";
import { action } from "../../data-attributes.ts";
import "../../components/section/section.css";
import "./quote.css";
import "./testimonials.css";

/** A quote longer than this is clipped (characters; specification, "Testimonials"). */
const maxQuoteLength = 400;

type CardProps = {
  testimonial: Testimonial;
  /** The layouts, by number of columns, in which this card starts a column. */
  begins?: readonly number[];
};

/** A patient's quote or a labelled sample. A long quote is clipped; More expands it. */
export function TestimonialCard({ testimonial, begins }: CardProps) {
  const { sample, name, text, length } = testimonial;
  const id = useId();
  const { more, less, ofQuote } = controls;
  const long = length > maxQuoteLength;
  return (
    <figure
      className={`testimonial ${long ? "card" : "quote"}`}
      data-begins={begins?.join(" ") || undefined}
    >
      <blockquote id={id} className="testimonial-quote">
        <p>{text}</p>
      </blockquote>
      {long ? (
        <div className="testimonial-more">
          <Button variant="outline" aria-expanded={false} aria-controls={id} {...action("toggle")}>
            <span className="testimonial-unfold">{more}</span>
            <span className="testimonial-fold">{less}</span>
            <span className="visually-hidden">{` ${fill(ofQuote, { name })}`}</span>
          </Button>
        </div>
      ) : null}
      <figcaption className="row quiet">
        <b>{name}</b>
        {sample ? <span className="fine">{sampleNote}</span> : null}
      </figcaption>
    </figure>
  );
}

/** Returns a card's estimated height in lines: its text of this length, or the clipped text and its button. */
const linesOf = (length: number): number => 4 + (length > maxQuoteLength ? 11 : length / 36);

/** Returns the indexes of the cards that start columns 2 and up, for columns of similar height. */
export function columnStarts(lengths: readonly number[], columns: number): number[] {
  const cumulativeHeights = lengths.map((_, index) =>
    lengths.slice(0, index + 1).reduce((sum, length) => sum + linesOf(length), 0),
  );
  const total = cumulativeHeights.at(-1) ?? 0;
  return Array.from({ length: columns - 1 }, (_, column) => {
    const goal = (total * (column + 1)) / columns;
    const distances = cumulativeHeights.map((height) => Math.abs(height - goal));
    return distances.indexOf(Math.min(...distances)) + 1;
  });
}

/** The rating and why its count differs from the testimonials; null without a rating. */
export function RatingPanel() {
  const id = useId();
  if (!rating) return null;
  const { heading, count, source, why } = rating;
  return (
    <section className="rating-panel card section-columns" aria-labelledby={id}>
      <div>
        <h2 id={id} className="with-icon">
          <Star />
          {heading}
        </h2>
        <p>{count}</p>
        <p className="fine">{source}</p>
      </div>
      {why ? <p>{why}</p> : null}
    </section>
  );
}
