import { services } from "#content/services";
import * as commonWords from "#words/common";
import * as providerWords from "#words/provider";
import { ButtonLink } from "../../components/button/button.tsx";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { paths } from "../../paths.ts";
import { BookingPrompt } from "../booking-prompt/booking-prompt.deferred.tsx";

/** Selected services and the booking prompt. Its CSS is deferred. */
export function DoctorEnd() {
  return (
    <>
      <div className="below-the-fold">
        <Section background="sand" words={providerWords.services}>
          <ServiceGrid services={services.slice(0, 4)} />
          <ButtonLink href={paths.services} kind="outline">
            {commonWords.errorPage.services}
          </ButtonLink>
        </Section>
      </div>
      <BookingPrompt />
    </>
  );
}
