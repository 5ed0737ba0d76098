import { Section } from "./section.tsx";

const words = <p>One idea, and room around it.</p>;

export const states = {
  paper: (
    <Section eyebrow="Treatments" heading="What we treat">
      {words}
    </Section>
  ),
  sand: (
    <Section background="sand" eyebrow="Our offices" heading="Where to find us">
      {words}
    </Section>
  ),
  "deep, with a lead": (
    <Section
      background="deep"
      eyebrow="Same-day treatments"
      heading="One visit"
      lead={<p>A lead.</p>}
    >
      {words}
    </Section>
  ),
};
