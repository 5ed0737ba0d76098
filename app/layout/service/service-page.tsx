import { Camera } from "lucide-react";
import type { PropsWithChildren } from "react";
import { facts, practice, type Service, type ServiceRecord, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink, CallLink } from "../../components/button/button.tsx";
import { Contents } from "../../components/contents/contents.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import { Closing, ServiceText } from "./service-text.tsx";
import "./service-page.css";

const ownParts = [
  { id: "prices", label: serviceWords.prices.heading },
  { id: "faq", label: serviceWords.faq },
  { id: "questions", label: serviceWords.questions.heading },
  { id: "sources", label: serviceWords.sources.heading },
];

function Hero({ service }: { service: ServiceRecord }) {
  const { main } = practice.phones;
  return (
    <PageHero
      {...service}
      parents={[{ label: serviceWords.services, href: paths.services }]}
      heading={service.title}
      lead={
        <>
          <p className="service-plain">{service.plainTitle}</p>
          <p>{service.lead}</p>
        </>
      }
      foot={<Glance entries={service.glance} />}
    >
      <BookButton>{serviceWords.book}</BookButton>
      <CallLink phone={main} kind="outline">
        {fill(serviceWords.call, { phone: formatPhone(main) })}
      </CallLink>
    </PageHero>
  );
}

/** A service page: key facts, text, questions and sources. */
export function ServicePage({ service, children }: PropsWithChildren<{ service: ServiceRecord }>) {
  return (
    <>
      <Hero service={service} />
      <HelpStrip urgent={service.urgent} />
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
export function Glance({ entries }: { entries: Service["glance"] }) {
  return (
    <section className="glance card" aria-labelledby="glance">
      <h2 id="glance" className="visually-hidden">
        {serviceWords.glance}
      </h2>
      <DescriptionList entries={entries} />
    </section>
  );
}

const { help, care } = serviceWords;

function HelpStrip({ urgent }: { urgent?: string | undefined }) {
  return (
    <aside className="help-strip" aria-labelledby="need-help">
      <div className="help-strip-body button-row page-width">
        <p className="help-strip-heading" id="need-help">
          {help.heading}
        </p>
        <p className="help-strip-text">
          {urgent ? <strong>{`${urgent} `}</strong> : null}
          {help.text}
        </p>
        <div className="button-row">
          <CallLink phone="911">{care.call911}</CallLink>
          <ButtonLink href="#care" kind="outline">
            {help.more}
          </ButtonLink>
        </div>
      </div>
    </aside>
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
        <CallLink phone={practice.phones.main} kind="outline">
          {serviceWords.callUs}
        </CallLink>
      </div>
    </div>
  );
}
