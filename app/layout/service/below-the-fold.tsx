import { serviceWords } from "../../../content-schema/service-words.ts";
import { services } from "../../../content-schema/services.ts";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../booking-prompt/booking-prompt.tsx";

/** The end of a service's page: related services and booking; its styles are in the deferred sheet. */
export function BelowTheFold({ related }: { related: readonly string[] }) {
  return (
    <div className="below-the-fold">
      <Section ground="sand" {...serviceWords.related}>
        <ServiceGrid services={services.filter(({ slug }) => related.includes(slug))} />
      </Section>
      <BookingPrompt />
    </div>
  );
}
