import { Check } from "lucide-react";
import { practice } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { Section } from "../../components/section/section.tsx";
import { consultCopy, StartConsult } from "./start-consult.tsx";

/** The link to the form, and what to prepare. */
export function Closing() {
  const { eyebrow, heading, ready } = consultCopy().cta;
  return (
    <Section background="deep" eyebrow={eyebrow} heading={heading}>
      <div className="consult-closing">
        <Disclosure label={<h3>{ready.heading}</h3>}>
          <ul>
            {ready.list.map((each) => (
              <li key={each}>
                <Check aria-hidden="true" />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
        <StartConsult location="steps_cta" url={practice.site.photoConsultUrl} />
      </div>
    </Section>
  );
}
