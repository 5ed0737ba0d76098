import { services } from "#content/services";
import * as otherPages from "#words/other-pages";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { Section } from "../components/section/section.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { InlineScript } from "../document/inline-script.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { paths } from "../paths.ts";
import nameAfterSlug from "./unknown-service-title.js?raw";

const unknown = otherPages.unknownService;

/** One document serves every unknown slug; an inline script sets the title from the slug. */
export default function UnknownService() {
  return (
    <>
      <PageHero
        page={{ ...unknown, view: "crab" }}
        parents={[{ label: unknown.eyebrow, href: paths.services }]}
        heading={unknown.title}
        lead={
          <>
            <p>{unknown.lead}</p>
            <InlineScript code={nameAfterSlug} />
          </>
        }
      />
      <Section words={{ eyebrow: unknown.eyebrow, heading: unknown.heading }}>
        <ServiceGrid services={services} />
      </Section>
      <BookingPrompt />
    </>
  );
}
