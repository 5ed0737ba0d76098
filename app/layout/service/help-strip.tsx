import { Phone } from "lucide-react";
import { serviceWords } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import "./help-strip.css";

const { help, care } = serviceWords;

/** Below the hero: what cannot wait, 911, and a link to the urgent symptoms. */
export function HelpStrip({ urgent }: { urgent?: string | undefined }) {
  return (
    <aside className="help-strip" aria-labelledby="need-help">
      <div className="help-strip-body page-width">
        <p className="help-strip-heading" id="need-help">
          {help.heading}
        </p>
        <p className="help-strip-text">
          {urgent ? <strong>{`${urgent} `}</strong> : null}
          {help.text}
        </p>
        <div className="help-strip-actions">
          <ButtonLink href="tel:911">
            <Phone aria-hidden="true" />
            {care.call911}
          </ButtonLink>
          <ButtonLink href="#care" kind="outline">
            {help.more}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
