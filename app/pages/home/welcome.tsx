import { useId } from "react";
import { home } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { DoctorPortrait } from "../../components/coast/doctor-portrait.tsx";
import { MoreText } from "../../components/more-text/more-text.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { siteImages } from "../../site-images.ts";
import "./welcome.css";

/** The doctor and what a visit is like; longer text is in a disclosure. */
export function Welcome() {
  const headingId = useId();
  const { portrait } = siteImages;
  const { eyebrow, heading, first, rest, link } = home.welcome;
  return (
    <section className="section section-paper" aria-labelledby={headingId}>
      <div className="welcome page-width">
        <div className="welcome-portrait">
          {portrait ? (
            <Picture
              image={portrait}
              sizes="(width < 52rem) 30rem, 40vw"
              className="coast-portrait"
            />
          ) : (
            <DoctorPortrait lazy />
          )}
        </div>
        <div className="welcome-text">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={headingId}>{heading}</h2>
          <p>{first}</p>
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
