import { Printer } from "lucide-react";
import { Link } from "react-router";
import { photoConsult } from "../../../content/photo-consult.ts";
import { practice } from "../../../content/practice.ts";
import { Button } from "../../components/button/button.tsx";
import { Section } from "../../components/section/section.tsx";
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
            <Link to="/content/medical-disclaimer">{cannot.link}</Link>
          </p>
          <p>
            <Link to="/legal/notices">{cannot.notices}</Link>
          </p>
        </div>
      </Section>
      <Section ground="deep" eyebrow={cta.eyebrow} heading={cta.heading}>
        <div className="consult-closing">
          <StartConsult location="steps_cta" url={practice.site.photoConsultUrl} />
          <Button kind="on-deep" size="large" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {cta.print}
          </Button>
        </div>
      </Section>
    </>
  );
}
