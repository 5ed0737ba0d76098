import type { ConsultLocation } from "../../analytics/events.ts";
import { consultStart } from "../../analytics/marks.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { consultCopy } from "./consult-copy.ts";
import "./start-consult.css";

/** Opens the external e-signature form in a new tab; `note` adds who may use it. */
export function StartConsult({
  location,
  url,
  note = false,
}: {
  /** The button's place on the page, for analytics. */
  location: ConsultLocation;
  url: string;
  note?: boolean;
}) {
  return (
    <div className="start-consult" {...consultStart(location)}>
      <ButtonLink href={url} newTab size="large">
        {consultCopy().start}
      </ButtonLink>
      {note ? <p>{consultCopy().startNote}</p> : null}
    </div>
  );
}
