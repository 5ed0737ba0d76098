import { results as resultsCopy } from "#words/photo-check";

export { resultsCopy };

type Sentences = typeof resultsCopy.findings;
export type FindingKind = keyof Sentences;
export type FindingCode = { [Kind in FindingKind]: keyof Sentences[Kind] }[FindingKind];

/** Returns the kind of a finding. */
export const kindOf = ({ code }: Finding): FindingKind =>
  (Object.keys(resultsCopy.findings) as FindingKind[]).find(
    (kind) => code in resultsCopy.findings[kind],
  ) ?? "note";

/** `value` fills the placeholder in the finding's sentence. */
export type Finding = { code: FindingCode; value?: string };

export type Report = {
  findings: Finding[];
  thumbnail?: ImageBitmap;
  /** Without personal metadata, to save. */
  cleaned?: { file: Blob; result: "cleaned" | "converted" };
};

export type Limits = typeof resultsCopy.limits;

/** The message from the page to its worker, which responds with a `Report`. */
export type CheckRequest = { file: File; limits: Limits };
