import { photoConsult } from "#content";

export type ConsultCopy = NonNullable<typeof photoConsult>;

/** The copy of the photo consult, whose sections stand on the page only with one. */
export function consultCopy(): ConsultCopy {
  if (photoConsult) return photoConsult;
  throw new Error("The page of the photo consult: expected a practice that offers one");
}
