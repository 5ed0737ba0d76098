import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { optionalParts } from "#content/facts";
import { officePhones, textLinks } from "#content/practice";
import * as bookingWords from "#words/booking";
import * as commonWords from "#words/common";
import { BookButton, ButtonLink, ButtonLinks } from "../../components/button/button.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { pageActions } from "../../data-attributes.ts";
import { paths } from "../../paths.ts";
import "../../components/section/section.css";
import "./call-to-action.css";

type CardProps = {
  eyebrow?: string;
  heading: string;
  lead: string;
  /** Below the buttons. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A card with buttons at the end of a page. Its CSS is deferred. */
export function CallToActionCard({ eyebrow, heading, lead, footer, children }: CardProps) {
  const id = useId();
  return (
    <section
      className="section call-to-action below-the-fold"
      aria-labelledby={id}
      {...pageActions}
    >
      <div className="page-width">
        <div className="call-to-action-card card section-deep">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h2 id={id}>{heading}</h2>
          <p className="section-lead">{lead}</p>
          <div className="call-to-action-buttons button-row">{children}</div>
          {footer}
          <Illustration name="night" part="crop" className="call-to-action-art" />
        </div>
      </div>
    </section>
  );
}

/** The call to action at the end of a page; `related` is a service whose page it links to. */
export function BookingCallToAction({ related }: { related?: Record<"title" | "path", string> }) {
  const { photo, related: readAbout, ...prompt } = bookingWords.prompt;
  const footer = related ? (
    <ul className="call-to-action-related row" aria-label={readAbout}>
      <li>
        <a className="target" href={related.path}>
          {related.title}
          <ArrowRight />
        </a>
      </li>
    </ul>
  ) : null;
  return (
    <CallToActionCard {...prompt} footer={footer}>
      <BookButton size="large">{commonWords.book}</BookButton>
      <ButtonLinks links={[...officePhones, ...textLinks]} variant="on-deep" size="large" />
      {optionalParts["photo-consult"] ? (
        <ButtonLink href={paths.photoConsult} variant="on-deep" size="large">
          {photo}
        </ButtonLink>
      ) : null}
    </CallToActionCard>
  );
}
