import { type ReactNode, useId } from "react";
import { controls, credentials, home, practice, providerName, samples, words } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Portrait } from "../../layout/doctor/portrait.tsx";
import "./sections.css";

/** More text behind a More/Less button: a native disclosure, which works without script. */
function MoreText({ children }: { children: ReactNode }) {
  return (
    <details className="more-text">
      <summary className="button button-outline">
        <span className="more-text-more">{controls.more}</span>
        <span className="more-text-less">{controls.less}</span>
      </summary>
      <div className="more-text-body">{children}</div>
    </details>
  );
}

/** The doctor's letter beside the portrait; what a visit is like is in a disclosure. */
export function Welcome() {
  const headingId = useId();
  const { eyebrow, heading, sample, licence: look, rest, link } = home.welcome;
  const { licence, certification } = practice.provider;
  return (
    <section className="section section-paper" aria-labelledby={headingId}>
      <div className="welcome page-width">
        <Portrait />
        <div className="welcome-text">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={headingId}>{heading}</h2>
          <blockquote>{credentials.letter}</blockquote>
          <p className="welcome-signature">{providerName}</p>
          <p className="welcome-board">
            {`${words.header.specialty}, ${certification.board}`}
            {samples.letter ? <em>{sample}</em> : null}
          </p>
          <ul className="welcome-chips">
            <li>
              <ButtonLink href={licence.lookupUrl ?? licence.boardUrl} kind="outline" newTab>
                {fill(look, { number: licence.number })}
              </ButtonLink>
            </li>
            <li>{practice.languages.join(", ")}</li>
          </ul>
          <MoreText>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <ButtonLink href={link.href} kind="outline">
                {link.label}
              </ButtonLink>
            </p>
          </MoreText>
        </div>
      </div>
    </section>
  );
}
