import type { ReactNode } from "react";
import { officePhones, pages, words } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { Scene } from "../../components/coast/illustration.tsx";
import { paths } from "../../paths.ts";
import "../../components/coast/skies.css";
import "./error-page.css";

/**
 * The error page: HTTP status (specification, section 8), links to home and services, and the phone
 * numbers. `children` adds a link.
 */
export function ErrorPage({ status, children }: { status: string; children?: ReactNode }) {
  const page = pages["not-found"];
  return (
    <div className={`error-page coast-sky coast-${page.view}`}>
      <div className="error-page-text page-width">
        <p className="eyebrow">{page.eyebrow}</p>
        <h1>{page.heading}</h1>
        <p className="error-page-reason">{status}</p>
        <p className="error-page-lead">{page.lead}</p>
        <ul className="error-page-ways button-row">
          <li>
            <ButtonLink href={paths.home}>{words.errorPage.home}</ButtonLink>
          </li>
          <li>
            <ButtonLink href={paths.services} kind="outline">
              {words.errorPage.services}
            </ButtonLink>
          </li>
          {children ? <li>{children}</li> : null}
          {officePhones.map(({ href, label }) => (
            <li key={href}>
              <ButtonLink href={href} kind="outline">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="error-page-view">
        <Scene name={page.view} first />
      </div>
    </div>
  );
}
