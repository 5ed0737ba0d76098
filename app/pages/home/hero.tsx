import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import page from "#page/home";
import { home } from "../../../content/home.ts";
import { practice } from "../../../content/practice.ts";
import { services } from "../../../content/services.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Drawing } from "../../components/coast/drawing.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./hero.css";

/** What a visitor sees first: who this is, the one action, the facts, and the way to their worry. */
export function Hero() {
  const { eyebrow, heading, lead } = page;
  const [before, emphasis, after] = heading.split("*");
  return (
    <div className="hero coast-sky">
      <div className="hero-body page-width">
        <div className="hero-text">
          <p className="eyebrow">{eyebrow}</p>
          <h1>
            {before}
            {emphasis ? <em>{emphasis}</em> : null}
            {after}
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
          <dl className="hero-facts">
            {home.hero.facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <SymptomCard />
      </div>
      {/* Last, so that it does not move with the words of a document that is still arriving. */}
      <Drawing name="hero" />
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
              <Link className="symptoms-link" to={path}>
                <span>{symptom}</span>
                <span className="symptoms-title">
                  {title}
                  <ArrowRight aria-hidden="true" />
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <Link className="symptoms-more" to="/services">
        {home.symptoms.more}
      </Link>
    </nav>
  );
}
