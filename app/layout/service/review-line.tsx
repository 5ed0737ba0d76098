import type { Service } from "../../../content/schema.ts";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";

const print = (date: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** Who wrote and reviewed the page, and when it is due again; an unsigned or overdue review says so. */
export function ReviewLine({ review }: { review: Service["review"] }) {
  const { author, reviewer, lastReviewed, nextReview } = review;
  const today = useHydrated() ? new Date().toISOString().slice(0, 10) : lastReviewed;
  return (
    <p className="review-line">
      Written by {author.name}. Reviewed by {reviewer.name}
      {reviewer.sample ? " (sample: not yet signed by the doctor)" : ""} on{" "}
      <time dateTime={lastReviewed}>{print(lastReviewed)}</time>.{" "}
      {today > nextReview ? (
        <strong>This review is overdue since {print(nextReview)}.</strong>
      ) : (
        <>
          Next review by <time dateTime={nextReview}>{print(nextReview)}</time>.
        </>
      )}
    </p>
  );
}
