import { movedWords } from "../../../content-schema/common.ts";
import { fill } from "../fill/fill.ts";
import "./moved.css";

/**
 * Leads on to a page's present address where the host could not redirect: by the refresh in the
 * document's metadata, and by a link in any case.
 */
export function Moved({ to, label }: { to: string; label: string }) {
  return (
    <div className="moved page-width">
      <h1>{movedWords.heading}</h1>
      <p>
        <a href={to}>{fill(movedWords.go, { page: label })}</a>
      </p>
    </div>
  );
}
