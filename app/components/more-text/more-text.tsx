import type { ReactNode } from "react";
import { controls } from "#content";
import "./more-text.css";

/** More text behind a More/Less button: a native disclosure, which works without script. */
export function MoreText({ children }: { children: ReactNode }) {
  return (
    <details className="more-text">
      <summary className="button button-outline">
        <span className="more-text-more">{controls.more}</span>
        <span className="more-text-less">{controls.less}</span>
      </summary>
      <div className="more-text-body">{children}</div>
    </details>
  );
}
