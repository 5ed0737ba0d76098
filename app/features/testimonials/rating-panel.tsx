import { Star } from "lucide-react";
import { useId } from "react";
import { ratingPanel } from "#content";
import "./rating-panel.css";

/** The rating and why its count differs from the testimonials; null without a rating. */
export function RatingPanel() {
  const id = useId();
  if (!ratingPanel) return null;
  const { heading, count, source, why } = ratingPanel;
  return (
    <section className="rating-panel" aria-labelledby={id}>
      <div>
        <h2 id={id}>
          <Star aria-hidden="true" />
          {heading}
        </h2>
        <p>{count}</p>
        <p className="rating-panel-source">{source}</p>
      </div>
      {why ? <p>{why}</p> : null}
    </section>
  );
}
