import { useId } from "react";
import { home } from "../../../content-schema/home.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { DoctorPortrait } from "../../components/coast/doctor-portrait.tsx";
import { MoreText } from "../../components/more-text/more-text.tsx";
import "./welcome.css";

/** Who will see you, and how. The longer words unfold. */
export function Welcome() {
  const headingId = useId();
  const { eyebrow, heading, first, rest, link } = home.welcome;
  return (
    <section className="section section-paper" aria-labelledby={headingId}>
      <div className="welcome page-width">
        <div className="welcome-portrait">
          <DoctorPortrait lazy />
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
