import { Printer } from "lucide-react";
import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { practice } from "../../../content-schema/practice.ts";
import { Button } from "../../components/button/button.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Section } from "../../components/section/section.tsx";
import { paths } from "../../paths.ts";
import { StartConsult } from "./start-consult.tsx";

/** What neither a photo nor a video can do. */
export function Limits() {
  const { eyebrow, heading, text, urgent, link, notices } = photoConsult.cannot;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <Prose>
        <p>{text}</p>
        <p>
          <b>{urgent}</b>
        </p>
        <p>
          <a href={paths.medicalDisclaimer}>{link}</a>
        </p>
        <p>
          <a href={paths.notices}>{notices}</a>
        </p>
      </Prose>
    </Section>
  );
}

/** The last way to start. */
export function Closing() {
  const { eyebrow, heading, print } = photoConsult.cta;
  return (
    <Section ground="deep" eyebrow={eyebrow} heading={heading}>
      <div className="consult-closing">
        <StartConsult location="steps_cta" url={practice.site.photoConsultUrl} />
        <Button kind="on-deep" size="large" data-action="print">
          <Printer aria-hidden="true" />
          {print}
        </Button>
      </div>
    </Section>
  );
}
