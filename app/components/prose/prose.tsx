import type { ReactNode } from "react";
import "./prose.css";

/** Running text in one comfortable column, or in two where there is room. */
export function Prose({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return <div className={columns ? "prose prose-columns" : "prose"}>{children}</div>;
}
