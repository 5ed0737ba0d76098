import type { ReactNode } from "react";
import { CallLink } from "../button/button.tsx";
import "./urgent-strip.css";

/** An emergency notice, with a link that calls 911. */
export const UrgentStrip = ({ call, children }: { call: string; children: ReactNode }) => (
  <div className="urgent-strip row">
    <p>{children}</p>
    <CallLink phone="911">{call}</CallLink>
  </div>
);
