import type { Service } from "../../../content/schema.ts";
import { serviceWords } from "../../../content/service-words.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { fill } from "../../components/fill/fill.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";

const words = serviceWords.review;
const time = (date: string) => <time dateTime={date}>{formatDate(date)}</time>;

/** Who wrote and reviewed the page, and when it is due again; an unsigned or overdue review says so. */
export function ReviewLine({ review }: { review: Service["review"] }) {
  const { author, reviewer, lastReviewed, nextReview } = review;
  const today = useHydrated() ? new Date().toISOString().slice(0, 10) : lastReviewed;
  const line = fill(`${words.line} `, {
    author: author.name,
    reviewer: reviewer.sample ? `${reviewer.name} ${words.unsigned}` : reviewer.name,
  });
  return (
    <p className="review-line">
      {fillWith(line, { date: time(lastReviewed) })}
      {today > nextReview ? (
        <strong>{fill(words.overdue, { date: formatDate(nextReview) })}</strong>
      ) : (
        fillWith(words.next, { date: time(nextReview) })
      )}
    </p>
  );
}
