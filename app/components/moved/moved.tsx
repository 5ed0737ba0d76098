import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
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
      <h1>This page has moved</h1>
      <p>
        <Link to={to}>Go to {label}</Link>
      </p>
    </div>
  );
}
