import { providerWords } from "../../../content-schema/provider-words.ts";
import { services } from "../../../content-schema/services.ts";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../booking-prompt/booking-prompt.tsx";

/** The end of a page about a doctor: what we treat, and booking. */
export function DoctorEnd() {
  return (
    <>
      <Section ground="sand" {...providerWords.services}>
        <ServiceGrid services={services} />
      </Section>
      <BookingPrompt />
    </>
  );
}
