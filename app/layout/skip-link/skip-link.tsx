import { words } from "../../../content-schema/common.ts";
import "./skip-link.css";

/** The first thing on every page for the keyboard: past the header to the content (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {words.header.skip}
    </a>
  );
}
