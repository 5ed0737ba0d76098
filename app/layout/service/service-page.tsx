import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { practice, type ServiceRecord, serviceWords, words } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Contents, type ContentsEntry } from "../../components/contents/contents.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths, servicePath } from "../../paths.ts";
import { Closing, ServiceText } from "./below-the-fold.tsx";
import { BookCard } from "./book-card.tsx";
import { Glance } from "./glance.tsx";
import { HelpStrip } from "./help-strip.tsx";
import "./service-page.css";
import { ServiceProvider } from "./text-components.tsx";

const ownParts: ContentsEntry[] = [
  { id: "prices", label: serviceWords.prices.heading },
  { id: "faq", label: serviceWords.faq },
  { id: "questions", label: serviceWords.questions.heading },
  { id: "sources", label: serviceWords.sources.heading },
];

function Hero({ service }: { service: ServiceRecord }) {
  const { main } = practice.phones;
  return (
    <PageHero
      view={service.view}
      heading={service.title}
      lead={
        <>
          <p className="service-plain">{service.plainTitle}</p>
          <p>{service.lead}</p>
        </>
      }
      trail={[
        { label: words.breadcrumb.home, href: paths.home },
        { label: serviceWords.services, href: paths.services },
        { label: service.title, href: servicePath(service.slug) },
      ]}
      foot={<Glance facts={service.glance} />}
    >
      <BookButton>{serviceWords.book}</BookButton>
      <ButtonLink href={`tel:${main}`} kind="outline">
        <Phone aria-hidden="true" />
        {fill(serviceWords.call, { phone: formatPhone(main) })}
      </ButtonLink>
    </PageHero>
  );
}

/** A service page: key facts, text, questions and sources. */
export function ServicePage({
  service,
  children,
}: {
  service: ServiceRecord;
  children: ReactNode;
}) {
  return (
    <>
      <Hero service={service} />
      <HelpStrip urgent={service.urgent} />
      <div className="service page-width">
        <div className="service-aside">
          <div className="service-beside">
            <Contents entries={[...service.parts, ...ownParts]} />
            <BookCard />
          </div>
        </div>
        <ServiceText service={service}>
          <ServiceProvider value={service}>{children}</ServiceProvider>
        </ServiceText>
      </div>
      <Closing related={service.related} />
    </>
  );
}
