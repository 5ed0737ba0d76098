import type { NamedPage } from "#content/pages";
import { testimonials } from "#content/testimonials";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import {
  columnStarts,
  RatingPanel,
  TestimonialCard,
} from "../features/testimonials/testimonials.tsx";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";

const lengths = testimonials.map(({ length }) => length);

/** Every testimonial, in one to three columns. */
export default function Testimonials({ page }: { page: NamedPage }) {
  return (
    <>
      <PageHero page={page} />
      <div className="testimonials-page page-body page-width">
        <RatingPanel />
        <div className="testimonials">
          {testimonials.map((testimonial, index) => (
            <TestimonialCard
              key={testimonial.name}
              testimonial={testimonial}
              begins={[2, 3].filter((columns) => columnStarts(lengths, columns).includes(index))}
            />
          ))}
        </div>
      </div>
      <BookingCallToAction />
    </>
  );
}
