import { pages, services } from "#content";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { ServiceTriage } from "../layout/service/urgency.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages.services;
const path = paths.services;

export const metadata = () => namedPageMetadata(page, path);

/** Every service, linked to its page. */
export default function Services() {
  return (
    <>
      <PageHero {...page} path={path} />
      <div className="page-body page-width">
        <ServiceTriage />
        <ServiceGrid services={services} headingLevel="h2" />
      </div>
      <BookingPrompt />
    </>
  );
}
