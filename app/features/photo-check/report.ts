/** Everything that can be said of a file, and what it means for the file. */
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

/** The name of each sentence in `content/words/photo-check.yaml`. */
export type FindingCode = keyof typeof findingKinds;
export const findingCodes = Object.keys(findingKinds) as FindingCode[];

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
export type Finding = { code: FindingCode; value?: string };

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
