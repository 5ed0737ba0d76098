import { services } from "#content/services";
import { unknownService } from "#words/other-pages";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { Section } from "../components/section/section.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { InlineScript } from "../document/inline-script.tsx";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";
import { paths } from "../paths.ts";
import titleFromSlug from "./title-from-slug.js?raw";

/** One document serves every unknown slug; an inline script sets the title from the slug. */
export default function UnknownService() {
  const { title, eyebrow, heading } = unknownService;
  const lead = (
    <>
      <p>{unknownService.lead}</p>
      <InlineScript code={titleFromSlug} />
    </>
  );
  return (
    <>
      <PageHero
        page={{ title, eyebrow, lead, view: "crab" }}
        parents={[{ label: eyebrow, href: paths.services }]}
      />
      <Section copy={{ eyebrow, heading }}>
        <ServiceGrid services={services} />
      </Section>
      <BookingCallToAction />
    </>
  );
}
