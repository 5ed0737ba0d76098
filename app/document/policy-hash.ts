import { hash } from "node:crypto";

/** Returns an inline script's or style's source in a Content Security Policy. */
export const policyHash = (content: string): string =>
  `'sha256-${hash("sha256", content, "base64")}'`;
