import { listedPages } from "../../app/routes.ts";
import { practice } from "../../content/practice.ts";

const absolute = (path: string) => practice.site.url + path;

/** Every page that may be found, with the day of its last change (sitemaps.org, version 0.9). */
export const sitemap = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages
  .map(
    ({ path, changed }) => `<url><loc>${absolute(path)}</loc><lastmod>${changed}</lastmod></url>`,
  )
  .join("\n")}
</urlset>
`;

/** Everything may be read: a page that stays out says so itself, which only its readers learn. */
export const robots = (): string => `User-agent: *
Allow: /

Sitemap: ${absolute("/sitemap.xml")}
`;

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
Preferred-Languages: en
Canonical: ${absolute("/.well-known/security.txt")}
`;
}
