/** Everything that can be said of a file; `content/words/photo-check.yaml` holds the sentences. */
export const findingCodes = [
  "heicConverted",
  "heicClosed",
  "notAPicture",
  "wrongEnding",
  "empty",
  "tooBigToOpen",
  "tooManyPixels",
  "brokenOff",
  "unreadable",
  "tookTooLong",
  "bigFile",
  "small",
  "sizeFits",
  "blurred",
  "sharp",
  "dark",
  "bright",
  "halfInShadow",
  "light",
  "noLook",
  "location",
  "details",
  "extraData",
  "pdfPages",
  "pdfTooManyPages",
  "pdfPagesUnknown",
  "pdfLocked",
  "pdfActive",
  "pdfNoLight",
] as const;

/** What a file turned out to be, told from its first bytes. */
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

/** One thing to tell about a file. `value` fills the blank in its sentence. */
export type Finding = {
  kind: "good" | "note" | "advice" | "problem" | "privacy";
  code: FindingCode;
  value?: string;
};

/** The name of each sentence in `content/words/photo-check.yaml`. */
export type FindingCode = (typeof findingCodes)[number];

/** What the check found in one file, and what it made of it. */
export type Report = {
  findings: Finding[];
  /** Small drawing of the picture, for the screen only. */
  thumbnail?: ImageBitmap;
  /** The same picture without what it tells about the person, ready to save. */
  cleaned?: { file: Blob; ending: "jpg" | "png"; made: "cleaned" | "converted" };
};

/** The limits of the check. */
export type Limits = {
  /** Files above this are not opened (bytes). */
  openBytes: number;
  /** Files above this may be refused by the form (bytes). */
  formBytes: number;
  /** Pictures above this are not decoded (pixels). */
  pixels: number;
  /** Pictures whose short side is below this lack detail (pixels). */
  shortSide: number;
  /** Pages of a PDF above this are more than asked for. */
  pages: number;
};

/** What the page requests of its worker, which answers with a `Report`. */
export type CheckRequest = { file: File; limits: Limits };
