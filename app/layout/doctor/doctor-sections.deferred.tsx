import { services } from "#content/services";
import * as commonWords from "#words/common";
import * as providerWords from "#words/provider";
import { ButtonLink } from "../../components/button/button.tsx";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { paths } from "../../paths.ts";
import { BookingCallToAction } from "../call-to-action/call-to-action.deferred.tsx";

/** Selected services and the call to action. Its CSS is deferred. */
export function DoctorSections() {
  return (
    <>
      <div className="below-the-fold">
        <Section background="sand" copy={providerWords.services}>
          <ServiceGrid services={services.slice(0, 4)} />
          <ButtonLink href={paths.services} variant="outline">
            {commonWords.errorPage.services}
          </ButtonLink>
        </Section>
      </div>
      <BookingCallToAction />
    </>
  );
}
