import { practice } from "#content";
import { listedPages, type Route } from "../../app/routes.ts";

const absolute = (path: string) => practice.site.url + path;

const entry = ({ path, changed }: Route) => {
  const day = changed ? `<lastmod>${changed}</lastmod>` : "";
  return `<url><loc>${absolute(path)}</loc>${day}</url>`;
};

/**
 * The sitemap of indexable pages, with the dates of their last change (sitemaps.org, version 0.9);
 * `null` if no page is indexable.
 */
export const sitemap = (): string | null =>
  listedPages.length === 0
    ? null
    : `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages.map(entry).join("\n")}
</urlset>
`;

/** Allows all crawling: pages opt out with `noindex`, which crawlers must fetch to see. */
export const robots = (): string => `User-agent: *
Allow: /
${listedPages.length === 0 ? "" : `\nSitemap: ${absolute("/sitemap.xml")}\n`}`;

/** Returns `security.txt` (RFC 9116), valid for one year; `null` without a contact. */
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
