import { type MetaFunction, useParams } from "react-router";
import { services } from "../../content/services.ts";
import { useHydrated } from "../components/hydrated/use-hydrated.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { Section } from "../components/section/section.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { pageMetadata } from "../seo/page-metadata.ts";

/** A readable title from an address: `laser-care` becomes `Laser Care`. */
const titleFromSlug = (slug: string): string =>
  /^\d*$/.test(slug)
    ? "Service"
    : slug.replaceAll("-", " ").replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

export const meta: MetaFunction = ({ params }) => {
  const slug = params["slug"] ?? "";
  const title = titleFromSlug(slug);
  return pageMetadata({
    title,
    description: `${title}: this page is being written. See the services that have a page, or call one of our offices.`,
    keywords: ["proctology services"],
    path: `/service/${slug}`,
    robots: "noindex",
  });
};

/**
 * A service that has no page yet. One built file serves every such address, so the slug is known
 * only in the browser.
 */
export default function UnknownService() {
  const slug = useParams()["slug"] ?? "";
  const title = useHydrated() ? titleFromSlug(slug) : "Service";
  return (
    <>
      <PageHeader
        view="hills"
        eyebrow="Services"
        heading={title}
        lead={<p>Detailed content for this service will be added soon.</p>}
        trail={[
          { label: "Home", href: "/" },
          { label: "Services", href: "/services" },
          { label: title, href: `/service/${slug}` },
        ]}
      />
      <Section eyebrow="Services" heading="What we treat today">
        <ServiceGrid services={services} />
      </Section>
      <BookingPrompt />
    </>
  );
}
