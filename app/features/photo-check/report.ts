import { photoCheckResults } from "#content";

/** All findings, each with its kind. */
export const findingKinds = {
  heicConverted: "advice",
  heicClosed: "problem",
  notAPicture: "problem",
  wrongEnding: "advice",
  empty: "problem",
  tooBigToOpen: "problem",
  tooManyPixels: "problem",
  brokenOff: "problem",
  unreadable: "problem",
  tookTooLong: "problem",
  bigFile: "advice",
  small: "advice",
  sizeFits: "good",
  blurred: "advice",
  sharp: "good",
  dark: "advice",
  bright: "advice",
  halfInShadow: "advice",
  light: "good",
  location: "privacy",
  locationUnnamed: "privacy",
  details: "privacy",
  extraData: "privacy",
  pdfLocked: "problem",
  pdfActive: "advice",
  pdfUnseen: "note",
} as const;

/** The key of a finding's sentence in `content/words/photo-check.yaml`. */
export type FindingCode = keyof typeof findingKinds;

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

/** The messages and limits of the results; every practice with a photo check has them. */
export const resultsCopy = photoCheckResults as NonNullable<typeof photoCheckResults>;

/** The limits of the check (content/words/photo-check.yaml). */
export type Limits = typeof resultsCopy.limits;

/** The message from the page to its worker, which responds with a `Report`. */
export type CheckRequest = { file: File; limits: Limits };
