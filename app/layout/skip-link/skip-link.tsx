import { words } from "#content";
import "./skip-link.css";

/** Skips the header; the first focusable element of every page (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {words.header.skip}
    </a>
  );
}
