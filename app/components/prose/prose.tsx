import type { ReactNode } from "react";
import "./prose.css";

/** `columns` sets two on wide screens. */
export function Prose({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return <div className={columns ? "prose prose-columns" : "prose"}>{children}</div>;
}
