import { type MetaFunction, useParams } from "react-router";
import { services } from "../../content/services.ts";
import { unknownService as unknown } from "../../content/unknown-service.ts";
import { words } from "../../content/words.ts";
import { fill } from "../components/fill/fill.ts";
import { useHydrated } from "../components/hydrated/use-hydrated.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { Section } from "../components/section/section.tsx";
import { ServiceGrid } from "../components/service-grid/service-grid.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { pageMetadata } from "../seo/page-metadata.ts";

/** A readable title from an address: `laser-care` becomes `Laser Care`. */
const titleFromSlug = (slug: string): string =>
  /^\d*$/.test(slug)
    ? unknown.title
    : slug.replaceAll("-", " ").replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

export const meta: MetaFunction = ({ params }) => {
  const slug = params["slug"] ?? "";
  const title = titleFromSlug(slug);
  return pageMetadata({
    title,
    description: fill(unknown.description, { service: title }),
    keywords: unknown.keywords,
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
  const title = useHydrated() ? titleFromSlug(slug) : unknown.title;
  return (
    <>
      <PageHeader
        view="hills"
        eyebrow={unknown.eyebrow}
        heading={title}
        lead={<p>{unknown.lead}</p>}
        trail={[
          { label: words.way.home, href: "/" },
          { label: unknown.eyebrow, href: "/services" },
          { label: title, href: `/service/${slug}` },
        ]}
      />
      <Section eyebrow={unknown.eyebrow} heading={unknown.heading}>
        <ServiceGrid services={services} />
      </Section>
      <BookingPrompt />
    </>
  );
}
