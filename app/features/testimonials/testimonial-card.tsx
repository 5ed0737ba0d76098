import { useEffect, useId, useState } from "react";
import type { Testimonial } from "../../../content/schema.ts";
import { words } from "../../../content/words.ts";
import { Button } from "../../components/button/button.tsx";
import { fill } from "../../components/fill/fill.ts";
import "./testimonial-card.css";

/** A quote longer than this is clipped (characters; specification, "Testimonials"). */
const longQuote = 400;

/** One patient's words; a long quote is clipped with a fade and unfolds by More. */
export function TestimonialCard({
  name,
  text,
  unfolded = false,
}: Testimonial & {
  /** Whether a long quote starts whole. */
  unfolded?: boolean;
}) {
  const id = useId();
  const [open, setOpen] = useState(unfolded);

  // Text that stood open while the script was late must not fold under the reader's eyes.
  useEffect(() => {
    if (document.documentElement.dataset["script"] === "late") setOpen(true);
  }, []);

  const long = text.length > longQuote;
  return (
    <figure className="testimonial">
      <blockquote id={id} className="testimonial-quote" data-clipped={(long && !open) || undefined}>
        <p>{text}</p>
      </blockquote>
      {long ? (
        <div className="testimonial-more">
          <Button
            kind="outline"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen((now) => !now)}
          >
            {open ? words.controls.less : words.controls.more}
            <span className="visually-hidden">{` ${fill(words.controls.ofQuote, { name })}`}</span>
          </Button>
        </div>
      ) : null}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
