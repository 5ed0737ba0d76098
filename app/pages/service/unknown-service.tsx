import { services } from "../../../content/services.ts";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../../layout/booking-prompt/booking-prompt.tsx";

/** A readable title from an address: `laser-care` becomes `Laser Care`. */
export const titleFromSlug = (slug: string): string =>
  /^\d*$/.test(slug)
    ? "Service"
    : slug.replaceAll("-", " ").replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * The page of a service that has none yet. One built file serves every such address, so the slug
 * is known only in the browser.
 */
export function UnknownService({ slug }: { slug: string }) {
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
