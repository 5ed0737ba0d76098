import { type NamedPage, testimonials } from "#content";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import {
  columnStarts,
  RatingPanel,
  TestimonialCard,
} from "../features/testimonials/testimonials.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";

const texts = testimonials.map(({ text }) => text);
const starts = [2, 3].map((columns) => ({ columns, cards: columnStarts(texts, columns) }));

/** Every testimonial, in one to three columns. */
export default function Testimonials({ page }: { page: NamedPage }) {
  return (
    <>
      <PageHero {...page} />
      <div className="testimonials-page page-body page-width">
        <RatingPanel />
        <div className="testimonials">
          {testimonials.map((testimonial, index) => (
            <TestimonialCard
              key={testimonial.name}
              {...testimonial}
              begins={starts
                .filter(({ cards }) => cards.includes(index))
                .map(({ columns }) => columns)}
            />
          ))}
        </div>
      </div>
      <BookingPrompt />
    </>
  );
}
