import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { movedWords } from "../../../content/moved-words.ts";
import { fill } from "../fill/fill.ts";
import "./moved.css";

/**
 * Leads on to a page's present address where the host could not redirect: at once with script,
 * by a refresh in the head without, and by a link in any case.
 */
export function Moved({ to, label }: { to: string; label: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);
  return (
    <div className="moved page-width">
      <h1>{movedWords.heading}</h1>
      <p>
        <Link to={to}>{fill(movedWords.go, { page: label })}</Link>
      </p>
    </div>
  );
}
