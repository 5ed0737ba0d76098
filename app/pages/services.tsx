import { pages } from "../../content/pages.ts";
import { services } from "../../content/services.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./services.css";

export const meta = () => namedPageMetadata("services", "/services");

/** All services, each with its page. */
export default function Services() {
  const page = pages.services;
  return (
    <>
      <PageHeader
        {...page}
        lead={<p>{page.lead}</p>}
        trail={[
          { label: "Home", href: "/" },
          { label: page.title, href: "/services" },
        ]}
      />
      <div className="services page-width">
        <ServiceGrid services={services} headingLevel="h2" />
      </div>
      <BookingPrompt />
    </>
  );
}
