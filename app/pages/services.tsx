import page from "#page/services";
import { services } from "../../content/services.ts";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./services.css";

export const meta = () => namedPageMetadata(page, "/services");

/** All services, each with its page. */
export default function Services() {
  return (
    <>
      <PageHead page={page} path="/services" />
      <div className="services page-width">
        <ServiceGrid services={services} headingLevel="h2" />
      </div>
      <BookingPrompt />
    </>
  );
}
