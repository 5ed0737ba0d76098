import { practice } from "#content/practice";
import { contactCardPath } from "../../app/file-paths.ts";
import { paths } from "../../app/paths.ts";
import type { Route } from "../../app/routes.ts";
import { absoluteUrl } from "../../app/seo/page-metadata.ts";

const entry = ({ path, updated }: Route) =>
  `<url><loc>${absoluteUrl(path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`;

/** The sitemap, with the dates of the last change (sitemaps.org, version 0.9). */
export const sitemap = (listed: readonly Route[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map(entry).join("\n")}
</urlset>
`;

/** Allows all crawling: pages opt out with `noindex`, which crawlers must fetch to see. */
export const robots = (hasSitemap: boolean): string => `User-agent: *
Allow: /
${hasSitemap ? `\nSitemap: ${absoluteUrl("/sitemap.xml")}\n` : ""}`;

/** Returns `security.txt` (RFC 9116), valid for one year; `null` without a contact. */
export function securityText(): string | null {
  const contact = practice.site.securityContact;
  if (!contact) return null;
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${practice.language.slice(0, 2)}
Canonical: ${absoluteUrl("/.well-known/security.txt")}
`;
}

const escaped = (text: string) => text.replaceAll(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");

/** Folds a line after at most 75 characters (RFC 2426, section 4). */
const folded = (line: string): string => (line.match(/.{1,74}/gsu) ?? []).join("\r\n ");

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
      `URL:${absoluteUrl(paths.contact)}`,
      "END:VCARD",
    ];
    return [contactCardPath(office.id).slice(1), `${lines.map(folded).join("\r\n")}\r\n`];
  });
