import { serviceWords } from "../../../content-schema/service.ts";
import type { Service } from "../../../content-schema/service-schema.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { fill } from "../../components/fill/fill.ts";
import { fillWith } from "../../components/fill/fill-with.ts";

const words = serviceWords.review;
const time = (date: string) => <time dateTime={date}>{formatDate(date)}</time>;

/**
 * Who wrote and reviewed the page, and when it is due again. A page that no doctor has read yet says
 * that and names no date.
 * `showOverdueReviews` shows the last sentence in place of the one before it once it is true.
 */
export function ReviewLine({ review }: { review: Service["review"] }) {
  const { author, reviewer, lastReviewed, nextReview } = review;
  if (reviewer.sample) {
    // Each on a line of its own, so that no font that arrives late joins or parts them.
    return (
      <p className="review-line">
        {fill(words.written, { author: author.name })}
        <br />
        {words.unreviewed}
      </p>
    );
  }
  const line = fill(`${words.line} `, { author: author.name, reviewer: reviewer.name });
  return (
    <p className="review-line">
      {fillWith(line, { date: time(lastReviewed) })}
      <span>{fillWith(words.next, { date: time(nextReview) })}</span>
      <strong data-due={nextReview} hidden>
        {fill(words.overdue, { date: formatDate(nextReview) })}
      </strong>
    </p>
  );
}
