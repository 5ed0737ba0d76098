import { practice } from "#content/practice";
import { policyHash } from "../../app/document/policy-hash.ts";

const { site, offices, analytics } = practice;
const originOf = (address: string) => URL.parse(address)?.origin;
const mapOrigins = offices.map(({ mapUrl }) => originOf(mapUrl));
/** Sample pages are on this origin. */
const sourceOf = (address: string) => (address.startsWith("/") ? "'self'" : originOf(address));

/** The booking vendor's origin; undefined for the sample page. */
export const bookingOrigin = originOf(site.bookingUrl);

/** The policy of every path; each document's own, in a `<meta>` element, limits styles by hash. */
export function sitePolicy(scripts: Iterable<string>): string {
  const contact = originOf(site.contactEndpoint);
  const directives: Record<string, (string | undefined)[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...[...scripts].map(policyHash)],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", site.assetHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'", analytics.token && analytics.host, contact],
    "frame-src": [sourceOf(site.bookingUrl), ...mapOrigins],
    "worker-src": ["'self'"],
    "form-action": ["'self'", contact],
    "base-uri": ["'none'"],
    // The site frames its sample of a booking page.
    "frame-ancestors": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["site"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(" "))
    .join("; ");
}
