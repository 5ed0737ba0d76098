import { movedWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import "./redirect-notice.css";

/**
 * Redirects to a page's new URL on hosts that cannot: by `<meta http-equiv="refresh">` in the
 * document's metadata, with a link as the fallback.
 */
export function RedirectNotice({ to, label }: { to: string; label: string }) {
  return (
    <div className="redirect-notice page-width">
      <h1>{movedWords.heading}</h1>
      <p>
        <a href={to}>{fill(movedWords.go, { page: label })}</a>
      </p>
    </div>
  );
}
