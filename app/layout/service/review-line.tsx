import { type Service, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { siteImages } from "../../site-images.ts";

const words = serviceWords.review;
const time = (date: string) => <time dateTime={date}>{formatDate(date)}</time>;

/**
 * The page's author and reviewer, and the date of the next review; a page without a review says so
 * and has no date. `showOverdueReviews` swaps the last two sentences when the review is overdue.
 */
export function ReviewLine({ review }: { review: Service["review"] }) {
  const { author, reviewer, lastReviewed, nextReview } = review;
  if (reviewer.sample) {
    return (
      <p className="review-line">
        {`${fill(words.written, { author: author.name })} ${words.unreviewed}`}
      </p>
    );
  }
  const { portrait } = siteImages;
  const line = fill(`${words.line} `, { author: author.name, reviewer: reviewer.name });
  return (
    <p className="review-line">
      {portrait ? <Picture image={portrait} sizes="2.75rem" className="small-portrait" /> : null}
      {fillWith(line, { date: time(lastReviewed) })}
      <span>{fillWith(words.next, { date: time(nextReview) })}</span>
      <strong data-due={nextReview} hidden>
        {fill(words.overdue, { date: formatDate(nextReview) })}
      </strong>
    </p>
  );
}
