import { aftercare } from "#content/aftercare";
import { services } from "#content/services";
import * as aftercareWords from "#words/aftercare";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { Section } from "../components/section/section.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import type { AftercareIndex } from "../routes.ts";

/** Every aftercare sheet, with the service that it belongs to. */
export default function Index({ page }: { page: AftercareIndex }) {
  return (
    <>
      <PageHero page={page} />
      <Section words={aftercareWords.list}>
        <ul className="section-columns">
          {aftercare.map(({ path, title, lead, service }) => (
            <li key={path} className="card stack">
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p>{lead}</p>
              <p className="fine">{services.find(({ slug }) => slug === service)?.title}</p>
            </li>
          ))}
        </ul>
      </Section>
      <BookingPrompt />
    </>
  );
}
