import { Phone } from "lucide-react";
import type { NamedPage } from "#content/pages";
import { officePhones } from "#content/practice";
import * as commonWords from "#words/common";
import * as searchWords from "#words/search";
import { ButtonLink } from "../components/button/button.tsx";
import { Scene } from "../components/illustration/illustration.tsx";
import { skyClassNames } from "../components/illustration/skies.ts";
import { LanguageLinks } from "../components/language-links/language-links.tsx";
import { firstFrameId } from "../data-attributes.ts";
import { SearchButton } from "../features/search/search-button.tsx";
import { paths } from "../paths.ts";
import "../components/illustration/skies.css";
import "./not-found.css";

/** Served for unknown and malformed URLs; it states the status (specification, section 8). */
export default function NotFound({ page }: { page: NamedPage & { status: string } }) {
  return (
    <div className={`not-found ${skyClassNames(page.view)}`}>
      <div className="not-found-text page-width stack">
        <p className="eyebrow">{page.eyebrow}</p>
        <h1>{page.heading}</h1>
        <p className="minor">{page.status}</p>
        <p>{page.lead}</p>
        <div className="button-row">
          <ButtonLink href={paths.home}>{commonWords.errorPage.home}</ButtonLink>
          <ButtonLink href={paths.services} variant="outline">
            {commonWords.errorPage.services}
          </ButtonLink>
          <SearchButton>{searchWords.heading}</SearchButton>
        </div>
        <div className="row">
          {officePhones.map(({ href, label }) => (
            <a key={href} className="target" href={href}>
              <Phone />
              <span>{label}</span>
            </a>
          ))}
          <LanguageLinks />
        </div>
      </div>
      <div id={firstFrameId} className="not-found-view">
        <Scene name={page.view} load="inline" />
      </div>
    </div>
  );
}
