import { pages } from "../../content/pages.ts";
import { testimonials } from "../../content/testimonials.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { TestimonialCard } from "../features/testimonials/testimonial-card.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./testimonials.css";

export const meta = () => namedPageMetadata("testimonials", "/testimonials");

/** What patients say, in 1, 2 or 3 columns by width. */
export default function Testimonials() {
  const page = pages.testimonials;
  return (
    <>
      <PageHeader
        {...page}
        lead={<p>{page.lead}</p>}
        trail={[
          { label: "Home", href: "/" },
          { label: "Testimonials", href: "/testimonials" },
        ]}
      />
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
