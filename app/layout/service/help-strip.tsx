import { Phone } from "lucide-react";
import { practice, serviceWords } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import "./help-strip.css";

const { help, care } = serviceWords;

/** Below the hero: the number to call, and a link to the urgent symptoms. */
export function HelpStrip() {
  return (
    <aside className="help-strip" aria-labelledby="need-help">
      <div className="help-strip-body page-width">
        <p className="help-strip-heading" id="need-help">
          {help.heading}
        </p>
        <p className="help-strip-text">
          {`${help.text} `}
          <a href="#care">{help.more}</a>
        </p>
        <div className="help-strip-actions">
          <ButtonLink href="tel:911">
            <Phone aria-hidden="true" />
            {care.call911}
          </ButtonLink>
          {practice.offices.length > 3
            ? null
            : practice.offices.map(({ id, name, phone }) => (
                <ButtonLink key={id} href={`tel:${phone}`} kind="on-deep">
                  <span>{name}</span> <span>{formatPhone(phone)}</span>
                </ButtonLink>
              ))}
        </div>
      </div>
    </aside>
  );
}
