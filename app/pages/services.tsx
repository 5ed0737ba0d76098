import type { NamedPage } from "#content/pages";
import { services } from "#content/services";
import { hero } from "#words/home";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";
import { ServiceTriage } from "../layout/service/care-cards.deferred.tsx";

/** Every service, linked to its page. */
export default function Services({ page }: { page: NamedPage }) {
  const lead = (
    <>
      <p>{page.lead}</p>
      <p>
        <a className="target" href="tel:911">
          {hero.urgent}
        </a>
      </p>
    </>
  );
  return (
    <>
      <PageHero page={{ ...page, lead }} />
      <div className="page-body page-width">
        <ServiceGrid services={services} isIndex />
        <div className="below-the-fold">
          <ServiceTriage />
        </div>
      </div>
      <BookingCallToAction />
    </>
  );
}
