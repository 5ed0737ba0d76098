import { home, services } from "#content";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";

/** Every service, linked to its page. */
export function Treatments() {
  return (
    <Section eyebrow={home.treatments.eyebrow} heading={home.treatments.heading}>
      <ServiceGrid services={services} />
    </Section>
  );
}
