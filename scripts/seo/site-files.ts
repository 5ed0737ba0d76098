import { listedPages, type Route } from "../../app/routes.ts";
import { practice } from "../../content-schema/practice.ts";

const absolute = (path: string) => practice.site.url + path;

const entry = ({ path, changed }: Route) => {
  const day = changed ? `<lastmod>${changed}</lastmod>` : "";
  return `<url><loc>${absolute(path)}</loc>${day}</url>`;
};

/**
 * Every page that may be found, with the day of its last change (sitemaps.org, version 0.9); null
 * where none may.
 */
export const sitemap = (): string | null =>
  listedPages.length === 0
    ? null
    : `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages.map(entry).join("\n")}
</urlset>
`;

/** Everything may be read: a page that stays out says so itself, which only its readers learn. */
export const robots = (): string => `User-agent: *
Allow: /
${listedPages.length === 0 ? "" : `\nSitemap: ${absolute("/sitemap.xml")}\n`}`;

/**
 * Where to tell of a weakness of the site (RFC 9116), for one year; null until the content names a
 * contact.
 */
export function securityText(today: Date): string | null {
  const contact = practice.site.securityContact;
  if (!contact) return null;
  const expires = new Date(today);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), expires.getUTCDate());
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${practice.language.slice(0, 2)}
Canonical: ${absolute("/.well-known/security.txt")}
`;
}
