import { type ComponentType, useId } from "react";
import { credentials } from "#content/credentials";
import { samples } from "#content/facts";
import { pages } from "#content/pages";
import { practice, providerName } from "#content/practice";
import { services } from "#content/services";
import { testimonials } from "#content/testimonials";
import { controls, header } from "#words/common";
import * as homeWords from "#words/home";
import { sample as sampleNote } from "#words/testimonials";
import { fill } from "../../../content-schema/format/fill.ts";
import { BookButton, ButtonLink } from "../../components/button/button.tsx";
import { CheckList } from "../../components/check-list/check-list.tsx";
import { formatDate } from "../../components/date/format-date.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Price } from "../../components/price/price.tsx";
import { paragraphs, Section, Steps } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { excludedFromSearch } from "../../data-attributes.ts";
import { GalleryIndex } from "../../features/gallery/gallery.tsx";
import { PressStrip } from "../../features/press-strip/press-strip.tsx";
import { galleryFragment } from "../../file-paths.ts";
import { Portrait } from "../../layout/doctor/portrait.tsx";
import { OfficeCards } from "../../layout/office-cards/office-cards.tsx";
import { ServiceTriage } from "../../layout/service/care-cards.deferred.tsx";
import { PageContext, usePage } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { remoteVisits } from "../../remote-visits.ts";
import { pageTitle } from "../../seo/page-metadata.ts";
import "../../components/section/section-aside.css";
import "../../features/testimonials/quote.css";
import "./sections.css";

/** A section without content renders nothing, and the hero is above the fold. */
const parts: Record<(typeof homeWords.sections)[number], ComponentType> = {
  hero: () => null,
  press: () => (practice.press.length > 0 ? <PressStrip /> : null),
  welcome: Welcome,
  quotes: Quotes,
  "from-home": FromHome,
  "same-day": SameDay,
  treatments: () => (
    <Section copy={homeWords.treatments}>
      <ServiceGrid services={services} />
    </Section>
  ),
  locations: () => (
    <Section background="sand" id="locations" copy={homeWords.locations}>
      <OfficeCards book={homeWords.locations.book} />
    </Section>
  ),
};

/** The sections in the practice's order. Their CSS is deferred. */
export function HomeSections() {
  return (
    <div className="below-the-fold">
      <div className="home-triage page-width">
        <ServiceTriage />
      </div>
      {homeWords.sections.map((name) => {
        const Part = parts[name];
        return <Part key={name} />;
      })}
    </div>
  );
}

/** Replaces the home page at `/#gallery`; a search finds its own page. */
export function GalleryView() {
  const page = usePage();
  const title = pageTitle(pages.gallery.title);
  return (
    <div id={galleryFragment} className="gallery-view" data-title={title} {...excludedFromSearch}>
      {/* Its breadcrumb is not the home page's. */}
      <PageContext value={{ ...page, path: paths.gallery, collected: { ...page.collected } }}>
        <GalleryIndex loadView="lazy" />
      </PageContext>
    </div>
  );
}

function Welcome() {
  const headingId = useId();
  const { eyebrow, heading, sample, license: licenseLabel, rest, link } = homeWords.welcome;
  const { license, certification } = practice.provider;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="welcome section-beside page-width">
        <Portrait />
        <div className="welcome-text">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={headingId}>{heading}</h2>
          <blockquote>{credentials.letter}</blockquote>
          <p className="welcome-signature">{providerName}</p>
          <p className="welcome-board">
            {[header.specialty, certification.board].filter(Boolean).join(", ")}
          </p>
          {samples.letter ? <p className="fine">{sample}</p> : null}
          <div className="welcome-row row quiet">
            <ButtonLink href={license.lookupUrl ?? license.boardUrl} variant="outline" newTab>
              {fill(licenseLabel, { number: license.number })}
            </ButtonLink>
            <p>{practice.languages.join(", ")}</p>
            <details className="more-text">
              <summary className="button">
                <span className="more-text-more">{controls.more}</span>
                <span className="more-text-less">{controls.less}</span>
              </summary>
              <div className="more-text-body">
                {paragraphs(...rest)}
                <p>
                  <ButtonLink href={link.href} variant="outline">
                    {link.label}
                  </ButtonLink>
                </p>
              </div>
            </details>
          </div>
        </div>
      </div>
    </section>
  );
}

const quote = testimonials.find((testimonial) => testimonial.home);

function Quotes() {
  if (!quote?.home) return null;
  const { name, text, sample } = quote;
  const { source, date } = quote.home;
  const { date: line, all } = homeWords.quotes;
  return (
    <Section copy={homeWords.quotes}>
      <figure className="quote stack">
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="row quiet">
          <b>{name}</b>
          <span>
            {fillWith(line, { source, date: <time dateTime={date}>{formatDate(date)}</time> })}
          </span>
          {sample ? <span>{sampleNote}</span> : null}
        </figcaption>
      </figure>
      <a className="target" href={paths.testimonials}>
        {all}
      </a>
    </Section>
  );
}

function FromHome() {
  const offers = remoteVisits(homeWords.fromHome);
  if (offers.length === 0) return null;
  return (
    <Section background="sand" copy={homeWords.fromHome}>
      <ul className="section-columns">
        {offers.map((offer) => (
          <li key={offer.heading} className="offer card stack">
            <div className="offer-head row">
              <h3>{offer.heading}</h3>
              <Price dollars={offer.price} />
            </div>
            <p>{offer.text}</p>
            <CheckList points={offer.points} className="offer-points" />
            <div>
              <ButtonLink href={offer.href}>
                {homeWords.fromHome.book}
                <span className="visually-hidden"> {offer.heading}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SameDay() {
  const { text, book, schedule, steps, eyebrow, heading } = homeWords.sameDay;
  return (
    <Section background="deep" copy={{ eyebrow, heading, lead: text }}>
      <Steps list={steps} className="same-day-steps button-row" />
      <div className="button-row">
        <BookButton size="large">{book}</BookButton>
        <BookButton size="large" variant="on-deep">
          {schedule}
        </BookButton>
      </div>
    </Section>
  );
}
