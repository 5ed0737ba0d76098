import { type ReactNode, useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { track } from "#analytics";
import page from "#page/not-found";
import { practice } from "../../../content/practice.ts";
import { words } from "../../../content/words.ts";
import { CoastView } from "../../components/coast/coast-view.tsx";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import "../../components/button/button.css";
import "./error-page.css";

/** What went wrong: the status of a response or the error's message (specification, section 8). */
function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error && error.message) return error.message;
  return words.errorPage.unknown;
}

/**
 * The error page, with the ways that still work: home, services and the phones.
 * Its links load a whole document, because what failed may be the script itself. `children` is one
 * more way, for pages whose script works.
 */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const told = useRef<unknown>(null);
  useEffect(() => {
    // A page that does not exist is no fault of the site, and messages may repeat what was typed.
    if (isRouteErrorResponse(error) || error === told.current) return;
    told.current = error;
    const error_message = error instanceof Error ? error.name : "Error";
    track("Error", { error_type: "page", error_message });
  }, [error]);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="error-page coast-sky">
      <div className="error-page-text page-width">
        <p className="eyebrow">{page.eyebrow}</p>
        <h1>{page.heading}</h1>
        <p className="error-page-reason">{reason(error)}</p>
        <p className="error-page-lead">{missing ? page.lead : words.errorPage.lead}</p>
        <ul className="error-page-ways">
          <li>
            <a className="button button-primary" href="/">
              {words.errorPage.home}
            </a>
          </li>
          <li>
            <a className="button button-outline" href="/services">
              {words.errorPage.services}
            </a>
          </li>
          {children ? <li>{children}</li> : null}
          {practice.offices.map((office) => (
            <li key={office.id}>
              <a className="button button-outline" href={`tel:${office.phone}`}>
                {`${office.name}: ${formatPhone(office.phone)}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="error-page-view">
        <CoastView view={page.view} />
      </div>
    </div>
  );
}
