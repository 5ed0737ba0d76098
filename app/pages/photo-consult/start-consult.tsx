import { photoConsult, practice } from "#content";
import type { ConsultLocation } from "../../analytics/events.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { consultStart } from "../../data-attributes.ts";

export type ConsultCopy = NonNullable<typeof photoConsult>;

/** @throws {Error} if the practice offers no photo consult */
export function consultCopy(): ConsultCopy {
  if (photoConsult) return photoConsult;
  throw new Error("The page of the photo consult: expected a practice that offers one");
}

type Props = { location: ConsultLocation; note?: boolean };

/**
 * Opens the external e-signature form in a new tab; `location` on the page is for analytics, `note`
 * adds who may use it.
 */
export function StartConsult({ location, note = false }: Props) {
  return (
    <div className="start-consult" {...consultStart(location)}>
      <ButtonLink href={practice.site.photoConsultUrl} newTab size="large">
        {consultCopy().start}
      </ButtonLink>
      {note ? <p>{consultCopy().startNote}</p> : null}
    </div>
  );
}
