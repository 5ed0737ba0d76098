import { Printer } from "lucide-react";
import { photoConsult } from "../../../content/photo-consult.ts";
import { practice } from "../../../content/practice.ts";
import { Button } from "../../components/button/button.tsx";
import { Section } from "../../components/section/section.tsx";
import { paths } from "../../paths.ts";
import { StartConsult } from "./start-consult.tsx";

/** What a photo cannot do, and the last way to start. */
export function Closing() {
  const { cannot, cta } = photoConsult;
  return (
    <>
      <Section eyebrow={cannot.eyebrow} heading={cannot.heading}>
        <div className="prose">
          <p>{cannot.text}</p>
          <p>
            <a href={paths.medicalDisclaimer}>{cannot.link}</a>
          </p>
          <p>
            <a href={paths.notices}>{cannot.notices}</a>
          </p>
        </div>
      </Section>
      <Section ground="deep" eyebrow={cta.eyebrow} heading={cta.heading}>
        <div className="consult-closing">
          <StartConsult location="steps_cta" url={practice.site.photoConsultUrl} />
          <Button kind="on-deep" size="large" data-action="print">
            <Printer aria-hidden="true" />
            {cta.print}
          </Button>
        </div>
      </Section>
    </>
  );
}
