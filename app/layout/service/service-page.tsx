import { Camera } from "lucide-react";
import type { PropsWithChildren } from "react";
import { facts } from "#content/facts";
import type { Service, ServiceRecord } from "#content/services";
import { urgentSigns } from "#content/urgent-signs";
import * as serviceWords from "#words/service";
import { fill } from "../../../content-schema/format/fill.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Contents } from "../../components/contents/contents.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { UrgentStrip } from "../../components/urgent-strip/urgent-strip.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { CallButton } from "../../features/call-sheet/call-button.tsx";
import { paths } from "../../paths.ts";
import { Closing, ServiceText } from "./service-text.tsx";
import "./service-page.css";

const ownParts = [
  { id: "prices", label: serviceWords.prices.heading },
  { id: "faq", label: serviceWords.faq },
  { id: "questions", label: serviceWords.questions.heading },
  { id: "sources", label: serviceWords.sources.heading },
];

const { strip } = serviceWords;

function Hero({ service }: { service: ServiceRecord }) {
  return (
    <PageHero
      {...service}
      parents={[{ label: serviceWords.services, href: paths.services }]}
      heading={service.title}
      lead={
        <>
          <p className="service-plain">{service.plainTitle}</p>
          <p>{service.lead}</p>
          {service.urgent ? (
            <UrgentStrip call={urgentSigns.call911.label}>
              <strong>{fill(strip.question, { signs: service.urgent })}</strong>{" "}
              <a href="#care">{strip.more}</a>
            </UrgentStrip>
          ) : null}
        </>
      }
      foot={<Glance entries={service.glance} />}
    >
      <BookButton>{serviceWords.book}</BookButton>
      <CallButton kind="outline">{serviceWords.callUs}</CallButton>
    </PageHero>
  );
}

/** A service page: key facts, text, questions and sources. */
export function ServicePage({ service, children }: PropsWithChildren<{ service: ServiceRecord }>) {
  return (
    <>
      <Hero service={service} />
      <div className="service page-width">
        <div className="service-aside">
          <div className="service-beside">
            <Contents entries={[...service.parts, ...ownParts]} />
            <BookCard photo={service.photoConsult} />
          </div>
        </div>
        <ServiceText service={service}>{children}</ServiceText>
      </div>
      <Closing related={service.related} />
    </>
  );
}

/** Key facts. */
function Glance({ entries }: { entries: Service["glance"] }) {
  return (
    <section className="glance card" aria-labelledby="glance">
      <h2 id="glance" className="visually-hidden">
        {serviceWords.glance}
      </h2>
      <DescriptionList entries={entries} />
    </section>
  );
}

const { photoConsult, photoNote, photoMore } = serviceWords.prices;

/** Where a photo can help, it leads to the photo consult. */
function BookCard({ photo }: { photo: boolean }) {
  const photoPrice = photo && facts["price.photoConsult"];
  return (
    <div className="book-card card card-sand stack">
      {photoPrice ? (
        <div className="book-card-price">
          <p>
            <Camera aria-hidden="true" />
            {photoConsult}
          </p>
          <p className="book-card-figure">{photoPrice}</p>
          <p className="fine">{photoNote}</p>
        </div>
      ) : null}
      <div className="book-card-actions">
        {photoPrice ? (
          <ButtonLink href={paths.photoConsult}>{photoMore}</ButtonLink>
        ) : (
          <BookButton>{serviceWords.book}</BookButton>
        )}
        <CallButton kind="outline">{serviceWords.callUs}</CallButton>
      </div>
    </div>
  );
}
