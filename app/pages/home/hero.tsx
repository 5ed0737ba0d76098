import { ArrowRight } from "lucide-react";
import { home } from "../../../content-schema/home.ts";
import { pages } from "../../../content-schema/pages.ts";
import { practice } from "../../../content-schema/practice.ts";
import { services } from "../../../content-schema/services.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { HeroCoast } from "../../components/coast/hero-coast.tsx";
import { Emphasis } from "../../components/emphasis/emphasis.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import { siteImages } from "../../site-images.ts";
import "./hero.css";

/** What a visitor sees first: who this is, the one action, the facts, and the way to their worry. */
export function Hero() {
  const { eyebrow, heading, lead } = pages.home;
  return (
    <div className="hero coast-sky">
      <div className="hero-body page-width">
        <div className="hero-text">
          <p className="eyebrow">{eyebrow}</p>
          <h1>
            <Emphasis text={heading} />
          </h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-actions">
            <BookButton source="hero" size="large">
              {home.hero.book}
            </BookButton>
            <ButtonLink href={`tel:${practice.phones.main}`} kind="outline" size="large">
              {home.hero.call}
            </ButtonLink>
          </div>
          {home.hero.facts.length > 0 ? (
            <ul className="hero-facts">
              {home.hero.facts.map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b> {label}
                </li>
              ))}
            </ul>
          ) : null}
          {home.hero.source ? <p className="hero-source">{home.hero.source}</p> : null}
        </div>
        <SymptomCard />
      </div>
      {/* Last, so that it does not move with the words of a document that is still arriving. */}
      {siteImages.hero ? (
        <Picture image={siteImages.hero} sizes="100vw" className="hero-picture" first />
      ) : (
        <HeroCoast />
      )}
    </div>
  );
}

/** Plain words for what hurts, each leading to its page. */
function SymptomCard() {
  return (
    <nav className="symptoms" aria-labelledby="symptoms">
      <h2 id="symptoms">{home.symptoms.heading}</h2>
      <ul>
        {services
          .filter(({ symptom }) => symptom)
          .map(({ symptom, title, path }) => (
            <li key={path}>
              <a className="symptoms-link" href={path}>
                <span>{symptom}</span>
                <span className="symptoms-title">{title}</span>
                <ArrowRight aria-hidden="true" />
              </a>
            </li>
          ))}
      </ul>
      <a className="symptoms-more" href={paths.services}>
        {home.symptoms.more}
      </a>
    </nav>
  );
}
