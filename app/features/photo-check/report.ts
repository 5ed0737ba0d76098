import { photoCheckResults } from "#content";

/** The messages and limits of the results; every practice with a photo check has them. */
export const resultsCopy = photoCheckResults as NonNullable<typeof photoCheckResults>;

/** The sentences of findings, by kind. */
type Sentences = typeof resultsCopy.findings;
export type FindingKind = keyof Sentences;
export type FindingCode = { [Kind in FindingKind]: keyof Sentences[Kind] }[FindingKind];

/** Returns the kind of a finding. */
export const kindOf = ({ code }: Finding): FindingKind =>
  (Object.keys(resultsCopy.findings) as FindingKind[]).find(
    (kind) => code in resultsCopy.findings[kind],
  ) ?? "note";

/** A finding about a file. `value` fills the placeholder in its sentence. */
export type Finding = { code: FindingCode; value?: string };

/** The result of checking one file. */
export type Report = {
  findings: Finding[];
  /** Thumbnail for display only. */
  thumbnail?: ImageBitmap;
  /** A copy of the image without personal metadata, to save. */
  cleaned?: { file: Blob; ending: "jpg" | "png"; result: "cleaned" | "converted" };
};

/** The limits of the check (content/words/photo-check.yaml). */
export type Limits = typeof resultsCopy.limits;

/** The message from the page to its worker, which responds with a `Report`. */
export type CheckRequest = { file: File; limits: Limits };
