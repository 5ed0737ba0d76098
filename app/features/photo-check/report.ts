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
  noLook: "note",
  location: "privacy",
  details: "privacy",
  extraData: "privacy",
  pdfPages: "good",
  pdfTooManyPages: "advice",
  pdfPagesUnknown: "advice",
  pdfLocked: "problem",
  pdfActive: "advice",
  pdfNoLight: "note",
} as const;

/** The key of a finding's sentence in `content/words/photo-check.yaml`. */
export type FindingCode = keyof typeof findingKinds;

/** The type of a file, detected from its first bytes. */
export type FileType =
  | "jpeg"
  | "png"
  | "pdf"
  | "heic"
  | "other-picture"
  | "document"
  | "web-page"
  | "archive"
  | "text"
  | "empty"
  | "unknown";

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

/** The limits of the check. */
export type Limits = {
  /** Files above this are not opened (bytes). */
  openBytes: number;
  /** Files above this may be refused by the form (bytes). */
  formBytes: number;
  /** Images above this are not decoded (pixels). */
  pixels: number;
  /** Images with a shorter side below this lack detail (pixels). */
  shortSide: number;
  /** PDFs with more pages than this are longer than requested. */
  pages: number;
};

/** The message from the page to its worker, which responds with a `Report`. */
export type CheckRequest = { file: File; limits: Limits };

/** Returns the messages and limits of the results; the check is part of the photo consult. */
export function resultsCopy(): NonNullable<typeof photoCheckResults> {
  if (photoCheckResults) return photoCheckResults;
  throw new Error("Photo check: expected a practice with a photo consult");
}
