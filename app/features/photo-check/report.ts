import { results } from "#words/photo-check";

type Sentences = typeof results.findings;
export type FindingKind = keyof Sentences;
export type FindingCode = { [Kind in FindingKind]: keyof Sentences[Kind] }[FindingKind];

/** Returns the kind of a finding. */
export const kindOf = ({ code }: Finding): FindingKind =>
  (Object.keys(results.findings) as FindingKind[]).find((kind) => code in results.findings[kind]) ??
  "note";

/** `value` fills the placeholder in the finding's sentence. */
export type Finding = { code: FindingCode; value?: string };

export type Report = {
  findings: Finding[];
  thumbnail?: ImageBitmap;
  /** Without personal metadata, to save. */
  cleaned?: { file: Blob; result: "cleaned" | "converted" };
};

export type Limits = typeof results.limits;

/** The message from the page to its worker, which responds with a `Report`. */
export type CheckRequest = { file: File; limits: Limits };
