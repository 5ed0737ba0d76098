import page from "#page/testimonials";
import { testimonials } from "../../content/testimonials.ts";
import { TestimonialCard } from "../features/testimonials/testimonial-card.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./testimonials.css";

export const meta = () => namedPageMetadata(page, "/testimonials");

/** What patients say, in 1, 2 or 3 columns by width. */
export default function Testimonials() {
  return (
    <>
      <PageHead page={page} path="/testimonials" />
      <div className="testimonials-page page-width">
        <div className="testimonials">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} {...testimonial} />
          ))}
        </div>
      </div>
      <BookingPrompt />
    </>
  );
}
