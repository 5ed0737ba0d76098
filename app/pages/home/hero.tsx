import { ArrowRight } from "lucide-react";
import { pages } from "#content/pages";
import { services } from "#content/services";
import * as homeWords from "#words/home";
import { BookButton, CallButton } from "../../components/button/button.tsx";
import { Emphasis } from "../../components/emphasis/emphasis.tsx";
import { Scene } from "../../components/illustration/illustration.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { firstFrameId, pageActions } from "../../data-attributes.ts";
import { paths } from "../../paths.ts";
import { siteImages } from "../../site-images.ts";
import "./hero.css";

/** Above the fold: who the doctor is, the main action, key facts and links by symptom. */
export function Hero() {
  const { eyebrow, heading, lead } = pages.home;
  return (
    <div className="hero scene-sky">
      <div className="hero-body page-width stack">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1>
            <Emphasis text={heading} />
          </h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-actions button-row button-row-column" {...pageActions}>
            <BookButton size="large">{homeWords.hero.book}</BookButton>
            <CallButton variant="outline" size="large">
              {homeWords.hero.call}
            </CallButton>
          </div>
          <p className="hero-urgent">
            <a className="target" href="tel:911">
              {homeWords.hero.urgent}
            </a>
          </p>
          {homeWords.hero.facts.length > 0 ? (
            <ul className="hero-facts button-row">
              {homeWords.hero.facts.map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b> {label}
                </li>
              ))}
            </ul>
          ) : null}
          {homeWords.hero.source ? <p className="fine">{homeWords.hero.source}</p> : null}
        </div>
        <SymptomCard />
      </div>
      {/* Last in the DOM, so that it does not shift while text above it is still parsed. */}
      {siteImages.hero ? (
        <Picture image={siteImages.hero} sizes="100vw" className="hero-picture" priority />
      ) : (
        <div className="hero-view">
          <Scene name="home" load="eager" />
        </div>
      )}
    </div>
  );
}

/** The symptom links; without symptoms an empty element, since the first frame waits for its id. */
function SymptomCard() {
  const listed = services.filter(({ symptom }) => symptom);
  if (listed.length === 0) return <div id={firstFrameId} />;
  return (
    <nav id={firstFrameId} className="symptoms card" aria-labelledby="symptoms">
      <h2 id="symptoms">{homeWords.symptoms.heading}</h2>
      <ul className="ruled">
        {listed.map(({ symptom, title, path }) => (
          <li key={path}>
            <a className="symptoms-link" href={path}>
              <span>{symptom}</span>
              <span className="symptoms-title quiet">{title}</span>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
      <a className="target" href={paths.services}>
        {homeWords.symptoms.more}
      </a>
    </nav>
  );
}
