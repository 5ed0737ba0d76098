import { aftercare } from "#content/aftercare";
import { services } from "#content/services";
import * as aftercareWords from "#words/aftercare";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { Section } from "../components/section/section.tsx";
import type { AftercareIndex } from "../routes.ts";

/** Every aftercare sheet, in the order of the services that they belong to. */
export default function AftercareIndexPage({ page }: { page: AftercareIndex }) {
  return (
    <>
      <PageHero page={page} />
      <Section copy={aftercareWords.list}>
        <ul className="section-columns">
          {services.map(({ slug, title: service }) =>
            aftercare
              .filter((sheet) => sheet.service === slug)
              .map(({ path, title, lead }) => (
                <li key={path} className="card stack">
                  <p className="eyebrow">{service}</p>
                  <h3>
                    <a href={path}>{title}</a>
                  </h3>
                  <p>{lead}</p>
                </li>
              )),
          )}
        </ul>
      </Section>
    </>
  );
}
