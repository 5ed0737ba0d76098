import { photoCheckResults } from "#content";

/** The messages and limits of the results. The check is part of the photo consult. */
export function resultsCopy(): NonNullable<typeof photoCheckResults> {
  if (photoCheckResults) return photoCheckResults;
  throw new Error("Photo check: expected a practice with a photo consult");
}
