import type { PropsWithChildren } from "react";
import type { Service, ServiceRecord } from "#content/services";
import { urgentSigns } from "#content/urgent-signs";
import * as serviceWords from "#words/service";
import { fill } from "../../../content-schema/format/fill.ts";
import { BookButton, CallButton } from "../../components/button/button.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { UrgentStrip } from "../../components/urgent-strip/urgent-strip.tsx";
import { paths } from "../../paths.ts";
import { ServiceAside } from "./service-aside.deferred.tsx";
import { RelatedServices, ServiceText } from "./service-text.deferred.tsx";
import "./service-page.css";

const { strip } = serviceWords;

function Hero({ service }: { service: ServiceRecord }) {
  const lead = (
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
  );
  return (
    <PageHero
      page={{ title: service.title, lead, view: service.view }}
      variant="service"
      loadView="eager"
      parents={[{ label: serviceWords.services, href: paths.services }]}
      footer={<Glance entries={service.glance} />}
    >
      <BookButton>{serviceWords.book}</BookButton>
      <CallButton variant="outline">{serviceWords.callUs}</CallButton>
    </PageHero>
  );
}

/** A service page: key facts, text, questions and sources. */
export function ServicePage({ service, children }: PropsWithChildren<{ service: ServiceRecord }>) {
  return (
    <>
      <Hero service={service} />
      <div className="service page-width stack">
        <ServiceAside service={service} />
        <ServiceText service={service}>{children}</ServiceText>
      </div>
      <RelatedServices related={service.related} />
    </>
  );
}

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
