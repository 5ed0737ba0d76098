import { practice } from "#content";
import { contactCardPath } from "../../app/file-paths.ts";
import { paths } from "../../app/paths.ts";

const escaped = (text: string) => text.replaceAll(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");

/** Folds a line after at most 75 bytes (RFC 6350, section 3.2). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 74) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

/** A vCard per office, by file name. Every phone supports version 3.0 (RFC 2426). */
export const contactCards = (): [file: string, card: string][] =>
  practice.offices.map((office) => {
    const lines = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      `N:;${escaped(`${practice.brandName}, ${office.name}`)};;;`,
      `FN:${escaped(`${practice.brandName}, ${office.name}`)}`,
      `ORG:${escaped(practice.brandName)}`,
      `TEL;TYPE=WORK,VOICE:${office.phone}`,
      `ADR;TYPE=WORK:;${[office.suite, office.street, office.city, office.state, office.zip].map(escaped).join(";")};USA`,
      `URL:${practice.site.url}${paths.contact}`,
      "END:VCARD",
    ];
    return [contactCardPath(office.id).slice(1), `${lines.map(folded).join("\r\n")}\r\n`];
  });
