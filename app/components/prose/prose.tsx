import type { ReactNode } from "react";
import "./prose.css";

/** Running text in one comfortable column. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
